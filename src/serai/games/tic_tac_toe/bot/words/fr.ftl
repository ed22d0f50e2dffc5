rival = votre rival
term-lines = Ouvre une ligne que vous pouvez encore compléter.
    .what = une ligne ouverte
term-threats = Deux sur une ligne : vous menacez de gagner.
    .what = deux sur une ligne
term-completes = Vous pourrez compléter une ligne ensuite.
    .what = une ligne à compléter tout de suite
