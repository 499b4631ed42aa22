import { clamp01, darker, hex, lighter, mix, type Rgb, smoothstep } from "../solid/color.ts";
import type { Part } from "../solid/part.ts";
import { box, cylinder, sphere, torus } from "../solid/shapes/forms.ts";
import { lathe } from "../solid/shapes/lathe.ts";
import { joined, placed, type Point, type Shape } from "../solid/shapes/shape.ts";
import { tube } from "../solid/shapes/tube.ts";
import { chipped, rusted, soiled } from "../solid/surfaces/aging.ts";
import { glowing } from "../solid/surfaces/glowing.ts";
import { layered, type Surface, setColor, shade, tint } from "../solid/surfaces/surface.ts";
import type { Brief } from "./brief.ts";
import type { Grammar } from "./grammar.ts";

export const robot: Grammar = {
  id: "robot",
  nouns: ["robot", "droid", "android", "mech", "bot", "automaton", "cyborg", "service robot"],
  about: "a robot or droid with head, eyes, torso, arms and legs or wheels",
  traits: {
    dome: ["dome", "round", "cute", "friendly", "small"],
    screen: ["screen", "tv", "monitor", "display"],
    bucket: ["bucket", "old", "tin", "toy"],
    wheels: ["wheel", "wheels", "wheeled", "rolling", "tracks", "tank"],
    hover: ["hover", "hovering", "flying", "floating"],
    heavy: ["heavy", "battle", "war", "mech", "big", "strong"],
  },
  metresPerUnit: 0.72,
  build(brief) {
    const crew = new RobotParts(brief);
    crew.addTorso();
    crew.addHead();
    crew.addArms();
    if (brief.has("wheels")) crew.addWheels();
    else if (brief.has("hover")) crew.addThruster();
    else crew.addLegs();
    return crew.parts();
  },
};

type Layer = "shell" | "accent" | "joints" | "glass" | "lights" | "beacon";

/** Collects pieces by what they are made of; a robot is many small things of few substances. */
class RobotParts {
  private readonly layers: Record<Layer, Shape[]> = { shell: [], accent: [], joints: [], glass: [], lights: [], beacon: [] };
  private readonly brief: Brief;
  private readonly wide: number;
  private readonly isRound: boolean;

  constructor(brief: Brief) {
    this.brief = brief;
    this.wide = brief.has("heavy") ? 1.28 : brief.random.between(0.9, 1.08);
    this.isRound = brief.has("dome") || (!brief.has("heavy") && brief.random.chance(0.35));
  }

  parts(): Part[] {
    const { brief, layers } = this;
    const eye = brief.look.glow ?? brief.random.fork("eyes").pick([hex(0x2ce6ff), hex(0x7dff5a), hex(0xffb02e)]);
    const shell = brief.color(0, brief.random.fork("paint").pick([hex(0xe58a1f), hex(0x3fa7a4), hex(0xd9d6cc), hex(0xc23b32), hex(0x5b7f3f), hex(0x3f66b0)]));
    const surfaces: Record<Layer, Surface> = {
      shell: shellSurface(brief, shell),
      accent: shellSurface(brief, brief.color(1, shell[0] + shell[1] + shell[2] > 2 ? hex(0xe0641c) : hex(0xefece2))),
      joints: brief.always("steel", hex(0x85898f)),
      glass: screenSurface,
      lights: glowing(eye),
      beacon: glowing(hex(0xff5a1f)),
    };
    return (Object.keys(layers) as Layer[]).filter((name) => layers[name].length > 0).map((name) => ({ name, shape: joined(layers[name]), surface: surfaces[name], density: name === "glass" || name === "lights" ? 0.7 : 1 }));
  }

