import type { Grammar } from "../grammars/grammar.ts";
import { accessories } from "./clothing/accessories.ts";
import { bags } from "./clothing/bags.ts";
import { boots } from "./clothing/boots.ts";
import { crowns } from "./clothing/crowns.ts";
import { garments } from "./clothing/garments.ts";
import { hats } from "./clothing/hats.ts";
import { helmets } from "./clothing/helmets.ts";
import { shoes } from "./clothing/shoes.ts";
import { tops } from "./clothing/tops.ts";
import { pails } from "./containers/pails.ts";
import { future } from "./fantasy/future.ts";
import { gates } from "./fantasy/gates.ts";
import { graves } from "./fantasy/graves.ts";
import { relics } from "./fantasy/relics.ts";
import { seafaring } from "./fantasy/seafaring.ts";
import { treasures } from "./fantasy/treasures.ts";
import { seats } from "./furniture/seats.ts";
import { jewels } from "./jewellery/jewels.ts";
import { tokens } from "./jewellery/tokens.ts";
import { bells } from "./music/bells.ts";
import { percussion } from "./music/percussion.ts";
import { pianos } from "./music/pianos.ts";
import { sound } from "./music/sound.ts";
import { strings } from "./music/strings.ts";
import { winds } from "./music/winds.ts";
import { balls } from "./sport/balls.ts";
import { boards } from "./sport/boards.ts";
import { equipment } from "./sport/equipment.ts";
import { halls } from "./sport/halls.ts";
import { dolls } from "./toys/dolls.ts";
import { games } from "./toys/games.ts";
import { playthings } from "./toys/playthings.ts";
import { tabletop } from "./toys/tabletop.ts";
import { bows } from "./weapons/bows.ts";
import { guns } from "./weapons/guns.ts";
import { magicArms } from "./weapons/magic-arms.ts";
import { poleArms } from "./weapons/pole-arms.ts";
import { thrown } from "./weapons/thrown.ts";

/** Every family of programs, one line each, in the order of the alphabet. */
export const programs: readonly Grammar[] = [
  ...accessories,
  ...bags,
  ...boots,
  ...crowns,
  ...garments,
  ...hats,
  ...helmets,
  ...shoes,
  ...tops,
  ...pails,
  ...future,
  ...gates,
  ...graves,
  ...relics,
  ...seafaring,
  ...treasures,
  ...seats,
  ...jewels,
  ...tokens,
  ...bells,
  ...percussion,
  ...pianos,
  ...sound,
  ...strings,
  ...winds,
  ...balls,
  ...boards,
  ...equipment,
  ...halls,
  ...dolls,
  ...games,
  ...playthings,
  ...tabletop,
  ...bows,
  ...guns,
  ...magicArms,
  ...poleArms,
  ...thrown,
];
