import type { Grammar } from "../grammars/grammar.ts";
import { accessories } from "./clothing/accessories.ts";
import { footwear } from "./clothing/footwear.ts";
import { garments } from "./clothing/garments.ts";
import { hats } from "./clothing/hats.ts";
import { headgear } from "./clothing/headgear.ts";
import { pails } from "./containers/pails.ts";
import { future } from "./fantasy/future.ts";
import { relics } from "./fantasy/relics.ts";
import { seafaring } from "./fantasy/seafaring.ts";
import { seats } from "./furniture/seats.ts";
import { jewels } from "./jewellery/jewels.ts";
import { keyed } from "./music/keys.ts";
import { percussion } from "./music/percussion.ts";
import { sound } from "./music/sound.ts";
import { strings } from "./music/strings.ts";
import { winds } from "./music/winds.ts";
import { balls } from "./sport/balls.ts";
import { boards } from "./sport/boards.ts";
import { equipment } from "./sport/equipment.ts";
import { halls } from "./sport/halls.ts";
import { games } from "./toys/games.ts";
import { playthings } from "./toys/playthings.ts";
import { bows } from "./weapons/bows.ts";
import { guns } from "./weapons/guns.ts";
import { magicArms } from "./weapons/magic-arms.ts";
import { poleArms } from "./weapons/pole-arms.ts";
import { thrown } from "./weapons/thrown.ts";

/** Every family of programs, one line each, in the order of the alphabet. */
export const programs: readonly Grammar[] = [
  ...accessories,
  ...footwear,
  ...garments,
  ...hats,
  ...headgear,
  ...pails,
  ...future,
  ...relics,
  ...seafaring,
  ...seats,
  ...jewels,
  ...keyed,
  ...percussion,
  ...sound,
  ...strings,
  ...winds,
  ...balls,
  ...boards,
  ...equipment,
  ...halls,
  ...games,
  ...playthings,
  ...bows,
  ...guns,
  ...magicArms,
  ...poleArms,
  ...thrown,
];
