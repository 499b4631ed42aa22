import type { Grammar } from "../grammars/grammar.ts";
import { bridges } from "./buildings/bridges.ts";
import { castles } from "./buildings/castles.ts";
import { enclosures } from "./buildings/enclosures.ts";
import { garden } from "./buildings/garden.ts";
import { industry } from "./buildings/industry.ts";
import { landmarks } from "./buildings/landmarks.ts";
import { outhouses } from "./buildings/outhouses.ts";
import { shelters } from "./buildings/shelters.ts";
import { town } from "./buildings/town.ts";
import { village } from "./buildings/village.ts";
import { waterworks } from "./buildings/waterworks.ts";
import { pails } from "./containers/pails.ts";
import { bakery } from "./food/bakery.ts";
import { berries } from "./food/berries.ts";
import { coldCuts } from "./food/cold-cuts.ts";
import { greens } from "./food/greens.ts";
import { meals } from "./food/meals.ts";
import { orchard } from "./food/orchard.ts";
import { snacks } from "./food/snacks.ts";
import { sweets } from "./food/sweets.ts";
import { vegetables } from "./food/vegetables.ts";
import { seats } from "./furniture/seats.ts";
import { finds } from "./nature/finds.ts";
import { homes } from "./nature/homes.ts";
import { sky } from "./nature/sky.ts";
import { wild } from "./nature/wild.ts";
import { flowers } from "./plants/flowers.ts";
import { greenery } from "./plants/greenery.ts";
import { boards } from "./street/boards.ts";
import { fairground } from "./street/fairground.ts";
import { kerbside } from "./street/kerbside.ts";
import { playground } from "./street/playground.ts";
import { posts } from "./street/posts.ts";
import { roadworks } from "./street/roadworks.ts";

/** Every family of programs, one line each, in the order of the alphabet. */
export const programs: readonly Grammar[] = [
  ...bakery,
  ...berries,
  ...boards,
  ...bridges,
  ...castles,
  ...coldCuts,
  ...enclosures,
  ...fairground,
  ...finds,
  ...flowers,
  ...garden,
  ...greenery,
  ...greens,
  ...homes,
  ...industry,
  ...kerbside,
  ...landmarks,
  ...meals,
  ...orchard,
  ...outhouses,
  ...pails,
  ...playground,
  ...posts,
  ...roadworks,
  ...seats,
  ...shelters,
  ...sky,
  ...snacks,
  ...sweets,
  ...town,
  ...vegetables,
  ...village,
  ...waterworks,
  ...wild,
];
