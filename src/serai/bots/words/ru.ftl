because-keep = При другом выборе вы упускаете: { $what }.
because-cost = Цена: { $what }.
because-harm = Теряет { $seat ->
    [none] { rival }
   *[other] { $seat }
}: { $what }.
because-deny = Иначе больше получит { $seat ->
    [none] { rival }
   *[other] { $seat }
}: { $what }.
because-follow = Вероятное продолжение: { $what }.
term-win = Это победа.
    .what = победа
term-score = В конце у вас больше очков: +{ $number }.
    .what = { $number ->
        [0] очки в конце
        [one] { $number } очко в конце
        [few] { $number } очка в конце
       *[other] { $number } очков в конце
    }
