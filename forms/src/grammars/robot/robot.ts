import type { Brief } from "@blenda/forge/grammar/brief";
import type { Grammar } from "@blenda/forge/grammar/grammar";
import { addHead } from "./heads.ts";
import { RobotKit } from "./kit.ts";
import { addArms, addLegs, addThruster, addWheels } from "./limbs.ts";
import { type Mover, robotRig } from "./skeleton.ts";
import { addTorso } from "./torso.ts";

const MOVERS: Record<Mover, (kit: RobotKit) => void> = { legs: addLegs, wheels: addWheels, hover: addThruster };

/** Most walk; a few roll or hover without being asked. */
function moverOf(brief: Brief): Mover {
  // Only legs can be bent.
  if (brief.has("seated") || brief.has("riding") || brief.has("sitting")) return "legs";
  if (brief.has("wheels")) return "wheels";
  if (brief.has("hover")) return "hover";
  if (brief.has("legs") || brief.has("heavy")) return "legs";
  const chance = brief.random.fork("mover");
  return chance.pick<Mover>(
    brief.isStyle("sci-fi", "modern") ? ["legs", "legs", "hover", "wheels"] : ["legs", "legs", "legs", "legs", "wheels"],
  );
}

export const robot: Grammar = {
  id: "robot",
  nouns: ["robot", "droid", "android", "mech", "mech walker", "battle mech", "walker mech", "bot", "automaton", "cyborg", "service robot"],
  about: "a robot or droid with head, eyes, torso, arms and legs or wheels",
  traits: {
    dome: ["dome", "round", "cute", "friendly", "small"],
    screen: ["screen", "tv", "monitor", "display"],
    bucket: ["bucket", "old", "tin", "toy"],
    wheels: ["wheel", "wheels", "wheeled", "rolling", "tracks", "tank"],
    hover: ["hover", "hovering", "flying", "floating"],
    legs: ["walking", "legs", "humanoid", "android"],
    // On a chair; who sits on the ground is `sitting`.
    seated: [],
    riding: ["riding", "driving"],
    sitting: ["sitting", "sits", "seated", "sit"],
    heavy: ["heavy", "battle", "war", "mech", "big", "strong"],
  },
  metresPerUnit: 0.72,
  wears: ["body", "eye arm leg head hand antenna"],
  build(brief) {
    const kit = new RobotKit(brief);
    addTorso(kit);
    kit.asHead(() => addHead(kit));
    addArms(kit);
    const mover = moverOf(brief);
    MOVERS[mover](kit);
    return kit.parts(robotRig(kit, mover));
  },
};
