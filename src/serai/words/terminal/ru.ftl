# Что говорит командная строка.

## serai simulate

simulate-title = { $game }: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}
simulate-seat = Место
simulate-wins = Победы
simulate-shared = Общие
simulate-mean = Среднее
simulate-sd = Откл.
simulate-min = Мин.
simulate-max = Макс.
simulate-parts = Из чего складываются очки
simulate-part = Часть
simulate-median = Медиана
simulate-length = Длина: в среднем { $mean } решения (отклонение { $sd }), от { $min } до { $max }, в половине партий не больше { $median }.
simulate-seat-length = На место: в среднем { $mean } решения, от { $min } до { $max }, у половины не больше { $median }.
simulate-rounds = Раунды: в среднем { $mean }, от { $min } до { $max }, в половине партий не больше { $median }.
simulate-endings = Чем кончились партии: { $endings }.
simulate-by = { $by ->
    [points] по очкам
    [tie] по дополнительным показателям
    [shared] ничья
    [influence] по влиянию
    [majority] большинство городов
    [survivor] остался один барон
    [might] никто не набрал большинства
    [level] равны во всём
    [magistrate] вровень с судьёй
   *[other] { $by }
}
simulate-branching = Варианты: в среднем { $mean } на решение, самое большее { $max } (подсчитано решений: { $decisions }, партий: { $games }).
simulate-checked = Инварианты проверялись после каждого выбора.
simulate-took = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
} за { $seconds } с, { $jobs ->
    [one] { $jobs } процесс
    [few] { $jobs } процесса
   *[many] { $jobs } процессов
}.
simulate-wrong = Партия { $number } сорвалась: { $what }. Её запись — { $file }; `serai verify { $file }` покажет это снова.

## serai dataset

dataset-made = { $games ->
    [0] Делать было нечего
    [one] Готова { $games } партия
    [few] Готовы { $games } партии
   *[many] Готово { $games } партий
} за { $seconds } с, уже было: { $kept }; папка { $folder }

## serai bench

bench-title = { $game }, { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[many] { $seats } мест
}, одно ядро, без событий
bench-figure = Показатель
bench-value = Значение
bench-games_per_s = партий в секунду
bench-decisions_per_s = решений в секунду
bench-clone_us = копия состояния, мкс
bench-options_us = список вариантов, мкс
bench-redeal_us = пересдача, мкс
bench-view_us = вид с места, мкс
bench-compiled = Скомпилированная сборка на { $python }.
bench-interpreted = Интерпретируется на { $python }.
bench-method = Лучший из повторов ({ $repeats }); в каждом партий: { $games } (в среднем решений: { $decisions }), позиций из целых партий: { $positions }; сборщик мусора включён, объекты, созданные при запуске, заморожены.

## serai games

games-name = Имя
games-title = Игра
games-seats = Места
games-options = Настройки
games-rules = Правила

## serai fuzz

fuzz-progress = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}, выборов: { $choices }, отказов: { $refusals }, прочих действий: { $others }
fuzz-done = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}: сделано выборов — { $choices }, отклонено негодного ввода — { $refusals }, отмен, ответвлений, повторов и осмотров — { $others } (зерно { $seed }).
fuzz-found = Найдено: { $what }, при действии { $doing }. Запись — { $file }; в заметке рядом сказано, как увидеть это снова.

## Записи

