// Nothing is left of OrdersView. This file can be deleted.
