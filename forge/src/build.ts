import { makeThing } from "./assemble.ts";
import { isA } from "./grammar/manner.ts";
import { STANCES } from "./prompt/phrases/seats.ts";
import type { ThingRelation, Understood } from "./prompt/understand.ts";
import type { BuiltThing } from "./scene/built-thing.ts";
import { composed, type Made } from "./scene/compose.ts";
import { isStraddled } from "./scene/lying.ts";
import { inProportion } from "./scene/proportion.ts";
import { movedIn } from "./scene/relation.ts";
import { outOfDoors } from "./scene/shut-in.ts";
import { isSatIn, isSmallVessel, stanceUpon } from "./scene/sitting.ts";
import type { PlacedPart } from "./solid/bake/bake.ts";
import type { Random } from "./solid/random.ts";

/** The parts of everything that was understood, each in its place. */
export async function buildScene(understood: Understood, isDetailed: boolean, random: Random): Promise<PlacedPart[]> {
  const { objects, relations } = understood;
  const made: Made[] = Array.from(objects, () => ({ things: [] }));
  // What is held or sat on comes first: whoever does so then has the hand free for it, and the legs where there is room.
  const isBearer = (index: number) => relations.some(({ thing, kind }) => thing === index && (kind === "holding" || kind === "with"));
  const isSitter = (index: number) => seatUnder(understood, index) !== undefined;
  const rank = (index: number) => Number(isBearer(index)) + 2 * Number(isSitter(index));
  const order = [...objects.keys()].sort((a, b) => rank(a) - rank(b));
  for (const index of order) {
    const hasHandsFull = relations.some(
      ({ thing, kind, to }) =>
        thing === index &&
        (kind === "holding" ||
          (kind === "with" && isHandy(made.at(to)?.things)) ||
          (kind === "on" && made.at(to)?.things.some(isStraddled))),
    );
    const [seat] = made.at(seatUnder(understood, index)?.to ?? -1)?.things ?? [];
    const stance = seat ? stanceIn(understood, index, seat) : [];
    const wanted = [...(hasHandsFull ? ["empty handed"] : []), ...stance, ...readiness(understood, index)];
    const ready = withoutLabel(withTraits(understood, index, wanted), index);
    made[index] = { things: await makeAll(ready, index, isDetailed, random) };
  }
  const places = relations.map((relation) => outOfDoors(relation, made, objects[relation.to]?.kinds ?? []));
  const seen = inProportion(made, places, (index) => objects.at(index)?.look.measure != null);
  return composed(seen, understood.arrangement, places, random.fork("places"));
}

/** What this one is on or in, if it can sit there. */
const seatUnder = ({ objects, relations }: Understood, index: number): ThingRelation | undefined =>
  "sitting" in (objects[index].grammar.traits ?? {})
    ? relations.find(({ thing, kind, to }) => thing === index && to !== index && (kind === "on" || kind === "in"))
    : undefined;

/** Whoever is to sit does so as the seat wants it; and where there is a seat everybody sits who is not told to do something else. */
function stanceIn(understood: Understood, index: number, seat: BuiltThing): string[] {
  const { grammar, look } = understood.objects[index];
  const canHangLegs = "seated" in (grammar.traits ?? {});
  const isIn = seatUnder(understood, index)?.kind === "in";
  if (look.traits.has("sitting")) return canHangLegs ? [stanceUpon(seat)] : ["sitting"];
  if (STANCES.some((each) => look.traits.has(each))) return [];
  if (isIn && isA(seat, "bed")) return ["sleeping"];
  // What is low is stood on as well.
  const isSeat = isSatIn(seat) && (isIn || (canHangLegs && stanceUpon(seat) === "seated"));
  if (isSeat) return canHangLegs ? [stanceUpon(seat)] : ["sitting"];
  // An animal in a basket makes itself small.
  return isIn && !canHangLegs && isSmallVessel(seat) ? ["sitting"] : [];
}

/** Whether it can be taken in the hand; a squire has hands of his own, and is not. Of what there was no room for nothing is made. */
const isHandy = ([first]: readonly BuiltThing[] = []) =>
  first?.sockets.some(({ name }) => name === "grip") && !first.parts.some(({ rig }) => rig !== undefined);

/** What something is put into is open, and a mug with pencils in it holds no coffee; a spoon stirs it. */
function readiness({ objects, relations }: Understood, index: number): string[] {
  const within = relations
    .filter((relation) => (relation.kind === "in" || relation.kind === "full of") && movedIn(relation).anchor === index)
    .map((relation) => objects[movedIn(relation).moved]?.grammar);
  // Nobody sits on an open chest.
  const isSatOn = relations.some(({ kind, to }) => kind === "on" && to === index) && isA(objects[index].grammar, "lidded");
  if (within.length === 0) return isSatOn ? ["closed"] : [];
  const { look, grammar } = objects[index];
  const isBathed = isA(grammar, "bath") && within.some((guest) => isA(guest, "floating"));
  return [
    ...(look.traits.has("closed") ? [] : ["open"]),
    ...(isBathed ? ["full"] : []),
    ...(within.every((guest) => isA(guest, "stirring")) ? [] : ["empty"]),
  ];
}

/** With the named traits, as far as the form has them. A knight holding a flower puts the sword away. */
function withTraits(understood: Understood, index: number, wanted: readonly string[]): Understood {
  const { grammar, look } = understood.objects[index];
  const traits = wanted.filter((trait) => grammar.traits?.[trait]);
  if (traits.length === 0) return understood;
  const objects = understood.objects.map((object, at) =>
    at === index ? { ...object, look: { ...look, traits: new Set([...look.traits, ...traits]) } } : object,
  );
  return { ...understood, objects };
}

const LABELS = ["label", "stripe"];

/** A label would hide what is in a bottle. */
function withoutLabel(understood: Understood, index: number): Understood {
  const { relations } = understood;
  if (!relations.some((relation) => relation.kind === "in" && movedIn(relation).anchor === index)) return understood;
  const objects = understood.objects.map((object, at) =>
    at === index ? { ...object, look: { ...object.look, without: new Set([...object.look.without, ...LABELS]) } } : object,
  );
  return { ...understood, objects };
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