  addTorso(): void {
    const { brief, wide } = this;
    const round = brief.isDetailed ? 3 : 2;
    if (this.isRound) {
      this.add("shell", lathe([[0, 0.7], [0.2, 0.7], [0.29, 0.8], [0.34, 1.0], [0.33, 1.18], [0.26, 1.32], [0.14, 1.36], [0, 1.36]], { segments: brief.segments(40), creaseDegrees: 50 }), { scale: [wide, 1, wide * 0.86] });
      this.add("accent", torus(0.338, 0.022, brief.segments(40), 10), { at: [0, 0.98, 0], scale: [wide, 1, wide * 0.86] });
      this.add("joints", cylinder(0.17, 0.05, { bevel: 0.012, segments: brief.segments(28) }), { at: [0, 1.13, 0.27 * wide], turn: [90, 0, 0] });
      this.add("lights", cylinder(0.12, 0.05, { bevel: 0.015, segments: brief.segments(28) }), { at: [0, 1.13, 0.284 * wide], turn: [90, 0, 0] });
    } else {
      this.add("shell", box(0.62 * wide, 0.6, 0.44, 0.09, round), { at: [0, 1.02, 0] });
      this.add("joints", box(0.4 * wide, 0.27, 0.05, 0.02), { at: [0, 1.08, 0.212] });
      this.add("glass", box(0.35 * wide, 0.22, 0.05, 0.02), { at: [0, 1.08, 0.222] });
      for (const at of [-1, 0, 1]) this.add(at === 0 ? "beacon" : "lights", cylinder(0.034, 0.04, { bevel: 0.01, segments: brief.segments(16) }), { at: [at * 0.1 * wide, 1.13, 0.245], turn: [90, 0, 0] });
      this.add("lights", box(0.24 * wide, 0.045, 0.03, 0.012), { at: [0, 1.035, 0.242] });
      this.add("accent", box(0.64 * wide, 0.07, 0.46, 0.03), { at: [0, 0.83, 0] });
      this.add("joints", box(0.36, 0.3, 0.12, 0.03), { at: [0, 1.06, -0.25] });
    }
    this.add("joints", box(0.36 * wide, 0.15, 0.3, 0.045, 2), { at: [0, 0.665, 0] });
    if (brief.isDetailed) this.addRivets(wide);
  }

  addHead(): void {
    const { brief } = this;
    this.add("joints", cylinder(0.1, 0.14, { bevel: 0.01, segments: brief.segments(24) }), { at: [0, 1.38, 0] });
    for (const y of [1.35, 1.38, 1.41]) this.add("joints", torus(0.1, 0.014, brief.segments(24), 8), { at: [0, y, 0] });
    const kind = brief.has("screen") ? "screen" : brief.has("bucket") ? "bucket" : this.isRound ? "dome" : brief.random.pick(["visor", "visor", "screen", "bucket"]);
    if (kind === "dome") this.addDomeHead();
    else if (kind === "bucket") this.addBucketHead();
    else this.addBoxHead(kind === "screen");
    const side = brief.random.chance(0.5) ? 0.12 : -0.12;
    this.add("joints", tube([[side, 1.74, -0.02], [side, 1.92, -0.02]], 0.012, { sides: 8, isStraight: true }));
    this.add("beacon", sphere(0.036, brief.segments(18)), { at: [side, 1.95, -0.02] });
  }

  addArms(): void {
    const { brief, wide } = this;
    const raise = brief.random.between(-32, -12);
    for (const side of [-1, 1]) {
      const x = side * (0.31 * wide + 0.11);
      this.add("joints", sphere(0.115, brief.segments(26)), { at: [x, 1.22, 0] });
      this.add("accent", lathe([[0.02, 0], [0.13, 0], [0.145, 0.03], [0.1, 0.11], [0, 0.13]], { segments: brief.segments(24), creaseDegrees: 60 }), { turn: [0, 0, side * -62], at: [x + side * 0.03, 1.24, 0] });
      this.add("shell", box(0.16, 0.32, 0.17, 0.05, 2), { at: [x + side * 0.035, 0.99, 0] });
      this.add("joints", sphere(0.078, brief.segments(22)), { at: [x + side * 0.035, 0.79, 0.005] });
      this.add("shell", box(0.19, 0.32, 0.19, 0.06, 2), { at: [x + side * 0.035, 0.64, 0.075], turn: [raise, 0, 0] });
      this.add("accent", torus(0.098, 0.016, brief.segments(22), 8), { at: [x + side * 0.035, 0.55, 0.115], turn: [raise, 0, 0] });
      this.add("joints", cylinder(0.075, 0.09, { bevel: 0.02, segments: brief.segments(22) }), { at: [x + side * 0.035, 0.475, 0.15], turn: [raise, 0, 0] });
      for (const finger of [-1, 0, 1]) this.add("joints", tube([[0, 0, 0], [finger * 0.028, -0.075, finger === 0 ? -0.045 : 0.022], [finger * 0.016, -0.15, finger === 0 ? -0.02 : 0.008]], (t) => 0.024 - 0.008 * t, { sides: 8, rings: 6 }), { at: [x + side * 0.035 + finger * 0.036, 0.45, 0.165], turn: [raise, 0, 0] });
    }
  }

