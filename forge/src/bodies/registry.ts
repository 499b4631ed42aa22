import type { Grammar } from "../grammars/grammar.ts";
import { birds } from "./birds/birds.ts";
import { rareBirds } from "./birds/rare-birds.ts";
import { waterBirds } from "./birds/water-birds.ts";
import { breeds } from "./four-legged/breeds.ts";
import { farm } from "./four-legged/farm.ts";
import { forest } from "./four-legged/forest.ts";
import { house } from "./four-legged/house.ts";
import { reptiles } from "./four-legged/reptiles.ts";
import { savanna } from "./four-legged/savanna.ts";
import { beastFolk } from "./four-legged/species/beast-folk.ts";
import { climbers } from "./four-legged/species/climbers.ts";
import { dinosaurs } from "./four-legged/species/dinosaurs.ts";
import { fabled } from "./four-legged/species/fabled.ts";
import { largeMammals } from "./four-legged/species/large-mammals.ts";
import { legends } from "./four-legged/species/legends.ts";
import { smallMammals } from "./four-legged/species/small-mammals.ts";
import { upright } from "./four-legged/species/upright.ts";
import { wild } from "./four-legged/wild.ts";
import { person } from "./person/person.ts";
import { fishes } from "./sea/fishes.ts";
import { seaGliders } from "./sea/gliders.ts";
import { rareFishes } from "./sea/rare-fishes.ts";
import { shallows } from "./sea/shallows.ts";
import { softSea } from "./sea/soft.ts";
import { bat } from "./small/bat.ts";
import { crawlers } from "./small/crawlers.ts";
import { insects } from "./small/insects.ts";
import { rareInsects } from "./small/rare-insects.ts";
import { worms } from "./small/worms.ts";
import { centaur } from "./tales/centaur.ts";
import { easternDragon } from "./tales/eastern-dragon.ts";
import { ghosts } from "./tales/ghost.ts";
import { giants } from "./tales/giants.ts";
import { golem } from "./tales/golem.ts";
import { lakeMonsters } from "./tales/lake-monster.ts";
import { pterodactyl } from "./tales/pterodactyl.ts";
import { skeleton } from "./tales/skeleton.ts";
import { treant } from "./tales/treant.ts";

/** Every body the forge can make, by family. */
export const bodies: readonly Grammar[] = [
  ...birds,
  ...waterBirds,
  ...breeds,
  ...farm,
  ...forest,
  ...house,
  ...reptiles,
  ...savanna,
  ...climbers,
  ...dinosaurs,
  ...fabled,
  ...largeMammals,
  ...smallMammals,
  ...wild,
  ...fishes,
  ...shallows,
  ...softSea,
  ...crawlers,
  ...insects,
  ...rareBirds,
  ...rareFishes,
  ...rareInsects,
  ...ghosts,
  skeleton,
  bat,
  ...seaGliders,
  ...worms,
  ...upright,
  ...beastFolk,
  ...legends,
  pterodactyl,
  easternDragon,
  golem,
  centaur,
  ...giants,
  ...lakeMonsters,
  treant,
  person,
];
