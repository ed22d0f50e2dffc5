because-keep = С другим выбором у вас будет меньше: { $what }.
because-cost = Цена: { $what }.
because-harm = Потеря для соперника ({ $seat ->
    [none] { rival }
   *[other] { $seat }
}): { $what }.
because-deny = Иначе у соперника ({ $seat ->
    [none] { rival }
   *[other] { $seat }
}) будет больше: { $what }.
because-follow = Что, вероятно, последует: { $what }.
term-win = Это победа в партии.
    .what = победа
term-score = В конце у вас больше очков: +{ $number }.
    .what = { $number ->
        [0] очки в конце
        [one] { $number } очко в конце
        [few] { $number } очка в конце
       *[other] { $number } очков в конце
    }
