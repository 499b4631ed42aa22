import type { Brief } from "@blenda/forge/grammar/brief";
import type { Grammar } from "@blenda/forge/grammar/grammar";
import { hex, smoothstep } from "@blenda/forge/solid/color";
import type { Part } from "@blenda/forge/solid/part";
import { sphere } from "@blenda/forge/solid/shapes/forms";
import { curved, lathe, type ProfilePoint } from "@blenda/forge/solid/shapes/lathe";
import { joined, type Point, placed, type Shape } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import type { Surface } from "@blenda/forge/solid/surfaces/surface";
import { FORMS, type Form } from "./forms.ts";
import { bodySurface } from "./glaze.ts";

export const vase: Grammar = {
  id: "vase",
  nouns: ["vase", "amphora", "urn", "jug", "krater", "pitcher", "flower vase"],
  about: "a vase, amphora, urn or jar of pottery or porcelain, turned on a wheel and painted with ornament",
  traits: {
    amphora: ["amphora", "greek", "handled", "antique", "ancient"],
    bottle: ["bottle", "slim", "tall", "narrow", "long"],
    jar: ["jar", "urn", "chinese", "ming", "ginger"],
    krater: ["krater", "trophy", "roman", "wide"],
    moon: ["moon", "round", "korean", "bulbous"],
    plain: ["plain", "simple", "minimal", "unadorned"],
    painted: ["ornate", "painted", "patterned", "floral", "decorated", "meander"],
  },
  metresPerUnit: 0.32,
  wears: ["body", "pattern ornament painting", "rim trim handle band"],
  build(brief) {
    const named = Object.keys(FORMS).find((name) => brief.has(name));
    const form = FORMS[named ?? brief.random.pick(Object.keys(FORMS))];
    const trim = trimSurface(brief);
    const parts: Part[] = [{ name: "body", shape: body(brief, form), surface: bodySurface(brief, form, trim) }];
    const [lip, top] = form.outline[form.outline.length - 1];
    const neck = Math.min(lip, ...form.outline.filter(([, y]) => y > top * 0.6).map(([r]) => r)) - 0.024;
    brief.socket({ name: "inside", at: [0, 0.13, 0], size: [neck * 2, top - 0.13, neck * 2] });
    if (form.handle) parts.push({ name: "handles", shape: handles(brief, form.handle), surface: trim });
    return parts;
  },
};

function body(brief: Brief, { outline }: Form): Shape {
  const outside = curved(outline, brief.segments(54));
  const [lipRadius, lip] = outside[outside.length - 1];
  const inside = outside
    .filter(([, y]) => y > 0.14)
    .map(([r, y]): ProfilePoint => [Math.max(0.03, r - 0.024), y - 0.004])
    .reverse();
  const ribs = brief.random.chance(0.5) ? brief.random.pick([10, 12, 16]) : 0;
  const [from, to] = [outline[3][1], outline[5][1]];
  return lathe([[0, 0.012], [outline[0][0] - 0.03, 0], ...outside, [lipRadius - 0.009, lip + 0.011], ...inside.slice(1), [0, 0.13]], {
    segments: brief.segments(72),
    creaseDegrees: 50,
    radius: (angle, y) =>
      1 +
      (ribs > 0
        ? 0.03 * smoothstep(from, from + 0.08, y) * smoothstep(to, to - 0.08, y) * (Math.abs(Math.cos((angle * ribs) / 2)) - 0.5)
        : 0),
  });
}

function handles(brief: Brief, path: readonly (readonly [number, number])[]): Shape {
  const shapes = [-1, 1].flatMap((side) => {
    const points = path.map(([x, y]): Point => [side * x, y, 0]);
    const knob = points[2];
    return [
      tube(points, (t) => 0.024 + 0.008 * Math.cos(t * Math.PI * 2), { sides: brief.segments(12), rings: brief.segments(32) }),
      placed(sphere(0.038, brief.segments(16)), { at: knob }),
    ];
  });
  return joined(shapes);
}

function trimSurface(brief: Brief): Surface {
  const { material, colors } = brief.look;
  if (material && !colors[2]) return brief.made(material, colors[1]);
  return brief.always("gold", brief.color(2, hex(0xe6b652)));
}
