import { setTimeout as sleep } from "node:timers/promises";
import type { Scene } from "./agenda.ts";
import { builtPrompts } from "./built-engine.ts";

/** Every so many days somebody makes a model. */
const EVERY_DAYS = 5;
/** Words nobody made anything from. */
const ODD = "the sound of rain in a jar";
const ODD_DAYS = new Set([22, 67]);
const LOOK_EVERY_MS = 10;
const MOST_LOOKS = 1_000;

export function planGenerating(scene: Scene): void {
  if (scene.day % EVERY_DAYS === 2) scene.plan(scene.at(16.4), "a generation", () => generate(scene));
}

/** Asks for it and watches until it has ended: the clock stands still for the engine's sake. */
async function generate({ stage, people, day, ...scene }: Scene): Promise<void> {
  const key = `history-${day}-generation`;
  const chance = scene.chance(key);
  const person = people[1 + Math.floor(day / EVERY_DAYS)];
  const prompt = ODD_DAYS.has(day) ? ODD : chance.pick([...builtPrompts().keys()]);
  if (!person || prompt === undefined) return;
  const { generation } = stage.as(person.me, person.address);
  const wish = { prompt, resolution: "normal", complexity: "normal", highPack: false, format: "glb", key } as const;
  let { id, finishedAt } = await generation.start(wish);
  for (let looks = 0; finishedAt === null; looks++) {
    if (looks === MOST_LOOKS) throw new Error("a generation did not end");
    await sleep(LOOK_EVERY_MS);
    ({ id, finishedAt } = await generation.job({ id }));
  }
}
