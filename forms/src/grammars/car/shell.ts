import type { Brief } from "@blenda/forge/grammar/brief";
import type { Gathered } from "@blenda/forge/language/pieces/gathered";
import { refinedRibs, ribAt } from "@blenda/forge/language/pieces/hull";
import type { CarForm } from "./forms.ts";

type BodyLayer = "body" | "roof" | "glass" | "chrome" | "dark" | "lamp" | "tail" | "amber" | "light" | "sign" | "cargo";
export type CarLayer = BodyLayer | "tyre" | "rim";
export type CarPieces = Gathered<BodyLayer>;

/** One car's form, and where its skin is: everything screwed to it asks here. */
export class CarShell {
  readonly brief: Brief;
  readonly name: string;
  readonly form: CarForm;
  readonly isHover: boolean;

  constructor(brief: Brief, name: string, form: CarForm) {
    this.brief = brief;
    this.name = name;
    const steps = brief.isStyle("low-poly") ? 1 : 2;
    this.form = { ...form, body: refinedRibs(form.body, steps), cabin: refinedRibs(form.cabin, steps) };
    this.isHover = brief.has("hover") || brief.isStyle("sci-fi");
  }

  /** How far the body reaches at an end, for something to be put there. */
  bodyEnd(end: 1 | -1, y: number, x: number): number {
    const [from, to] = end > 0 ? [0.5, 1.2] : [-0.5, -1.2];
    let reach = from;
    for (let step = 0; step <= 60; step++) {
      const z = from + ((to - from) * step) / 60;
      if (!isInside(this.form, x, y, z)) break;
      reach = z;
    }
    return reach;
  }

  bodySide(z: number): number {
    return ribAt(this.form.body, z).w;
  }

  cabinSide(z: number): number {
    return ribAt(this.form.cabin, z).w;
  }
}

function isInside({ body }: CarForm, x: number, y: number, z: number): boolean {
  if (z < body[0].z || z > body[body.length - 1].z) return false;
  const rib = ribAt(body, z);
  return Math.abs(x / rib.w) ** rib.power + Math.abs((y - rib.y) / rib.h) ** rib.power < 1;
}
