import type { Brief } from "@blenda/forge/grammar/brief";
import type { Grammar } from "@blenda/forge/grammar/grammar";
import { coat, coatOrMade, windowGlass } from "@blenda/forge/language/pieces/finishes";
import { Gathered } from "@blenda/forge/language/pieces/gathered";
import { hex, type Rgb, smoothstep } from "@blenda/forge/solid/color";
import { glowing } from "@blenda/forge/solid/surfaces/glowing";
import { layered, type Surface, shade, tint } from "@blenda/forge/solid/surfaces/surface";
import { addFuselage, addTail, addWings } from "./airframe.ts";
import { PLANE_FORMS, type PlaneForm } from "./forms.ts";
import { addEngines, addGear, propellerMotion } from "./machinery.ts";
import type { PlaneLayer, PlanePieces } from "./workshop.ts";

const PAINTS: readonly number[] = [0xc8382c, 0x2f6fae, 0xe6b032, 0x3f8f6a, 0xe8e4da, 0x4a5666, 0xe07a2f, 0x6fb7c4];

export const plane: Grammar = {
  id: "plane",
  nouns: ["airplane", "aeroplane", "aircraft", "biplane", "propeller plane", "jet", "airliner", "seaplane", "toy plane"],
  about: "an airplane with wings, a tail, an engine with propeller or jets, a cockpit and wheels",
  traits: {
    biplane: ["biplane", "double-decker", "old", "vintage", "wartime", "baron"],
    prop: ["propeller", "sport", "light", "stunt", "aerobatic", "bush"],
    airliner: ["airliner", "passenger", "airbus", "commercial", "holiday", "liner"],
    jet: ["jet", "business", "private", "military"],
    seaplane: ["seaplane", "floatplane", "water", "float"],
  },
  metresPerUnit: 4,
  wears: ["body fuselage", "wing stripe tail"],
  build(brief) {
    const form = PLANE_FORMS[nameOf(brief)];
    const pieces: PlanePieces = new Gathered();
    for (const add of [addFuselage, addWings, addTail, addEngines, addGear]) add(brief, form, pieces);
    return pieces.parts(surfacesOf(brief, form)).map((each) => (each.name === "blade" ? { ...each, motion: propellerMotion(form) } : each));
  },
};

function nameOf(brief: Brief): string {
  if (brief.has("seaplane")) return "prop";
  const named = Object.keys(PLANE_FORMS).find((name) => brief.has(name));
  if (named) return named;
  const chance = brief.random.fork("form");
  if (brief.isStyle("retro", "cartoon", "steampunk", "medieval", "fantasy")) return chance.pick(["biplane", "biplane", "prop"]);
  if (brief.isStyle("sci-fi", "modern")) return chance.pick(["jet", "airliner"]);
  return chance.pick(Object.keys(PLANE_FORMS));
}

function surfacesOf(brief: Brief, form: PlaneForm): Record<PlaneLayer, Surface> {
  const { look, random } = brief;
  const chance = random.fork("paint");
  const body = brief.color(0, hex(form.isAirliner ? 0xeef0f1 : chance.pick(PAINTS)));
  const isPale = body[0] + body[1] + body[2] > 2.2;
  const second = brief.color(1, hex(isPale ? chance.pick([0x2456a4, 0xc8382c, 0x2f7f6a]) : 0xf2ede2));
  const skin = coatOrMade(brief, body, { roughness: 0.28, use: 0.03 });
  const bright = coat(brief, second, { roughness: 0.28, use: 0.03 });
  const metal = brief.isStyle("steampunk") ? brief.always("brass") : brief.always("steel", hex(0xbfc4c8));
  const wood = form.isAirliner ? metal : brief.always("wood", hex(0x7a4a28));
  return {
    body: layered(skin, livery(form, look.material ? null : second)),
    wing: form.hasTwoWings && !look.material && chance.chance(0.6) ? bright : layered(skin, ailerons(form, look.material ? null : second)),
    accent: look.material ? skin : bright,
    glass: look.glow ? glowing(look.glow, 0.7) : windowGlass(hex(0x1d3644)),
    metal,
    dark: brief.always("plastic", hex(0x2a2d31)),
    tyre: brief.always("rubber"),
    wood,
    blade: wood,
    light: glowing(brief.light(hex(0xff8a2a))),
  };
}

/** A stripe along the flank, seams between the plates, and the windows of a liner. */
function livery({ stripe, seams, windowRow }: PlaneForm, second: Rgb | null): Surface {
  const glass = hex(0x16232c);
  return (at, out) => {
    const isSide = Math.abs(at.nx) > 0.35;
    if (second && isSide)
      tint(out, second, smoothstep(stripe.half + 0.004, stripe.half - 0.004, Math.abs(at.y - stripe.y - at.z * stripe.climb)));
    if (windowRow && isSide && at.z > windowRow.from && at.z < windowRow.to) {
      const place = Math.abs(((((at.z / windowRow.step) % 1) + 1) % 1) - 0.5) * windowRow.step;
      const pane = smoothstep(0.004, 0, Math.max(place - 0.017, Math.abs(at.y - windowRow.y) - 0.024));
      tint(out, glass, pane);
      out.roughness += (0.08 - out.roughness) * pane;
    }
    const seam = seams.reduce((near, z) => Math.min(near, Math.abs(at.z - z)), 1);
    const groove = smoothstep(0.006, 0.002, seam);
    shade(out, 1 - groove * 0.35);
    out.height -= groove * 0.004;
  };
}

/** Ribs under the skin and coloured tips. */
function ailerons({ wing }: PlaneForm, second: Rgb | null): Surface {
  return (at, out) => {
    const away = Math.abs(at.x);
    if (second) tint(out, second, smoothstep(wing.span * 0.8, wing.span * 0.8 + 0.006, away));
    const rib = Math.abs(((((away / 0.16) % 1) + 1) % 1) - 0.5) * 0.16;
    const line = smoothstep(0.006, 0.002, rib);
    shade(out, 1 - line * 0.2);
    out.height += line * 0.0015;
  };
}
