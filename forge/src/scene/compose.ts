import { Box3, Matrix4, Vector3 } from "three";
import { placedParts } from "../assemble.ts";
import type { Arrangement } from "../prompt/reader.ts";
import type { ThingRelation } from "../prompt/understand.ts";
import type { PlacedPart, PlacedThing } from "../solid/bake/bake.ts";
import type { Random } from "../solid/random.ts";
import { type Arranger, inGroup, inRow, inStack } from "./arrange.ts";
import type { BuiltThing } from "./built-thing.ts";
import { isStraddled, type Lying, lyingBelow, lyingOf } from "./lying.ts";
import { type Anchor, anchorOf } from "./placing.ts";
import { PLACERS } from "./relate.ts";
import { movedIn } from "./relation.ts";
import { type Stack, stacked } from "./stack.ts";

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
  const moves = inOrder(
    relations.map((relation) => straddled(relation, made)),
    made.length,
  );
  const moved = new Set(moves.map((move) => movedIn(move).moved));
  const state: State = { places: new Map(), roots: new Map(), anchors: new Map(), carriers: new Map(), laid: new Map(), random };
  // A stack that stands to something else is one thing; without that all of it is stacked.
  const stack =
    moves.length === 0
      ? undefined
      : relations.find(({ thing, kind, to }) => kind === "stack of" && thing === to && thing < made.length)?.thing;
  const bundle = stack === undefined ? null : stacked(made[stack].things, random);
  for (const [at, { things }] of made.entries()) {
    if (at === stack || arrangement === "stack") layAll(things, state, lyingOf);
    if (moves.some(({ kind, to }) => kind === "on" && to === at)) layAll(things, state, lyingBelow);
    if (moved.has(at)) continue;
    for (const thing of things) {
      state.places.set(thing, new Matrix4());
      state.roots.set(thing, thing);
    }
  }
  const seen = made.map((own, at) => (bundle && at === stack ? { things: [bundle.whole] } : own));
  if (bundle && stack !== undefined && !moved.has(stack)) standUp(bundle, state);
  for (const move of moves) {
    relate(move, seen, state);
    if (bundle && movedIn(move).moved === stack) standUp(bundle, state);
  }
  if (bundle) state.roots.delete(bundle.whole);
  const clusters = [...new Set(state.roots.values())].map((root): Cluster => clusterOf(root, state));
  const how = stack === undefined ? arrangement : "group";
  // Two of a kind stand side by side.
  const isPair = clusters.length === 2 && new Set([...state.roots.values()].map(({ name }) => name)).size === 1;
  const spots = clusters.length === 1 ? [new Matrix4()] : ARRANGERS[how === "group" && isPair ? "row" : how](clusters, random);
  const standing = new Map<BuiltThing, PlacedThing | undefined>();
  return clusters.flatMap(({ members }, at) =>
    members.flatMap(({ thing, where }) => {
      const carrier = state.carriers.get(thing);
      const turn = state.laid.get(thing)?.turn ?? new Matrix4();
      const parts = placedParts(thing, spots[at].clone().multiply(where).multiply(turn), carrier && standing.get(carrier));
      standing.set(thing, parts[0]?.thing);
      return parts;
    }),
  );
}

/** What goes along when the bones of the other move: a sword in a hand, a hat on a head, a cat on a horse. */
const CARRIED: ReadonlySet<ThingRelation["kind"]> = new Set(["holding", "wearing", "on", "in", "full of", "stuck in"]);

interface State {
  /** Where each stands, or lies. */
  places: Map<BuiltThing, Matrix4>;
  roots: Map<BuiltThing, BuiltThing>;
  anchors: Map<BuiltThing, Anchor>;
  /** Who carries what. */
  carriers: Map<BuiltThing, BuiltThing>;
  laid: Map<BuiltThing, Lying>;
  random: Random;
}

/** Whoever is on a broom has it between the legs: it is put to them. */
function straddled(relation: ThingRelation, made: readonly Made[]): ThingRelation {
  const { thing, kind, to } = relation;
  const [rider, ridden] = [made.at(thing)?.things[0], made.at(to)?.things[0]];
  const isRidden = kind === "on" && rider && ridden && isStraddled(ridden) && rider.sockets.some(({ name }) => name === "hips");
  return isRidden ? { thing: to, kind: "under", to: thing } : relation;
}

function layAll(things: readonly BuiltThing[], { laid }: State, how: (thing: BuiltThing) => Lying | null): void {
  for (const thing of things) {
    const lying = how(thing);
    if (lying) laid.set(thing, lying);
  }
}

function relate(relation: ThingRelation, made: readonly Made[], state: State): void {
  const { places, roots, anchors, laid, random } = state;
  const { moved, anchor } = movedIn(relation);
  const { kind } = relation;
  const [things, carriers] = [made[moved].things, made[anchor].things];
  // Three knights holding swords hold one each.
  const isOneEach = carriers.length > 1 && (kind === "holding" || kind === "wearing") && things.length === carriers.length;
  // Who comes later takes what is still free: a king and a queen on two thrones.
  const before = carriers.reduce((sum, carrier) => sum + (anchors.get(carrier)?.placed.get(kind) ?? 0), 0);
  for (const [at, thing] of things.entries()) {
    const carrier = carriers[isOneEach ? at : (before + at) % carriers.length];
    const known = anchors.get(carrier) ?? anchorOf(laid.get(carrier)?.form ?? carrier);
    anchors.set(carrier, known);
    const index = known.placed.get(kind) ?? 0;
    known.placed.set(kind, index + 1);
    const count = Math.ceil(things.length / (isOneEach ? carriers.length : Math.min(things.length, carriers.length)));
    const turn = { index, count: Math.max(count, index + 1), random: random.fork(`${moved} ${kind} ${at}`) };
    const { where, lying } = PLACERS[kind]({ thing, lying: lyingOf(thing) }, known, turn);
    if (lying) laid.set(thing, lying);
    places.set(thing, (places.get(carrier) ?? new Matrix4()).clone().multiply(where));
    roots.set(thing, roots.get(carrier) ?? carrier);
    if (CARRIED.has(kind)) state.carriers.set(thing, carrier);
  }
}

/** The members of a stack where the whole has found its place. */
function standUp({ whole, members, at }: Stack, { places, roots, carriers }: State): void {
  const [first] = members;
  const where = places.get(whole) ?? new Matrix4();
  const root = roots.get(whole) ?? first;
  const carrier = carriers.get(whole);
  places.set(whole, where);
  roots.set(whole, root);
  for (const [index, member] of members.entries()) {
    places.set(member, where.clone().multiply(at[index]));
    roots.set(member, root);
    if (carrier) carriers.set(member, carrier);
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

function clusterOf(root: BuiltThing, { places, roots, laid }: State): Cluster {
  const members = [...roots].filter(([, own]) => own === root).map(([thing]) => ({ thing, where: places.get(thing) ?? new Matrix4() }));
  const box = new Box3();
  for (const { thing, where } of members) box.union(grounded(laid.get(thing)?.form ?? thing).applyMatrix4(where));
  return { members, box };
}

const grounded = ({ box }: BuiltThing) => box.clone().translate(new Vector3(0, -box.min.y, 0));
