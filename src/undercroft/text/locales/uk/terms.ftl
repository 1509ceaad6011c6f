# Терміни, спільні для всіх ігор. Ті, що потрібні й клієнту в браузері, стоять в interface.ftl; терміни однієї гри — в її власному файлі.

-round = { $case ->
    [gen] раунду
    [cap] Раунд
    [cap-pl] Раунди
   *[nom] раунд
}
-turn = { $case ->
    [gen] ходу
   *[nom] хід
}
-scenario = { $case ->
    [gen] сценарію
    [cap] Сценарій
   *[nom] сценарій
}
-your-attack = { $case ->
    [gen] вашої атаки
   *[ins] вашою атакою
}
-set-up = { $case ->
    [gen] підготовки
    [cap] Підготовка
   *[ins] підготовкою
}
-special-rules = { $case ->
    [gen] особливих правил
    [dat] особливим правилам
    [ins] особливими правилами
    [loc] особливих правилах
    [cap] Особливі правила
   *[nom] особливі правила
}
-attack = { $case ->
    [gen] атаки
    [dat] атаці
    [acc] атаку
    [ins] атакою
    [loc] атаці
    [noms] атаки
    [gens] атак
    [caps] Атаки
    [cap] Атака
   *[nom] атака
}
-damage = { $case ->
    [gen] поранення
    [dat] пораненню
    [ins] пораненням
    [loc] пораненні
    [noms] поранення
    [gens] поранень
    [accs] поранення
    [caps] Поранення
    [cap-gens] Поранень
    [cap] Поранення
   *[nom] поранення
}
-shield = { $case ->
    [gen] щита
    [dat] щиту
    [ins] щитом
    [loc] щиті
    [noms] щити
    [cap] Щит
   *[nom] щит
}
-ally = { $case ->
    [gen] союзника
    [dat] союзнику
    [acc] союзника
    [ins] союзником
    [loc] союзнику
    [noms] союзники
    [gens] союзників
    [cap] Союзник
   *[nom] союзник
}
-goal = { $case ->
    [dat] завданню
    [ins] завданням
    [loc] завданні
    [noms] завдання
    [cap] Завдання
   *[nom] завдання
}
-die = { $case ->
    [gen] кістки
    [acc] кістку
    [loc] кістці
    [noms] кістки
    [gens] кісток
    [accs] кістки
    [caps] Кістки
    [cap-acc] Кістку
    [cap] Кістка
   *[nom] кістка
}
-stun = { $case ->
    [gen] оглушення
    [cap] Оглушення
   *[nom] оглушення
}
-door = { $case ->
    [gen] дверей
    [cap] Двері
   *[nom] двері
}
-teleport = { $case ->
    [cap] Телепортація
   *[nom] телепортація
}
-experience = { $case ->
    [gen] досвіду
    [acc] досвід
    [cap] Досвід
   *[nom] досвід
}
