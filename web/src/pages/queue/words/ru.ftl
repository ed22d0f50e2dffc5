# Ожидание любого соперника.

queue-title = Игра с кем угодно
queue-why = Выберите игру и темп. Как только наберётся достаточно желающих, стол откроется и партия начнётся сама.
queue-game = Игра
queue-seats = Игроков
queue-pace = Темп
queue-rated = На рейтинг
queue-wait = Найти соперников
queue-join = Присоединиться
queue-others = Кто ждёт
queue-nobody = Сейчас никто не ждёт.
queue-people = { $people ->
    [one] ждёт { $people } человек
    [few] ждут { $people } человека
   *[other] ждут { $people } человек
}
queue-wish = { $game }, { $seats ->
    [one] { $seats } игрок
    [few] { $seats } игрока
   *[other] { $seats } игроков
}, { $pace }{ $rated ->
    [yes] , на рейтинг
   *[no] {""}
}
queue-waiting = Ждём соперников: на месте { $people } из { $seats }.
queue-stay-live = Если закрыть страницу, вы выйдете из очереди.
queue-stay-days = Страницу можно закрыть: место в очереди останется за вами.
queue-leave = Больше не ждать
