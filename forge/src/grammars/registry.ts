import { armchair } from "./armchair.ts";
import { axe } from "./axe.ts";
import { barrel } from "./barrel.ts";
import { cactus } from "./cactus.ts";
import { camera } from "./camera.ts";
import { car } from "./car.ts";
import { chair } from "./chair.ts";
import { chess } from "./chess.ts";
import { chest } from "./chest.ts";
import { crate } from "./crate.ts";
import { crystal } from "./crystal.ts";
import type { Grammar } from "./grammar.ts";
import { headphones } from "./headphones.ts";
import { house } from "./house.ts";
import { keyboard } from "./keyboard.ts";
import { knot } from "./knot.ts";
import { lamp } from "./lamp.ts";
import { lantern } from "./lantern.ts";
import { lighthouse } from "./lighthouse.ts";
import { mug } from "./mug.ts";
import { mushroom } from "./mushroom.ts";
import { pine } from "./pine.ts";
import { planet } from "./planet.ts";
import { potion } from "./potion.ts";
import { radio } from "./radio.ts";
import { ring } from "./ring.ts";
import { robot } from "./robot.ts";
import { rock } from "./rock.ts";
import { rocket } from "./rocket.ts";
import { shield } from "./shield.ts";
import { spaceship } from "./spaceship.ts";
import { sword } from "./sword.ts";
import { table } from "./table.ts";
import { terrain } from "./terrain.ts";
import { tower } from "./tower.ts";
import { tree } from "./tree.ts";
import { vase } from "./vase.ts";

/** Everything the forge can make, one line each, in the order of the alphabet. */
export const grammars: readonly Grammar[] = [
  armchair,
  axe,
  barrel,
  cactus,
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
];
