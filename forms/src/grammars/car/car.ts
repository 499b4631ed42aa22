import type { Brief } from "@blenda/forge/grammar/brief";
import type { Grammar } from "@blenda/forge/grammar/grammar";
import { coat, windowGlass } from "@blenda/forge/language/pieces/finishes";
import { Gathered } from "@blenda/forge/language/pieces/gathered";
import { clamp01, hex, type Rgb, smoothstep } from "@blenda/forge/solid/color";
import type { Part } from "@blenda/forge/solid/part";
import { type Point, placement } from "@blenda/forge/solid/shapes/shape";
import { glowing } from "@blenda/forge/solid/surfaces/glowing";
import { layered, type Surface, setColor, shade, tint } from "@blenda/forge/solid/surfaces/surface";
import { addBody } from "./body.ts";
import { addExtras } from "./extras.ts";
import { CAR_FORMS, type CarForm } from "./forms.ts";
import { type CarLayer, type CarPieces, CarShell } from "./shell.ts";
import { addLamps, addTrim } from "./trim.ts";
import { pads, wheels } from "./wheels.ts";

const PAINTS: readonly number[] = [0xc23026, 0x1f5fa8, 0xe0a526, 0x2f7f5a, 0xe6e1d6, 0x2b2f36, 0x6fb3c0, 0xd96a2b, 0x5d4a86];

export const car: Grammar = {
  id: "car",
  nouns: [
    "car",
    "automobile",
    "vehicle",
    "taxi",
    "jeep",
    "sports car",
    "race car",
    "pickup",
    "pickup truck",
    "sedan",
    "camper",
    "hover car",
  ],
  about: "a car, van or jeep with wheels, windows, headlights, doors and bumpers",
  traits: {
    classic: ["classic", "beetle", "vintage", "old-timer", "oldtimer", "round", "cute"],
    sports: ["sports", "sport", "race", "racing", "fast", "super", "supercar"],
    van: ["van", "camper", "bus", "minibus", "hippie", "delivery"],
    pickup: ["pickup", "pick-up", "truck", "farm"],
    offroad: ["jeep", "offroad", "off-road", "suv", "safari", "army", "military"],
    sedan: ["sedan", "family", "limousine", "police", "cab", "taxi"],
    taxi: ["taxi", "cab"],
    police: ["police", "cop", "sheriff"],
    hover: ["hover", "hovering", "flying"],
    loaded: ["loaded", "luggage", "surf", "surfboard", "travel", "holiday"],
  },
  metresPerUnit: 2,
  wears: ["body paint", "stripe roof"],
  build(brief) {
    const name = formName(brief);
    const form = CAR_FORMS[name];
    return assembled(new CarShell(brief, name, form), surfacesOf(brief, name, form));
  },
};

/** Body parts share one stretch; wheels stay round. */
function assembled(shell: CarShell, surfaces: Record<CarLayer, Surface>): Part[] {
  const pieces: CarPieces = new Gathered();
  for (const add of [addBody, addLamps, addTrim, addExtras]) add(shell, pieces);
  const { brief } = shell;
  const stretch = brief.random.fork("stretch");
  const [wide, high, long] = [stretch.between(0.96, 1.06), stretch.between(0.96, 1.06), stretch.between(0.95, 1.05)];
  const scale: Point = [wide, high, brief.isStyle("cartoon") ? 0.78 : long];
  const body = pieces.parts(surfaces).map((part) => ({ ...part, place: placement({ scale }) }));
  return [...body, ...(shell.isHover ? pads(shell, surfaces, scale) : wheels(shell, surfaces, scale))];
}

function formName(brief: Brief): string {
  const named = Object.keys(CAR_FORMS).find((name) => brief.has(name));
  if (named) return named;
  const chance = brief.random.fork("form");
  if (brief.isStyle("retro", "cartoon", "steampunk")) return chance.pick(["classic", "classic", "van"]);
  if (brief.isStyle("sci-fi", "modern")) return chance.pick(["sports", "sports", "sedan"]);
  return chance.pick(Object.keys(CAR_FORMS));
}

