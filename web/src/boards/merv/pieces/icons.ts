// Small drawings in a box of 24 by 24, each one path.
export const ICONS: Record<string, string> = {
  camel:
    "M2.5 21 L3.2 13.5 Q3.3 10.2 6 9.6 Q7.6 4.6 10 9 Q12.6 4.4 14.6 9.6 Q16.4 9.6 16.8 7.6 L17.3 4.6 Q17.8 2.8 19.4 2.8 L22.4 4 L22 6 L19.8 6.4 L19.6 10.6 Q19.2 14.4 16.6 14.8 L17 21 H15.2 L14.2 15.4 H8 L7 21 H5.3 L5.6 15.2 L4.4 21 Z",
  scroll:
    "M6 3 H17.5 A3 3 0 0 1 17.5 9 H17 V17 A4 4 0 0 1 13 21 H5.5 A3 3 0 0 1 5.5 15 H7 V6.2 A3 3 0 0 1 6 3 Z M9 7.4 V9 H15 V7.4 Z M9 11 V12.6 H15 V11 Z M9 14.6 V16.2 H14 V14.6 Z",
  common:
    "M8.6 3 H15.4 L14 6.4 Q20.5 9 20.5 15.4 Q20.5 21 12 21 Q3.5 21 3.5 15.4 Q3.5 9 10 6.4 Z M9 11 V13 H15 V11 Z",
  rare: "M7 3 H17 L22.5 9.6 L12 22 L1.5 9.6 Z M8.2 5.6 L5.6 9 H9.2 Z M15.8 5.6 L14.8 9 H18.4 Z M12 17.8 L9.4 11 H14.6 Z",
  servant: "M12 2.4 A4 4 0 1 1 11.99 2.4 Z M4.4 21.6 Q4.4 11.6 12 11.6 Q19.6 11.6 19.6 21.6 Z",
  soldier:
    "M12 1.8 L20.4 4.8 V11 Q20.4 18.4 12 22.4 Q3.6 18.4 3.6 11 V4.8 Z M11 6 V10 H7 V12 H11 V18 H13 V12 H17 V10 H13 V6 Z",
  courtier:
    "M12 3 A3.8 3.8 0 1 1 11.99 3 Z M7.6 4.6 Q12 -1.6 16.4 4.6 Q12 2.6 7.6 4.6 Z M3.6 21.6 L8.4 11.8 H15.6 L20.4 21.6 Z",
  favour: "M5 5 H19 V19 H5 Z M12 1.8 L22.2 12 L12 22.2 L1.8 12 Z",
  influence: "M4 1.6 H6.2 V22.4 H4 Z M6.2 3 H21 L17.4 8 L21 13 H6.2 Z",
  points: "M12 1.6 L14.9 8.5 L22.3 9.1 L16.7 14 L18.4 21.2 L12 17.3 L5.6 21.2 L7.3 14 L1.7 9.1 L9.1 8.5 Z",
  building: "M2.4 11.4 L12 3 L21.6 11.4 H19.4 V21 H14.4 V15 H9.6 V21 H4.6 V11.4 Z",
  disc: "M12 2.6 A9.4 9.4 0 1 1 11.99 2.6 Z M12 7.4 A4.6 4.6 0 1 0 12.01 7.4 Z",
  caravansary:
    "M1.6 21.4 V9 L3.6 6 L5.6 9 H18.4 L20.4 6 L22.4 9 V21.4 H16 V16 A4 4 0 0 0 8 16 V21.4 Z M4.2 12 V15 H6.4 V12 Z M17.6 12 V15 H19.8 V12 Z M11 3 H13 V7 H11 Z",
  palace: "M2.2 6.4 L7.6 11.4 L12 3 L16.4 11.4 L21.8 6.4 L19.6 17 H4.4 Z M4.6 18.6 H19.4 V21.2 H4.6 Z",
  library:
    "M1.8 4.6 Q7 2.6 11.2 5.8 V20.8 Q7 17.8 1.8 19.6 Z M12.8 5.8 Q17 2.6 22.2 4.6 V19.6 Q17 17.8 12.8 20.8 Z",
  silk_road: "M12 1 L14.6 9.4 L23 12 L14.6 14.6 L12 23 L9.4 14.6 L1 12 L9.4 9.4 Z",
  mosque:
    "M12 1.6 Q12.6 4 15.4 5.6 Q18.4 7.6 17.8 11.6 H6.2 Q5.6 7.6 8.6 5.6 Q11.4 4 12 1.6 Z M6 12.8 H18 V21.6 H14.6 V17.8 A2.6 2.6 0 0 0 9.4 17.8 V21.6 H6 Z M1.8 8.4 L3.3 4.6 L4.8 8.4 V21.6 H1.8 Z M19.2 8.4 L20.7 4.6 L22.2 8.4 V21.6 H19.2 Z",
  wall: "M1.6 6 H5.8 V9 H9.9 V6 H14.1 V9 H18.2 V6 H22.4 V20.4 H1.6 Z M4 13 V14.4 H10 V13 Z M13 13 V14.4 H20 V13 Z M7 16.6 V18 H16 V16.6 Z",
  gate: "M1.6 5 H5.8 V8 H9.9 V5 H14.1 V8 H18.2 V5 H22.4 V21 H16.2 V15.6 A4.2 4.2 0 0 0 7.8 15.6 V21 H1.6 Z",
  token:
    "M7 2.6 H17 L22 12 L17 21.4 H7 L2 12 Z M12 7 L13.5 10.4 L17.2 10.8 L14.4 13.2 L15.2 16.8 L12 14.9 L8.8 16.8 L9.6 13.2 L6.8 10.8 L10.5 10.4 Z",
  card: "M6 2 H18 Q19.6 2 19.6 3.6 V20.4 Q19.6 22 18 22 H6 Q4.4 22 4.4 20.4 V3.6 Q4.4 2 6 2 Z M12 6.6 L8 12 L12 17.4 L16 12 Z",
  step: "M12 2.4 L20.6 12 H15.4 V21.4 H8.6 V12 H3.4 Z",
  post: "M11 1.6 H13 V4 L21.6 20.4 H2.4 L11 4 Z M12 10.4 L8.4 20.4 H15.6 Z",
  contract:
    "M5 2.4 H19 V21.6 L15.6 19.4 L12 21.6 L8.4 19.4 L5 21.6 Z M8 7 V8.6 H16 V7 Z M8 11 V12.6 H16 V11 Z",
  upgrade:
    "M12 1.8 L21.4 6.8 V17.2 L12 22.2 L2.6 17.2 V6.8 Z M10.8 7.4 V10.8 H7.4 V13.2 H10.8 V16.6 H13.2 V13.2 H16.6 V10.8 H13.2 V7.4 Z",
  discount: "M12 2.4 A9.6 9.6 0 1 1 11.99 2.4 Z M7 10.8 V13.2 H17 V10.8 Z",
  wild: "M12 2.4 A9.6 9.6 0 1 1 11.99 2.4 Z M12 5 A7 7 0 0 0 12 19 A3.5 3.5 0 0 1 12 12 A3.5 3.5 0 0 0 12 5 Z",
  mongol:
    "M5 2.4 Q20.6 4.4 20.6 12 Q20.6 19.6 5 21.6 L6 19 Q16.6 17.4 17.4 13.2 H6.6 V15.4 L1.6 12 L6.6 8.6 V10.8 H17.4 Q16.6 6.6 6 5 Z",
  any: "M12 3 L20 8 L12 13 L4 8 Z M4 12 L12 17 L20 12 L20 15 L12 20.4 L4 15 Z",
  check: "M3 12.6 L6 9.6 L10 13.4 L18.4 4.6 L21.4 7.6 L10 19.4 Z",
  cinnamon:
    "M4.2 5 Q6.2 2.6 8.2 5 V19 Q6.2 21.4 4.2 19 Z M10 3.4 Q12 1 14 3.4 V20.6 Q12 23 10 20.6 Z M15.8 5 Q17.8 2.6 19.8 5 V19 Q17.8 21.4 15.8 19 Z",
  ginger:
    "M3 15 Q1.4 10.6 5.6 9.4 Q5.2 4.6 9.4 4.4 Q12.8 4.4 12.6 8.4 Q15.4 5.6 18.4 7.4 Q20.8 9.4 18.6 11.8 Q22.6 12 22.2 15.6 Q21.4 19.2 16.6 18.2 Q12.4 21.6 9 18.6 Q4.6 19.6 3 15 Z",
  juniper:
    "M7.4 6.4 A4.2 4.2 0 1 1 7.39 6.4 Z M16.6 6.4 A4.2 4.2 0 1 1 16.59 6.4 Z M12 13.4 A4.2 4.2 0 1 1 11.99 13.4 Z M11.2 7 V1.4 H12.8 V7 Z",
  pepper: "M14.6 2 L16.4 2.8 L15.4 5.4 Q20.6 7 19.4 12.6 Q17.6 19.6 4 22 Q9.4 17 9.4 11.4 Q9.6 6 13.6 5.2 Z",
};

/** The drawing for a reward of the market, a pair, the mosque or a contract. */
export const REWARD_ICON: Record<string, string> = {
  soldier: "soldier",
  favour: "favour",
  white_upgrade_anywhere: "upgrade",
  white_upgrade_own: "upgrade",
  extra_upgrade_own: "upgrade",
  camel_if_present: "camel",
  bonus_token: "token",
  free_courtier: "courtier",
  free_wall: "wall",
  mosque_buildings_score: "mosque",
  scroll: "scroll",
  caravan_card: "card",
  rare_good: "rare",
  mosque_step: "step",
  victory_points_3: "points",
  palace_action: "palace",
  wall_action: "wall",
  library_action: "library",
  caravansary_action: "caravansary",
  mosque_action: "mosque",
  free_trading_post: "post",
};

/** The drawing for what a breakthrough does. */
export const EFFECT_ICON: Record<string, string> = {
  discount: "discount",
  wild_cube: "wild",
  caravan_card: "card",
  trading_post_and_good: "post",
  mosque_step: "step",
  wall_or_gate: "wall",
  favour: "favour",
  soldiers: "soldier",
  favour_and_soldier: "soldier",
  victory_points: "points",
};
