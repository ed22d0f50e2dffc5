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
