// Nothing is left of LoginViewModel. This file can be deleted.
