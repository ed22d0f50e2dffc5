// How far a noble gets, as it is drawn: all his ways, or those of them that are asked for or looked at.
import type { Leave, Reach } from "$/generated/warrior_knights";

export interface Drawn {
  /** The marches, by their numbers among the routes. */
  marches: number[];
  /** Areas that he gets to by land. */
  land: number[];
  /** Ports that he can sail to. */
  sea: number[];
  /** Areas on the way to others in which somebody else has a say. */
  leaves: Leave[];
  /** Laws that he would have to break or to obey on some of these ways. */
  laws: number[];
}

/** Some of a noble's marches and voyages: where they lead, whose leave they need, which laws bear on them. */
export function drawn(reach: Reach, routes: number[][], marches = reach.marches, sea = reach.sails): Drawn {
  const ways = marches.map((route) => routes[route]!);
  const passed = new Set(ways.flatMap((way) => way.slice(1, -1)));
  const roads = marches.some((route) => reach.road_marches.includes(route));
  return {
    marches,
    land: [...new Set(ways.map((way) => way.at(-1)!))],
    sea,
    leaves: reach.leaves.filter(({ area }) => passed.has(area)),
    laws: [...new Set([...(sea.length > 0 ? reach.sea_laws : []), ...(roads ? reach.road_laws : [])])],
  };
}
