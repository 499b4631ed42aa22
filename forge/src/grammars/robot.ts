import type { Grammar } from "./grammar.ts";
import { addHead } from "./robot-heads.ts";
import { RobotKit } from "./robot-kit.ts";
import { addArms, addLegs, addThruster, addWheels } from "./robot-limbs.ts";
import { addTorso } from "./robot-torso.ts";

export const robot: Grammar = {
  id: "robot",
  nouns: ["robot", "droid", "android", "mech", "bot", "automaton", "cyborg", "service robot"],
  about: "a robot or droid with head, eyes, torso, arms and legs or wheels",
  traits: {
    dome: ["dome", "round", "cute", "friendly", "small"],
    screen: ["screen", "tv", "monitor", "display"],
    bucket: ["bucket", "old", "tin", "toy"],
    wheels: ["wheel", "wheels", "wheeled", "rolling", "tracks", "tank"],
    hover: ["hover", "hovering", "flying", "floating"],
    heavy: ["heavy", "battle", "war", "mech", "big", "strong"],
  },
  metresPerUnit: 0.72,
  build(brief) {
    const kit = new RobotKit(brief);
    addTorso(kit);
    addHead(kit);
    addArms(kit);
    if (brief.has("wheels")) addWheels(kit);
    else if (brief.has("hover")) addThruster(kit);
    else addLegs(kit);
    return kit.parts();
  },
};
