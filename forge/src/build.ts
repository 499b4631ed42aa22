import { makeThing } from "./assemble.ts";
import type { Understood } from "./prompt/understand.ts";
import type { BuiltThing } from "./scene/built-thing.ts";
import { composed, type Made } from "./scene/compose.ts";
import type { PlacedPart } from "./solid/bake/bake.ts";
import type { Random } from "./solid/random.ts";

/** The parts of everything that was understood, each in its place. */
export async function buildScene(understood: Understood, isDetailed: boolean, random: Random): Promise<PlacedPart[]> {
  const made: Made[] = [];
  for (const index of understood.objects.keys()) made.push({ things: await makeAll(understood, index, isDetailed, random) });
  return composed(made, understood.arrangement, understood.relations, random.fork("places"));
}

/** As many as were asked for. Four chairs are four equal chairs; what grows is never twice the same. */
async function makeAll({ objects }: Understood, index: number, isDetailed: boolean, random: Random): Promise<BuiltThing[]> {
  const { grammar, look, count } = objects[index];
  const together = Math.min(count, grammar.gathers ?? 1);
  const things: BuiltThing[] = [];
  for (let made = 0; made < count; made += together) {
    const [first] = things;
    const whole = { ...look, count: Math.min(together, count - made) };
    if (first && !grammar.grows && whole.count === together) things.push({ ...first });
    else things.push(await makeThing({ grammar, look: whole }, isDetailed, random.fork(`thing ${index}.${made}`)));
  }
  return things;
}