  addLegs(): void {
    const { brief, wide } = this;
    for (const side of [-1, 1]) {
      const x = side * 0.17 * wide;
      this.add("joints", sphere(0.092, brief.segments(22)), { at: [x, 0.58, 0] });
      this.add("shell", box(0.2, 0.24, 0.22, 0.055, 2), { at: [x, 0.45, 0] });
      this.add("joints", cylinder(0.085, 0.22, { bevel: 0.015, segments: brief.segments(22) }), { at: [x, 0.315, 0], turn: [0, 0, 90] });
      this.add("accent", box(0.21, 0.19, 0.23, 0.05, 2), { at: [x, 0.22, 0.005] });
      this.add("joints", cylinder(0.07, 0.08, { bevel: 0.01, segments: brief.segments(20) }), { at: [x, 0.13, 0] });
      this.add("shell", box(0.25, 0.12, 0.38, 0.05, 2), { at: [x, 0.065, 0.05] });
      this.add("joints", box(0.26, 0.035, 0.39, 0.012), { at: [x, 0.0175, 0.05] });
    }
  }

  addWheels(): void {
    const { brief } = this;
    this.add("shell", box(0.34, 0.2, 0.34, 0.06, 2), { at: [0, 0.52, 0] });
    for (const side of [-1, 1]) {
      const hull: [number, number][] = Array.from({ length: 24 }, (_, at) => {
        const angle = (at / 24) * 2 * Math.PI;
        return [Math.cos(angle) * 0.17 + (Math.cos(angle) > 0 ? 0.22 : -0.22), Math.sin(angle) * 0.17];
      });
      const track = brief.solids.extrude(hull, 0.16).turn(0, 90, 0);
      const treads = Array.from({ length: 13 }, (_, at) => brief.solids.box(0.18, 0.03, 0.03).at(0, 0.17, (at - 6) * 0.064).plus(brief.solids.box(0.18, 0.03, 0.03).at(0, -0.17, (at - 6) * 0.064)));
      this.add("joints", track.plus(...treads).shape(), { at: [side * 0.27, 0.2, 0] });
      for (const z of [-0.22, 0, 0.22]) this.add("accent", cylinder(0.1, 0.2, { bevel: 0.02, segments: brief.segments(22) }), { at: [side * 0.27, 0.2, z], turn: [0, 0, 90] });
    }
  }

  addThruster(): void {
    const { brief } = this;
    this.add("shell", lathe([[0, 0.3], [0.12, 0.3], [0.2, 0.42], [0.22, 0.56], [0.18, 0.64], [0, 0.64]], { segments: brief.segments(36), creaseDegrees: 50 }));
    this.add("joints", lathe([[0.06, 0.22], [0.16, 0.16], [0.17, 0.17], [0.13, 0.31], [0.06, 0.31]], { segments: brief.segments(32) }));
    this.add("lights", lathe([[0, 0], [0.05, 0.06], [0.1, 0.2], [0.06, 0.26], [0, 0.26]], { segments: brief.segments(28), creaseDegrees: 60 }));
  }

  private addDomeHead(): void {
    const { brief } = this;
    this.add("shell", lathe([[0, 1.44], [0.2, 1.44], [0.25, 1.5], [0.26, 1.6], [0.22, 1.72], [0.13, 1.8], [0, 1.83]], { segments: brief.segments(40), creaseDegrees: 50 }));
    this.add("glass", lathe([[0, 0], [0.15, 0], [0.16, 0.015], [0.14, 0.05], [0, 0.07]], { segments: brief.segments(36), creaseDegrees: 60 }), { at: [0, 1.61, 0.19], turn: [82, 0, 0], scale: [1.15, 1, 0.72] });
    for (const side of [-1, 1]) {
      this.add("lights", sphere(0.042, brief.segments(20)), { at: [side * 0.072, 1.615, 0.248] });
      this.add("joints", cylinder(0.08, 0.07, { bevel: 0.02, segments: brief.segments(24) }), { at: [side * 0.26, 1.58, 0], turn: [0, 0, 90] });
    }
  }

