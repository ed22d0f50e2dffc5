import shapes from "$drawing/merv/shapes.json";

// Small drawings in a box of 24 by 24, each one path.
export const ICONS: Record<string, string> = shapes.icons;

/** The drawing for a reward of the market, a pair, the mosque or a contract. */
export const REWARD_ICON: Record<string, string> = shapes.rewards;

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
