coach = Наставник: поясняет каждый новый вопрос
coach-ask = Что это за вопрос?
coach-got-it = Понятно
settings-coach = Наставник
settings-coach-why = Поясняет вопрос, когда он впервые встречается в партии.
coach-when-first = В первых двух партиях каждой игры
coach-when-always = Во всех партиях
coach-when-never = Выключен
