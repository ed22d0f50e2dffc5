# Турниры.

title-tournaments = Турниры
title-tournament = Турнир
title-tournament-new = Новый турнир
tournaments-why = Запишитесь, и столы будут открываться сами, тур за туром.
tournaments-announced = Идёт запись
tournaments-announced-none = Сейчас записаться некуда. Объявите турнир и пошлите ссылку друзьям.
tournaments-running = Идут сейчас
tournaments-over = Завершённые
tournaments-mine = Мои турниры
tournament-kind-round-robin = Круговой турнир
tournament-kind-round-robin-why = Все встречаются со всеми поровну или почти поровну и занимают разные места за столом.
tournament-kind-swiss = Швейцарская система
tournament-kind-swiss-why = В каждом туре встречаются те, у кого примерно поровну очков, и почти никто – дважды.
tournament-kind-knock-out = На выбывание
tournament-kind-knock-out-why = Лучшие за каждым столом проходят дальше, остальные выбывают.
tournament-tables =
    { $seats ->
        [2] партии вдвоём
       *[other] столы на { $seats } игроков
    }
tournament-places = занято мест: { $entered } из { $most }
tournament-round = Тур { $round } из { $rounds }
tournament-over = Завершён
tournament-cancelled = Отменён
tournament-you-in = Вы участвуете
tournament-you-were = Вы участвовали
tournament-you-invited = Вас приглашают
tournament-you-left = Вы вышли из турнира
tournament-by = Организатор: { $name }
tournament-rated = на рейтинг
tournament-open = Открыт для всех, у кого есть учётная запись
tournament-closed = По приглашениям
tournament-starts-full = Начнётся, как только будут заняты все места; если за 30 дней они не заполнятся, турнир отменяется.
tournament-starts-at = Начало: { $moment }.
tournament-begins = Вот-вот начнётся.
tournament-next-at = Следующий тур начнётся: { $moment }.
tournament-opening = Открываются столы этого тура.
tournament-deadline = Тур закончится не позже { $moment }; после этого партии доиграют боты.
tournament-winner = Победа: { $name }
tournament-nobody = Турнир отменён: набралось слишком мало участников, или так решил организатор.
tournament-join = Участвовать
tournament-join-why = Ваши результаты здесь увидят все, имя – тоже, если вы его не скроете.
tournament-hide = Скрыть моё имя от тех, кто не участвует.
tournament-hide-why = Они увидят только номер, например «Игрок 3».
tournament-hidden-always = Ваше имя скрыто во всех турнирах. Изменить это можно здесь:
tournament-withdraw = Выйти из турнира
tournament-withdraw-sure = Дальше за вас будут играть боты, а вы окажетесь после всех, кто останется. Вернуться будет нельзя.
tournament-decline = Отклонить
tournament-start = Начать сейчас
tournament-cancel = Отменить турнир
tournament-cancel-sure = Турнир закончится для всех. Начатые партии станут обычными.
tournament-guest = В турнирах играют с учётной записью, чтобы никто не потерялся между турами.
tournament-guest-link = Создать учётную запись
tournament-invite = Пригласить по имени пользователя
tournament-invite-send = Пригласить
tournament-awaited = Приглашены: { $names }
tournament-my-table = К моему столу
tournament-entrants = Участники
tournament-entrants-none = Пока никого.
tournament-rounds = Туры
tournament-round-short = Тур { $round }
tournament-table = Стол { $number }
tournament-table-waiting = открывается
tournament-table-playing = идёт игра
tournament-table-late = доигрывают боты
tournament-table-over = партия окончена
tournament-bye = пропускает тур: { $points } очк.
tournament-absent = неявка
tournament-points = Очки
tournament-standings = Турнирная таблица
tournament-place = Место
tournament-player = Игрок
tournament-head-to-head = Личные встречи
tournament-buchholz = Соперники
tournament-share = Доля счёта
tournament-wins = Победы
tournament-games = Партии
tournament-left = вне турнира
tournament-points-why = Первое место за столом – { $win } очков, последнее – 0, остальные – через равные промежутки; при равных местах очки делятся. Неявка: 0 очков. Пропуск тура: { $bye } очков.
tournament-ties-round-robin = При равенстве очков: личные встречи (сколько раз выше минус сколько раз ниже), затем доля счёта за столами, число побед, жребий. Вышедшие из турнира стоят после всех оставшихся.
tournament-ties-swiss = При равенстве очков: очки соперников (коэффициент Бухгольца), затем доля счёта за столами, число побед, жребий. Вышедшие из турнира стоят после всех оставшихся.
tournament-ties-knock-out = Выше тот, кто прошёл дальше; затем место за последним столом, очки, очки соперников, доля счёта, победы, жребий. Жребий решает и то, кто пройдёт дальше при равных местах.
tournament-csv-standings = Таблица (CSV)
tournament-csv-games = Партии (CSV)
tournament-rules = Условия
tournament-time-live = Тур длится не дольше { $minutes } мин. Если кого-то нет и первого хода не было { $absence } мин. с начала очереди, за это место играет бот.
tournament-time-days =
    { $days ->
        [one] Тур длится не дольше { $days } дня.
       *[other] Тур длится не дольше { $days } дней.
    }
tournament-bots = Столы дополняют боты ({ $level }); они же играют за тех, кто вышел из турнира.
tournament-no-bots = Боты столы не дополняют; если кто-то выйдет из турнира, партию доиграет бот.
tournament-advance =
    { $count ->
        [one] С каждого стола дальше проходит { $count } игрок.
        [few] С каждого стола дальше проходят { $count } игрока.
       *[other] С каждого стола дальше проходят { $count } игроков.
    }
tournament-of = Турнир, тур { $round }
tournament-form-title = Название турнира
tournament-form-kind = Система
tournament-form-seats = Игроков за столом
tournament-form-rounds = Число туров
tournament-form-rounds-auto = сколько потребуется
tournament-form-advance = Сколько проходит дальше
tournament-form-seeding = Жеребьёвка
tournament-form-seeding-draw = по жребию
tournament-form-seeding-rating = по рейтингу
tournament-form-people = Участники
tournament-form-most = Мест
tournament-form-invited = Только по моему приглашению.
tournament-form-start = Начало
tournament-form-start-full = когда мест не останется
tournament-form-start-at = в назначенное время
tournament-form-when = Когда
tournament-form-time = Время
tournament-form-minutes = Наибольшая длительность тура (мин.)
tournament-form-days = Наибольшая длительность тура (дни)
tournament-form-absence = Сколько ждать отсутствующих (мин.)
tournament-form-level = Боты дополняют столы
tournament-form-level-none = без ботов
tournament-form-rated = Партии на рейтинг.
tournament-form-announce = Объявить