row-chose = { $seat }: { $choice }
row-aside = { $seat }, помимо вопроса: { $choice }
row-all = Все одновременно: { $drafts }
row-undo = { $seat }: отмена всего, начиная с хода { $number }
show-title = { $game }, после хода { $number } из { $last }
replay-move = Ход { $number }
over = Партия окончена.
waiting-for = Выбирает { $seat }.
verify-moves = { $number ->
    [0] Ходов не было; партия «{ $game }» начинается так, как записано (версия правил { $rules }).
    [one] Допустим каждый из { $number } хода игры «{ $game }» (версия правил { $rules }).
   *[other] Допустим каждый из { $number } ходов игры «{ $game }» (версия правил { $rules }).
}
verify-invariants = Ни после одного хода инварианты правил не нарушены.
verify-state = Сыгранная заново, партия приходит точно в записанное состояние.
verify-no-state = Запись не называет конечного состояния, сравнивать не с чем.
verify-fair = Зерно было обещано ведущим до того, как места внесли свои доли, и следует из всех них.
verify-no-fair = В записи нет материала зерна: честность тасования не доказана.
verify-position = Партия начинается с позиции из записи; как к ней пришли, не доказано. Её отпечаток: { $digest }
verify-over = Партия окончена:
verify-open = Партия ещё идёт.

## serai play

menu-group = { $label } ({ $number })
menu-back = назад ко всем вариантам
play-page = Откройте { $address } в браузере. Ctrl+C завершает сервер; партии сохраняются.
play-ask-seats = Сколько мест, от { $lowest } до { $highest }? [{ $usual }]
play-ask-people = Сколько из них займут люди, от { $lowest } до { $highest }? [{ $usual }]
play-ask-preset = Какая партия, от { $lowest } до { $highest }? [{ $usual }]
play-bots = { $number ->
    [one] { $number } место занял бот, { $level }. { $temper }
    [few] { $number } места заняли боты, { $level }. { $temper }
   *[other] { $number } мест заняли боты, { $level }. { $temper }
}
play-resumed = Партия продолжается после хода { $number }.
play-pass = Передайте экран. За него садится { $seat }; затем нажмите Enter.
play-draft = Уже выбрано: { $choices }
play-no-number = Номера { $number } нет; последний номер — { $last }.
play-saved = Сохранено в файл { $file }.
play-allowed = Ничто этому не мешает.
play-kept = Партия сохранена в { $file }; продолжить: serai play --terminal { $game } --record { $file }
play-help =
    Введите номер варианта или группы либо сам вариант, например: { $example }
    Часть варианта покажет все, в которых она есть.
    b  снова доска и все варианты        u  отменить        q  прервать (партия сохранится)
    why ВАРИАНТ  можно ли так, и какое правило мешает, если нельзя
    save ФАЙЛ    записать партию в другой файл (.txt — текстом)
play-help-aside = aside ВАРИАНТ  сделать что-то помимо вопроса, например: aside { $example }

# ---- взгляд назад на партию
analyse-title = { $game }: шансы на победу, ходов: { $number }
analyse-move = Ход
analyse-turning = Ход { $number }, { $seat }: «{ $choice }» — осталось шансов { $chance } %.
analyse-better = Лучше: «{ $choice }», { $chance } %.
analyse-no-turning = Ни один выбор не переломил эту партию.
analyse-not-over = Партия ещё не окончена; до конца можно разбирать только пробную.

# ---- puzzles
puzzles-found = { $count ->
    [one] { $count } задача
    [few] { $count } задачи
   *[many] { $count } задач
}
puzzles-written = { $count ->
    [one] { $count } задача в { $folder }; просмотрено позиций: { $looked }.
    [few] { $count } задачи в { $folder }; просмотрено позиций: { $looked }.
   *[many] { $count } задач в { $folder }; просмотрено позиций: { $looked }.
}
puzzles-grade = { $grade ->
    [easy] Лёгких: { $count }
    [medium] Средних: { $count }
   *[hard] Трудных: { $count }
}

# ---- боты по уровням
level-random = Случайный
level-random-temper = Выбирает что попало.
level-novice = Новичок
level-novice-temper = Видит на один ход и порой ошибается.
level-trader = Купец
level-trader-temper = Берёт лучшее из того, что видно сразу.
level-general = Полководец
level-general-temper = Думает наперёд, не дольше двух секунд.
level-sultan = Султан
level-sultan-temper = Думает долго и ничего не прощает.
