import { bust } from "../bodies/person/bust.ts";
import { bodies } from "../bodies/registry.ts";
import { programs } from "../programs/registry.ts";
import { armchair } from "./armchair/armchair.ts";
import { axe } from "./axe/axe.ts";
import { barrel } from "./barrel/barrel.ts";
import { burger } from "./burger/burger.ts";
import { cactus } from "./cactus/cactus.ts";
import { cake } from "./cake/cake.ts";
import { camera } from "./camera/camera.ts";
import { car } from "./car/car.ts";
import { chair } from "./chair/chair.ts";
import { chess } from "./chess/chess.ts";
import { chest } from "./chest/chest.ts";
import { crate } from "./crate.ts";
import { crystal } from "./crystal/crystal.ts";
import type { Grammar } from "./grammar.ts";
import { headphones } from "./headphones/headphones.ts";
import { house } from "./house/house.ts";
import { keyboard } from "./keyboard/keyboard.ts";
import { knot } from "./knot/knot.ts";
import { lamp } from "./lamp/lamp.ts";
import { lantern } from "./lantern/lantern.ts";
import { lighthouse } from "./lighthouse/lighthouse.ts";
import { mug } from "./mug/mug.ts";
import { mushroom } from "./mushroom/mushroom.ts";
import { pine } from "./pine.ts";
import { plane } from "./plane/plane.ts";
import { planet } from "./planet/planet.ts";
import { potion } from "./potion/potion.ts";
import { radio } from "./radio/radio.ts";
import { ring } from "./ring/ring.ts";
import { robot } from "./robot/robot.ts";
import { rock } from "./rock/rock.ts";
import { rocket } from "./rocket/rocket.ts";
import { shield } from "./shield/shield.ts";
import { spaceship } from "./spaceship/spaceship.ts";
import { sword } from "./sword/sword.ts";
import { table } from "./table/table.ts";
import { terrain } from "./terrain/terrain.ts";
import { tower } from "./tower/tower.ts";
import { tree } from "./tree/tree.ts";
import { vase } from "./vase/vase.ts";

/** Everything the forge can make, one line each, in the order of the alphabet. */
export const grammars: readonly Grammar[] = [
  armchair,
  axe,
  barrel,
  burger,
  cactus,
  cake,
  camera,
  car,
  chair,
  chess,
  chest,
  crate,
  crystal,
  headphones,
  house,
  keyboard,
  knot,
  lamp,
  lantern,
  lighthouse,
  mug,
  mushroom,
  pine,
  plane,
  planet,
  potion,
  radio,
  ring,
  robot,
  rock,
  rocket,
  shield,
  spaceship,
  sword,
  table,
  terrain,
  tower,
  tree,
  vase,
  ...bodies,
  bust,
  ...programs,
];
