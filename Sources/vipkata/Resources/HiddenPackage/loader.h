void vipkata_listen(void);