function surfacesOf(brief: Brief, name: string, form: CarForm) {
  const { look, random } = brief;
  const chance = random.fork("paint");
  const own = brief.has("taxi")
    ? 0xf0b321
    : brief.has("police")
      ? 0xe9ebee
      : name === "offroad"
        ? chance.pick([0x66703f, 0xb99b62, 0xc23026, 0x3d6f8f])
        : chance.pick(PAINTS);
  const paint = brief.color(0, hex(own));
  const isTwoTone = look.colors.length > 1 || name === "van" || brief.has("police") || (name === "classic" && chance.chance(0.3));
  const isLow = brief.has("police") || chance.chance(0.4);
  const second = brief.color(1, brief.has("police") ? hex(0x1d2530) : paint[0] + paint[1] + paint[2] > 2.2 ? hex(0x2f7f86) : hex(0xf0ebdf));
  const chrome = brief.isStyle("steampunk") ? brief.always("brass") : brief.always("steel", hex(0xc4c8cc));
  const body = look.material ? brief.made(look.material) : coat(brief, paint, { roughness: 0.2, use: 0 });
  return {
    body: layered(body, bodywork(form, isTwoTone && !look.material ? second : null, isLow)),
    roof: isTwoTone && !look.material && !isLow ? coat(brief, second, { roughness: 0.22, use: 0 }) : body,
    glass: windowGlass(hex(0x1b2c36)),
    chrome,
    dark: brief.always("plastic", hex(0x2c2f34)),
    tyre: tyreSurface(brief, name === "offroad"),
    rim: brief.isStyle("steampunk") ? brief.always("brass") : brief.always("steel", hex(chance.pick([0xb6babf, 0x8c9197, 0xd0d3d6]))),
    lamp: lampSurface(brief.light(hex(0xfff0cf))),
    tail: glowing(hex(0xd8231c), 0.75),
    amber: glowing(hex(0xff9a1f), 0.5),
    light: glowing(brief.light(hex(0x3ad6ff))),
    sign: brief.has("taxi") ? glowing(hex(0xffe9a8), 0.7) : glowing(hex(0x2a6bff), 0.9),
    cargo: brief.always("leather", hex(0x7a4a2a)),
  } satisfies Record<string, Surface>;
}

/** Shut lines of doors, bonnet and boot, and the second colour below the belt. */
function bodywork({ doors, screen, wheel }: CarForm, second: Rgb | null, isLow: boolean): Surface {
  const belt = screen.low - 0.1;
  const sill = wheel.radius * 0.8;
  return (at, out) => {
    const isSide = Math.abs(at.nx) > 0.5;
    if (second) {
      const line = belt - 0.02 + (isLow ? 0 : 0.02 * Math.cos(at.z * 2));
      tint(out, second, isLow ? smoothstep(line + 0.003, line - 0.003, at.y) * 0.96 : smoothstep(line - 0.003, line + 0.003, at.y) * 0.96);
    }
    let line = 1;
    if (isSide && at.y > sill && at.y < screen.high) for (const z of doors) line = Math.min(line, Math.abs(at.z - z));
    if (isSide && at.z < doors[0] && at.z > doors[doors.length - 1]) line = Math.min(line, Math.abs(at.y - sill));
    if (at.ny > 0.4) line = Math.min(line, Math.abs(Math.abs(at.x) - 0.29), Math.abs(at.z - doors[0] - 0.16));
    const groove = smoothstep(0.0055, 0.002, line);
    shade(out, 1 - groove * 0.65);
    out.height -= groove * 0.006;
  };
}

/** Tread on the running face, a raised ring on the flank; the wheel turns round its own x axis. */
function tyreSurface({ noise }: Brief, isRough: boolean): Surface {
  return (at, out) => {
    const around = Math.atan2(at.y, at.z);
    const grain = noise.at(at.x * 60, at.y * 60, at.z * 60);
    setColor(out, hex(0x232528));
    const isRunning = Math.abs(at.nx) < 0.6;
    const tread = isRunning ? smoothstep(0.25, 0.4, Math.abs(((around * (isRough ? 7 : 11) + Math.abs(at.x) * 18) / Math.PI) % 1)) : 0;
    shade(out, 0.85 + grain * 0.1 + tread * 0.35 + clamp01(at.edge) * 0.3);
    out.roughness = 0.86;
    out.height = tread * 0.012;
  };
}

/** A reflector behind ribbed glass. */
function lampSurface(color: Rgb): Surface {
  const lamp = glowing(color, 0.6);
  return (at, out) => {
    lamp(at, out);
    const rib = 0.5 + 0.5 * Math.sin(at.x * 190);
    setColor(out, [0.75, 0.78, 0.8]);
    shade(out, 0.8 + rib * 0.2);
    out.roughness = 0.08;
    out.height = rib * 0.002;
  };
}
