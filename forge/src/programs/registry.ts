import type { Grammar } from "../grammars/grammar.ts";
import { garden } from "./buildings/garden.ts";
import { landmarks } from "./buildings/landmarks.ts";
import { shelters } from "./buildings/shelters.ts";
import { strongholds } from "./buildings/strongholds.ts";
import { village } from "./buildings/village.ts";
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
import { sky } from "./nature/sky.ts";
import { wild } from "./nature/wild.ts";
import { flowers } from "./plants/flowers.ts";
import { greenery } from "./plants/greenery.ts";
import { boards } from "./street/boards.ts";
import { kerbside } from "./street/kerbside.ts";
import { playground } from "./street/playground.ts";
import { posts } from "./street/posts.ts";

/** Every family of programs, one line each, in the order of the alphabet. */
export const programs: readonly Grammar[] = [...bakery, ...berries, ...boards, ...coldCuts, ...finds, ...flowers, ...garden, ...greenery, ...greens, ...kerbside, ...landmarks, ...meals, ...orchard, ...pails, ...playground, ...posts, ...seats, ...shelters, ...sky, ...snacks, ...sweets, ...strongholds, ...vegetables, ...village, ...wild];
