import { Box3, Vector3 } from "three";
import type { ThingRelation } from "../prompt/understand.ts";
import type { BuiltThing } from "./built-thing.ts";
import type { Made } from "./compose.ts";
import { BUILDING } from "./set-down.ts";
import { isAlive } from "./sitting.ts";

/** A thing smaller than this beside the largest one is hard to see in the picture of both. */
const SEEN = 1 / 5;
/** How much of the rest of the difference stays: a mouse before a castle is still smaller than a knight before it. */
const KEPT = 0.2;
/** Things apart from each other. Everything else touches, fits into or holds the other, and stays in proportion to it. */
const APART: ReadonlySet<ThingRelation["kind"]> = new Set(["beside", "in front of", "behind", "around", "between", "under"]);

/** As a modeller builds a scene of a knight before a castle: what would be a speck beside the largest thing is made larger. */
export function inProportion(made: readonly Made[], relations: readonly ThingRelation[], isMeasured: (index: number) => boolean): Made[] {
  const sizes = made.map(({ things }) => Math.max(0, ...things.map(({ box }) => Math.max(...box.getSize(new Vector3()).toArray()))));
  const touches = relations.filter(({ kind }) => !APART.has(kind));
  const near = touches.filter(({ thing, kind, to }) => !(kind === "on" && isOnBuilding(made.at(thing), made.at(to))));
  const groups = made.map((_, index) => touching(index, near));
  const ofGroup = groups.map((group) => Math.max(...group.map((index) => sizes[index] ?? 0)));
  const largest = Math.max(...ofGroup);
  return made.map(({ things }, index) => {
    const share = ofGroup[index] / largest;
    if (!(share > 0 && share < SEEN) || groups[index].some(isMeasured)) return { things };
    const by = (SEEN * (share / SEEN) ** KEPT) / share;
    return { things: things.map((thing) => enlarged(thing, by)) };
  });
}

/** A dragon on a castle is seen there, as it would be before it. */
function isOnBuilding(above: Made | undefined, below: Made | undefined): boolean {
  const isTall = below?.things.every((thing) => thing.box.max.y - thing.box.min.y > BUILDING && !isAlive(thing));
  return isTall === true && above?.things.every(isAlive) === true;
}

/** The thing itself and all that touches it, or touches what does. */
function touching(index: number, relations: readonly ThingRelation[]): number[] {
  const found = [index];
  for (const at of found)
    for (const { thing, to } of relations) {
      const other = thing === at ? to : to === at ? thing : at;
      if (!found.includes(other)) found.push(other);
    }
  return found;
}

function enlarged(thing: BuiltThing, by: number): BuiltThing {
  const { scale, box, stamp } = thing;
  return {
    ...thing,
    scale: scale * by,
    box: new Box3(box.min.clone().multiplyScalar(by), box.max.clone().multiplyScalar(by)),
    stamp: stamp && { ...stamp, paint: (x, y, z, facing, out) => stamp.paint(x / by, y / by, z / by, facing, out) },
  };
}
