# Профили, таблицы лидеров и рейтинговые столы.

title-profile = Профиль
title-leaderboard = Таблица лидеров
profile-mine = Мой профиль
profile-guest = Гость
profile-since = Играет здесь с { $day }
profile-nothing = { $name } больше ничего не показывает.
profile-hidden = видно только вам
profile-choose = Мой профиль
profile-choose-why = Отметьте, что могут видеть все. Партии за закрытыми столами видны только вам. Если имя не отмечено, те, кто с вами не играет, видят «Игрок 2».
profile-ratings = Рейтинги
profile-results = Результаты
profile-opponents = Соперники
profile-openings = Дебюты
profile-games = Последние партии
profile-tables = Моё имя за столами, где я играю
profile-tournaments = Моё имя в турнирах
avatar-shape = Знак аватара
avatar-shape-number = Знак { $number }
avatar-colour = Цвет аватара
avatar-colour-number = Цвет { $number }
ratings-none = Рейтинговых партий пока нет.
rated-games =
    { $games ->
        [one] { $games } рейтинговая партия
        [few] { $games } рейтинговые партии
       *[many] { $games } рейтинговых партий
    }
rating-provisional = предварительный
curve-told = Рейтинг за { $games } партий: от { $first } до { $last }, лучший { $best }
solo-of = { $game } в одиночку
solo-best =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
solo-games =
    { $games ->
        [one] лучшая из { $games } рейтинговой партии, побед: { $won }
       *[other] лучшая из { $games } рейтинговых партий, побед: { $won }
    }
solo-none = Результатов в одиночной игре пока нет. Сыграйте рейтинговую партию в одиночку.
results-none = Пока показать нечего.
results-games = Партии
results-won = Победы
results-all = Все
results-seats =
    { $seats ->
        [1] в одиночку
       *[other] игроков: { $seats }
    }
results-against = выше, чем { $name }
results-moves =
    { $moves ->
        [one] около { $moves } хода
       *[other] около { $moves } ходов
    }
favourite-won =
    { $games ->
        [one] { $games } партия, побед: { $won } ({ $percent } %)
        [few] { $games } партии, побед: { $won } ({ $percent } %)
       *[many] { $games } партий, побед: { $won } ({ $percent } %)
    }
openings-why = «Хан»: области первых юрт. «Мерв»: первое действие.
games-none = Партий пока нет.
game-place = { $place }-е место из { $seats }
game-place-shared = { $place }-е место из { $seats }, разделено
game-drawn = Ничья
game-won = Победа
game-lost = Поражение
game-left = Игра покинута
list-more = Показать ещё
leaderboard-why = Каждый начинает с 1500, как Купец. Вопросительный знак: партий пока мало, рейтинг неточен. Показаны только те, кто открыл свои рейтинги.
leaderboard-bots = Боты:
leaderboard-none = В этой игре рейтингов пока нет. Откройте рейтинговый стол.
leaderboard-own = Вы на { $place }-м месте.
leaderboard-place = Место
leaderboard-player = Игрок
leaderboard-rating = Рейтинг
leaderboard-best = Рекорд
table-rated = на рейтинг
set-up-rated = Рейтинговая партия.
set-up-rated-why = Результат изменит рейтинги всех, кто сядет за стол. Играют с часами и без подсказок; кто уйдёт, займёт последнее место.
set-up-rated-account = В рейтинговые партии играют с учётной записью.
wait-rated = Это рейтинговая партия: кто садится, тот согласен. Играют с часами; кто уйдёт, займёт последнее место.
