// Nothing is left of OrdersViewModel. This file can be deleted.
