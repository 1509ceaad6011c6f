def test_x(player, patient):
    import time
    t=time.time()
    made = player.table()
    me = made.sit(0)
    print(me.keys, time.time()-t)
    for _ in range(20):
        me.choose(me.keys[0]); me.settle()
    print(me.version, time.time()-t)
    m2 = player.table("secret-cards", 2)
    a,b = m2.all()
    print([f["type"] for f in a.frames], a.keys, b.keys)
    print(a.ask(type="hint", version=a.version), time.time()-t)
    print(a.do("choose", key=a.keys[0]))
    print(b.choose(b.keys[0]))
    print(b.frames[-1])
