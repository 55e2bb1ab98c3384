# A course, and nobody has begun. It is taken only where nobody else can write.
chmod -R go-w .
