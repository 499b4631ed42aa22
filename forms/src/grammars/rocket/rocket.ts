import type { Brief } from "@blenda/forge/grammar/brief";
import type { Grammar } from "@blenda/forge/grammar/grammar";
import { coatOrMade, windowGlass } from "@blenda/forge/language/pieces/finishes";
import { hex, lighter, mixRgb, type Rgb } from "@blenda/forge/solid/color";
import type { Part } from "@blenda/forge/solid/part";
import { glowing } from "@blenda/forge/solid/surfaces/glowing";
import { ROCKET_FORMS } from "./forms.ts";
import { flameSurface, hullSurface, launchCloud } from "./paint.ts";
import { RocketWorks } from "./works.ts";

/** Hull, and the colour of nose and fins. */
const LIVERIES: readonly (readonly [number, number])[] = [
  [0xece6da, 0xdb4520],
  [0xe9edf0, 0x2467b8],
  [0xf0c23a, 0x33363d],
  [0x2f8f86, 0xf1e7d2],
  [0xd9dde0, 0x3b3f47],
  [0xc93a34, 0xf2ead9],
];

export const rocket: Grammar = {
  id: "rocket",
  nouns: ["rocket", "space rocket", "toy rocket", "missile", "space shuttle", "booster"],
  about: "a rocket that stands on its fins, with nose cone, portholes and engine nozzles",
  traits: {
    toy: ["toy", "cute", "round", "fat", "chubby", "children"],
    slim: ["slim", "tall", "missile", "thin", "slender", "checkered"],
    launcher: ["launcher", "orbital", "cargo", "boosters", "booster", "multistage"],
    cruiser: ["angular", "battle", "alien", "futuristic"],
    boiler: ["boiler", "victorian", "riveted"],
    launching: ["launching", "launch", "flying", "liftoff", "takeoff", "flame", "fire", "smoke"],
  },
  metresPerUnit: 6,
  wears: ["body", "fin nose stripe booster"],
  build(brief) {
    const name = formName(brief);
    const works = new RocketWorks(brief, name, ROCKET_FORMS[name]);
    works.addHull();
    works.addFins();
    works.addEngines();
    works.addWindows();
    works.addFittings();
    return painted(brief, name, works);
  },
};

function formName(brief: Brief): string {
  const named = Object.keys(ROCKET_FORMS).find((name) => brief.has(name));
  if (named) return named;
  if (brief.isStyle("sci-fi")) return "cruiser";
  if (brief.isStyle("steampunk", "medieval")) return "boiler";
  if (brief.isStyle("modern", "realistic")) return "launcher";
  if (brief.isStyle("cartoon", "low-poly")) return "toy";
  return brief.random.fork("form").pick(brief.isStyle("retro") ? ["slim", "toy"] : ["toy", "toy", "slim", "launcher", "cruiser"]);
}

function painted(brief: Brief, name: string, works: RocketWorks): Part[] {
  const { look } = brief;
  const form = ROCKET_FORMS[name];
  const [own, second] = brief.random.fork("livery").pick(LIVERIES);
  const isBoiler = name === "boiler";
  const body = brief.color(0, isBoiler ? hex(0xb5764a) : hex(own));
  const accent = brief.color(1, look.colors.length > 0 ? against(body) : hex(second));
  const light = brief.light(hex(form.sides ? 0x39d8ff : 0xffa436));
  const isBare = isBoiler && !look.material;
  const parts = works.parts({
    hull: hullSurface(brief, { body, accent, form, noseAt: works.noseAt, isBoiler }),
    nose: isBare ? brief.made("copper") : coatOrMade(brief, accent, { roughness: 0.26 }),
    fins: isBare ? brief.made("copper", look.colors[1]) : coatOrMade(brief, accent, { roughness: 0.28 }),
    metal: isBoiler ? brief.always("brass") : brief.always("steel", hex(0x9a9ea4)),
    trim: isBoiler
      ? brief.always("bronze")
      : coatOrMade(brief, form.sides ? hex(0x474d57) : lighter(body, 0.2), { roughness: 0.4, metallic: 0.3 }),
    glass: look.glow ? glowing(look.glow, 0.9) : windowGlass(hex(0x14465e)),
    flame: flameSurface(light, -0.6),
    light: glowing(light),
  });
  return brief.has("launching") ? [...parts, launchCloud(brief)] : parts;
}

const against = (color: Rgb): Rgb => (color[0] + color[1] + color[2] > 1.9 ? hex(0x3a3d45) : mixRgb(color, hex(0xf3eee2), 0.88));
