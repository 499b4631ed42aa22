import { Box3, Matrix4, Vector3 } from "three";
import type { Random } from "../solid/random.ts";
import { inStack } from "./arrange.ts";
import type { BuiltThing } from "./built-thing.ts";
import { eachTriangle } from "./height-map.ts";
import { lyingOf } from "./lying.ts";

/** Several things one upon the other that are put somewhere as one. */
export interface Stack {
  /** All of them together: what others stand beside and upon. It is never shown itself. */
  whole: BuiltThing;
  members: readonly BuiltThing[];
  /** Where each is within the whole. */
  at: readonly Matrix4[];
}

export function stacked(members: readonly BuiltThing[], random: Random): Stack {
  const forms = members.map((thing) => lyingOf(thing)?.form ?? thing);
  const at = inStack(forms, random);
  const parts = forms.flatMap(({ parts: own, scale, box }, index) => {
    const ground = new Matrix4().makeTranslation(0, -box.min.y, 0).multiply(new Matrix4().makeScale(scale, scale, scale));
    return own.map((part) => ({
      ...part,
      place: at[index]
        .clone()
        .multiply(ground)
        .multiply(part.place ?? new Matrix4()),
    }));
  });
  const [{ name, is = [] }] = members;
  const whole: BuiltThing = { name, is, parts, scale: 1, box: new Box3(), sockets: [], stamp: null };
  // Seen from an empty box its ground is at nought: these are the true bounds, turned corners included.
  const box = new Box3();
  eachTriangle({ ...whole, box: new Box3().setFromArray([0, 0, 0]) }, (a, b, c) => box.expandByPoint(a).expandByPoint(b).expandByPoint(c));
  const [middle, size] = [box.getCenter(new Vector3()), box.getSize(new Vector3())];
  const top = { name: "top", at: [middle.x, box.max.y, middle.z], size: [size.x, 1, size.z] } as const;
  return { whole: { ...whole, box, sockets: [top] }, members, at };
}
