## Стани

condition-stun = { -stun }
condition-curse = { -curse }
condition-bless = { -bless }
condition-regenerate = { -regenerate }

## Позначки карт: стани, види й застосування предметів

mark-unlimited = без обмежень
mark-shuffle = перетасувати колоду

## Місцевість, ранги фігурок, частини карт

terrain-rift = { -rift }

## Що означають стани

condition-stun-about = { -figure(case: "cap") } не може ні діяти, ні використовувати { -item(case: "accs") }. Минає наприкінці її наступного ходу.
condition-curse-about = У колоді лежить карта { -null }, доки її не відкриють.
condition-bless-about = У колоді лежить карта ×2, доки її не відкриють.
condition-regenerate-about = { -figure(case: "cap") } отримує { -heal } 1 на початку кожного свого ходу. Минає, коли вона зазнає { -damage(case: "gens") }.
