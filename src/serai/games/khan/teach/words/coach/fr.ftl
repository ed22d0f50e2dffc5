# Ce que le guide dit d’une question la première fois qu’elle se pose : `coach-<genre>`.

coach-place-yurt = Votre première yourte. Seules les régions sans yourte sont ouvertes. Une case près d’un chef est prometteuse : quand il fuira, une yourte neutre restera à côté de la vôtre.
coach-act = { $number ->
    [1] Vous avez deux actions. Envahir : une carte dit où peut aller votre yourte. Conquérir : une forme posée sur des yourtes rapporte des points. Si des yourtes se touchent déjà, cherchez d’abord une conquête.
    [2] Il reste une action, la même si vous voulez. Les plus beaux tours : combler un vide avec une yourte et conquérir aussitôt, avant que quelqu’un d’autre n’en profite.
   *[other] Moral élevé vous offre une action de plus : envahir, pourchasser ou conquérir. Vous venez de poser une yourte à côté d’autres ? Conquérez avant le joueur suivant.
}
    .by = { $number }
coach-discard-any = Défaussez les cartes des terrains qui ne vous servent pas : à la fin du tour, vous complétez votre main à quatre. Gardez plutôt un joker ou la carte de la région où vous vous installez.
coach-consent = Cette forme recouvrirait des yourtes que vous protégez, et vous la partageriez. Si vous acceptez, ses points sont aussi pour vous ; sinon, vos yourtes restent en place.
coach-use-special = Vos actions sont faites. Vous pouvez jouer une carte spéciale, chacune une seule fois dans la partie. Ne les gardez pas toutes pour la fin : le bon moment, c’est quand on pourrait recouvrir vos yourtes.
coach-final-conquest = { $number ->
    [1] Les derniers tours : deux conquêtes par tour, rien d’autre. Prenez la plus grande forme possible, de préférence à côté des vôtres : le plus grand territoire vaut dix points de plus.
   *[other] Votre seconde conquête du tour. Comptez les points de la forme et regardez si elle réunit deux de vos territoires : le bonus de dix va au plus grand.
}
    .by = { $number }
