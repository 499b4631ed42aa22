import type { Grammar } from "../grammars/grammar.ts";
import { dummies } from "./body/dummies.ts";
import { hairpieces } from "./body/hairpieces.ts";
import { lurkers } from "./body/lurkers.ts";
import { organs } from "./body/organs.ts";
import { senses } from "./body/senses.ts";
import { viscera } from "./body/viscera.ts";
import { haunted } from "./fantasy/haunted.ts";
import { legends } from "./fantasy/legends.ts";
import { baking } from "./food/baking.ts";
import { berries } from "./food/berries.ts";
import { bowls } from "./food/bowls.ts";
import { coldDrinks } from "./food/cold-drinks.ts";
import { drinks } from "./food/drinks.ts";
import { fairgroundFood } from "./food/fairground-food.ts";
import { fruits } from "./food/fruits.ts";
import { gardenGreens } from "./food/garden-greens.ts";
import { hotSnacks } from "./food/hot-snacks.ts";
import { teaTime } from "./food/tea-time.ts";
import { christmas } from "./holiday/christmas.ts";
import { christmasHouse } from "./holiday/christmas-house.ts";
import { luck } from "./holiday/luck.ts";
import { party } from "./holiday/party.ts";
import { forces } from "./nature/forces.ts";
import { flowers } from "./plants/flowers.ts";
import { greenery } from "./plants/greenery.ts";
import { growing } from "./plants/growing.ts";
import { indoors } from "./plants/indoors.ts";
import { meadow } from "./plants/meadow.ts";
import { pond } from "./plants/pond.ts";
import { emblems } from "./shapes/emblems.ts";
import { plainSolids } from "./shapes/solids.ts";
import { symbols } from "./shapes/symbols.ts";

/** What grows, is eaten, celebrated or told of, parts of the body, and plain shapes. */
export const livingPrograms: readonly Grammar[] = [
  ...plainSolids,
  ...symbols,
  ...emblems,
  ...fruits,
  ...gardenGreens,
  ...baking,
  ...teaTime,
  ...bowls,
  ...drinks,
  ...coldDrinks,
  ...hotSnacks,
  ...fairgroundFood,
  ...christmas,
  ...christmasHouse,
  ...party,
  ...luck,
  ...organs,
  ...dummies,
  ...hairpieces,
  ...lurkers,
  ...viscera,
  ...senses,
  ...meadow,
  ...pond,
  ...indoors,
  ...growing,
  ...forces,
  ...legends,
  ...haunted,
  ...flowers,
  ...greenery,
  ...berries,
];
