import { Box3, Matrix4, Vector3 } from "three";
import { placedParts } from "../assemble.ts";
import type { Arrangement } from "../prompt/reader.ts";
import type { ThingRelation } from "../prompt/understand.ts";
import type { PlacedPart, PlacedThing } from "../solid/bake/bake.ts";
import type { Random } from "../solid/random.ts";
import { type Arranger, inGroup, inRow, inStack } from "./arrange.ts";
import type { BuiltThing } from "./built-thing.ts";
import { type Anchor, anchorOf, PLACERS } from "./relate.ts";
import { movedIn } from "./relation.ts";

/** What was made of one understood thing: several of it when a number was named. */
export interface Made {
  things: readonly BuiltThing[];
}

const ARRANGERS: Record<Arrangement, Arranger> = { alone: inGroup, group: inGroup, row: inRow, stack: inStack };

/** A thing and everything that was put to it, about its own middle. */
interface Cluster {
  members: { thing: BuiltThing; where: Matrix4 }[];
  box: Box3;
}

/** Puts everything in its place: what relates to something goes there, the rest stands as arranged, about the middle of the ground. */
export function composed(
  made: readonly Made[],
  arrangement: Arrangement,
  relations: readonly ThingRelation[],
  random: Random,
): PlacedPart[] {
  const places = new Map<BuiltThing, Matrix4>();
  const roots = new Map<BuiltThing, BuiltThing>();
  const anchors = new Map<BuiltThing, Anchor>();
  const moves = inOrder(relations, made.length);
  const moved = new Set(moves.map((move) => movedIn(move).moved));
  // A stack that stands to something else is one thing; without that all of it is stacked.
  const stack =
    moves.length === 0
      ? undefined
      : relations.find(({ thing, kind, to }) => kind === "stack of" && thing === to && thing < made.length)?.thing;
  const inStackAt = stack === undefined ? [] : inStack(made[stack].things, random);
  for (const [at, { things }] of made.entries()) {
    if (moved.has(at)) continue;
    for (const [index, thing] of things.entries()) {
      places.set(thing, at === stack ? inStackAt[index] : new Matrix4());
      roots.set(thing, at === stack ? things[0] : thing);
    }
  }
  const carriers = new Map<BuiltThing, BuiltThing>();
  for (const move of moves) {
    const { moved: own, anchor } = movedIn(move);
    const isOnTop = move.kind === "on" || move.kind === "stuck in";
    const stacked = made.map(({ things }, at) =>
      at === stack ? { things: [isOnTop ? things[things.length - 1] : things[0]] } : { things },
    );
    relate(move, own === stack || anchor === stack ? stacked : made, { places, roots, anchors, carriers, random });
    if (own === stack) standUp(made[own].things, inStackAt, { places, roots });
  }
  const clusters = [...new Set(roots.values())].map((root): Cluster => clusterOf(root, places, roots));
  const spots = clusters.length === 1 ? [new Matrix4()] : ARRANGERS[stack === undefined ? arrangement : "group"](clusters, random);
  const standing = new Map<BuiltThing, PlacedThing | undefined>();
  return clusters.flatMap(({ members }, at) =>
    members.flatMap(({ thing, where }) => {
      const carrier = carriers.get(thing);
      const parts = placedParts(thing, spots[at].clone().multiply(where), carrier && standing.get(carrier));
      standing.set(thing, parts[0]?.thing);
      return parts;
    }),
  );
}

/** What goes along when the bones of the other move: a sword in a hand, a hat on a head, a cat on a horse. */
const CARRIED: ReadonlySet<ThingRelation["kind"]> = new Set(["holding", "wearing", "on", "in", "full of", "stuck in"]);

interface State {
  places: Map<BuiltThing, Matrix4>;
  roots: Map<BuiltThing, BuiltThing>;
  anchors: Map<BuiltThing, Anchor>;
  /** Who carries what. */
  carriers: Map<BuiltThing, BuiltThing>;
  random: Random;
}

function relate(relation: ThingRelation, made: readonly Made[], { places, roots, anchors, carriers: bearers, random }: State): void {
  const { moved, anchor } = movedIn(relation);
  const { kind } = relation;
  const [things, carriers] = [made[moved].things, made[anchor].things];
  // Three knights holding swords hold one each.
  const isOneEach = carriers.length > 1 && (kind === "holding" || kind === "wearing") && things.length === carriers.length;
  for (const [at, thing] of things.entries()) {
    const carrier = carriers[isOneEach ? at : at % carriers.length];
    const known = anchors.get(carrier) ?? anchorOf(carrier);
    anchors.set(carrier, known);
    const index = known.placed.get(kind) ?? 0;
    known.placed.set(kind, index + 1);
    const count = Math.ceil(things.length / (isOneEach ? carriers.length : Math.min(things.length, carriers.length)));
    const own = PLACERS[kind](thing, known, { index, count: Math.max(count, index + 1), random: random.fork(`${moved} ${kind} ${at}`) });
    places.set(thing, (places.get(carrier) ?? new Matrix4()).clone().multiply(own));
    roots.set(thing, roots.get(carrier) ?? carrier);
    if (CARRIED.has(kind)) bearers.set(thing, carrier);
  }
}

/** The others of a stack, upon the one that has found its place. */
function standUp(things: readonly BuiltThing[], inStackAt: readonly Matrix4[], { places, roots }: Pick<State, "places" | "roots">): void {
  const [first, ...others] = things;
  const base = (places.get(first) ?? new Matrix4()).clone().multiply(inStackAt[0].clone().invert());
  for (const [at, thing] of others.entries()) {
    places.set(thing, base.clone().multiply(inStackAt[at + 1]));
    roots.set(thing, roots.get(first) ?? first);
  }
}

/** Whoever is stood on has a place before those who stand on it; a circle of relations is cut where it closes. */
function inOrder(relations: readonly ThingRelation[], count: number): ThingRelation[] {
  const out: ThingRelation[] = [];
  const done = new Set<number>();
  const open = relations.filter(({ thing, to }) => thing !== to && thing < count && to < count);
  const isWaiting = (index: number) => open.some((relation) => !out.includes(relation) && movedIn(relation).moved === index);
  for (let round = 0; round <= open.length; round++) {
    for (const relation of open) {
      const { moved, anchor } = movedIn(relation);
      if (out.includes(relation) || done.has(moved) || (isWaiting(anchor) && round < open.length)) continue;
      if (leadsTo(out, anchor, moved)) continue;
      out.push(relation);
      done.add(moved);
    }
  }
  return out;
}

const leadsTo = (placed: readonly ThingRelation[], from: number, to: number): boolean => {
  const next = placed.map(movedIn).find(({ moved }) => moved === from);
  return from === to || (next !== undefined && leadsTo(placed, next.anchor, to));
};

function clusterOf(root: BuiltThing, places: ReadonlyMap<BuiltThing, Matrix4>, roots: ReadonlyMap<BuiltThing, BuiltThing>): Cluster {
  const members = [...roots].filter(([, own]) => own === root).map(([thing]) => ({ thing, where: places.get(thing) ?? new Matrix4() }));
  const box = new Box3();
  for (const { thing, where } of members) box.union(grounded(thing).applyMatrix4(where));
  return { members, box };
}

const grounded = ({ box }: BuiltThing) => box.clone().translate(new Vector3(0, -box.min.y, 0));