  private addBucketHead(): void {
    const { brief } = this;
    this.add("shell", cylinder(0.21, 0.32, { top: 0.18, bevel: 0.025, segments: brief.segments(36) }), { at: [0, 1.6, 0] });
    this.add("accent", lathe([[0, 0], [0.185, 0], [0.19, 0.02], [0.12, 0.075], [0, 0.09]], { segments: brief.segments(36), creaseDegrees: 50 }), { at: [0, 1.755, 0] });
    for (const side of [-1, 1]) {
      this.add("joints", cylinder(0.07, 0.09, { bevel: 0.012, segments: brief.segments(24) }), { at: [side * 0.085, 1.64, 0.17], turn: [90, 0, 0] });
      this.add("lights", sphere(0.052, brief.segments(22)), { at: [side * 0.085, 1.64, 0.2], scale: [1, 1, 0.6] });
    }
    for (const at of [-2, -1, 0, 1, 2]) this.add("joints", box(0.018, 0.06, 0.03, 0.005), { at: [at * 0.034, 1.51, 0.19] });
  }

  private addBoxHead(isScreen: boolean): void {
    const { brief } = this;
    const [w, h] = isScreen ? [0.54, 0.4] : [0.46, 0.36];
    this.add("shell", box(w, h, 0.38, 0.1, 2), { at: [0, 1.62, 0] });
    this.add("joints", box(w - 0.07, isScreen ? h - 0.09 : 0.18, 0.05, 0.03), { at: [0, 1.625, 0.175] });
    this.add("glass", box(w - 0.1, isScreen ? h - 0.12 : 0.14, 0.05, 0.03), { at: [0, 1.625, 0.187] });
    for (const side of [-1, 1]) {
      if (isScreen) this.add("lights", box(0.05, 0.09, 0.03, 0.014, 2), { at: [side * 0.09, 1.65, 0.203] });
      else this.add("lights", sphere(0.048, brief.segments(22)), { at: [side * 0.085, 1.625, 0.2] });
      this.add("joints", cylinder(0.088, 0.08, { bevel: 0.02, segments: brief.segments(24) }), { at: [side * (w / 2 + 0.015), 1.61, 0], turn: [0, 0, 90] });
    }
    if (isScreen) this.add("lights", tube([[-0.06, 1.555, 0.205], [0, 1.54, 0.207], [0.06, 1.555, 0.205]], 0.011, { sides: 6, rings: 10 }));
  }

  private addRivets(wide: number): void {
    for (const side of [-1, 1]) for (const y of [0.92, 1.0, 1.24]) this.add("joints", sphere(0.016, 8), { at: [side * 0.26 * wide, y, 0.222] });
  }

  private add(layer: Layer, shape: Shape, where: { at?: Point; turn?: Point; scale?: number | Point } = {}): void {
    this.layers[layer].push(placed(shape, where));
  }
}

/** Enamel over steel, with panel lines, chips on the edges and grime in the joints: nothing that works stays clean. */
function shellSurface(brief: Brief, color: Rgb): Surface {
  const { look, noise } = brief;
  if (look.material) return brief.made(look.material);
  const enamel: Surface = (at, out) => {
    const cloud = noise.fbm(at.x * 4, at.y * 4, at.z * 4, 3);
    setColor(out, color);
    tint(out, darker(color, 0.4), clamp01((1 - at.open) * 0.9 + cloud * 0.3 - 0.1));
    tint(out, lighter(color, 0.35), clamp01(at.edge * 0.25));
    const seam = Math.abs(at.nz) > 0.6 ? smoothstep(0.006, 0.003, Math.abs(Math.abs(at.x) - 0.2)) * smoothstep(0.75, 0.8, at.y) : 0;
    shade(out, (0.75 + at.open * 0.25) * (1 - seam * 0.6));
    out.roughness = 0.34 + cloud * 0.16;
    out.metallic = 0.05;
    out.height = -seam * 0.008;
  };
  const wear = mix(0.12, 1, look.wear);
  const layers = [enamel, chipped(noise, wear * 0.75, hex(0xa5a29b), true), soiled(noise, mix(0.25, 1, look.wear))];
  return layered(...layers, ...(look.wear > 0.45 ? [rusted(noise, look.wear)] : []));
}

const screenSurface: Surface = (at, out) => {
  setColor(out, [0.018, 0.022, 0.028]);
  shade(out, 1 + 0.5 * clamp01(at.y - 1));
  out.roughness = 0.1;
};
