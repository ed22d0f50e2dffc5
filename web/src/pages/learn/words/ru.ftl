# Слова страниц обучения; слова самого урока приходят вместе с игрой.

title-learn = Обучение
title-lesson = Урок
learn-why = Короткие уроки на настоящей доске: попробовали — поняли.
learn-game = { $game }: обучение
learn-count = { $count ->
    [one] { $count } урок
    [few] { $count } урока
   *[other] { $count } уроков
}
learn-done = Пройдено уроков: { $done } из { $count }. Каждый занимает около двух минут.
learn-begin = Начать первый урок
learn-go-on = Продолжить обучение
learn-repeat = Пройти ещё раз
learn-had = пройден
learn-of = Обучение: { $game }
lesson = Урок
lesson-number = Урок { $number } из { $count }: { $title }
lesson-step = Шаг { $step } из { $steps }
lesson-says = Что говорит урок
lesson-not-quite = Сейчас нужно другое.
lesson-learned = Отлично!
lesson-try-again = Отменить и попробовать ещё раз
lesson-back = Назад
lesson-continue = Дальше
lesson-your-move = Ваш ход
lesson-skip = Пропустить урок
lesson-again = Повторить
lesson-next = Следующий урок
lesson-all = Все уроки
first-game = Сыграть первую партию
first-game-heading = Первая партия
first-game-why = Настоящая партия против ботов самого лёгкого уровня, всегда с одним и тем же раскладом карт.

title-how = Как играть
how-of = Как играть: { $game }
how-lessons = Учиться играя
how-rules = Точные правила
how-print = Распечатать
how-exact = Точные правила: { $rules }
how-figure-stage = Рисунок { $number }: доска
how-figure-hand = Рисунок { $number }: ваша рука
how-figure-panel = Рисунок { $number }: что лежит рядом с доской
