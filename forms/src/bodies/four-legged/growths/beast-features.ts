import { anticlockwise, type Pair, softOutline } from "@blenda/forge/language/pieces/outlines";
import { darker, hex } from "@blenda/forge/solid/color";
import { extruded, sphere, torus } from "@blenda/forge/solid/shapes/forms";
import { joined, type Point, placed, type Shape } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import { type Surface, setColor, tint } from "@blenda/forge/solid/surfaces/surface";
import { Vector3 } from "three";
import { fin, horn, tuft } from "../../core/details.ts";
import type { Figure } from "../../core/figure.ts";
import type { Mass } from "../../core/mass.ts";
import { bony, headAt, type Making } from "../feature-parts.ts";
import type { Feature, FourLegged } from "../plan.ts";

const LEATHER = 0x5a3a22;
const LEGS = ["front left", "front right", "hind left", "hind right"] as const;

/** Points round the waist, `out` off the skin. */
function waist(figure: Figure, { leg, hip = leg }: FourLegged, z: number, out: number): Point[] {
  const masses = figure.masses.filter(({ bone }) => bone === "hips" || bone === "chest");
  return Array.from({ length: 28 }, (_, step) => {
    const turn = (step / 28) * 2 * Math.PI;
    const way: Point = [Math.sin(turn), Math.cos(turn), 0];
    const at = new Vector3(...figure.surfaceAt([0, hip, z], way, masses));
    return at.addScaledVector(new Vector3(...way), out).toArray() as Point;
  });
}

const grown = (mass: Mass, by: number): Mass =>
  "size" in mass
    ? { ...mass, size: [mass.size[0] + by, mass.size[1] + by, mass.size[2] + by] }
    : { ...mass, thick: [mass.thick[0] + by, mass.thick[1] + by] };

/** What beasts of tales and of old times carry and wear. */
export const BEAST_FEATURES = {
  /** A skin over tall spines, from the shoulders to the root of the tail. */
  sail({ figure, plan, tones }) {
    const { leg, long } = plan;
    const [from, to] = [long * 0.62, -long * 0.85];
    const steps = Array.from({ length: 13 }, (_, step) => step / 12);
    const masses = figure.masses.filter(({ bone }) => bone === "hips" || bone === "chest" || bone === "neck");
    const root = (t: number): Pair => {
      const z = from + (to - from) * t;
      return [z, figure.surfaceAt([0, leg, z], [0, 1, 0], masses)[1] - 0.05];
    };
    const crown = steps.map(
      (t): Pair => [root(t)[0] - 0.04, root(t)[1] + 0.06 + 0.62 * Math.sin(Math.PI * t) ** 0.7 + ((t * 24) % 2) * 0.03],
    );
    const surface: Surface = (at, out) => {
      const rib = Math.max(0, Math.cos(((at.z - from) / (to - from)) * 24 * Math.PI));
      setColor(out, figure.brief.color(1, tones.dark));
      tint(out, darker(tones.main, 0.3), rib * rib * 0.75);
      out.height = rib * rib * 0.02;
      out.roughness = 0.6;
    };
    figure.attach("sail", "hips", fin([...steps.map(root), ...crown.reverse()], 0.06), surface);
  },
  /** Bands of horn over the back, one behind the other. */
  armour({ figure, plan, tones }) {
    const { leg, hip = leg, long } = plan;
    const masses = figure.masses.filter(({ bone }) => bone === "hips" || bone === "chest");
    const band = (z: number, thick: number): Shape =>
      tube(
        Array.from({ length: 15 }, (_, step): Point => {
          const turn = ((step / 14 - 0.5) * 230 * Math.PI) / 180;
          return figure.surfaceAt([0, hip, z], [Math.sin(turn), Math.cos(turn), 0], masses);
        }),
        (t) => thick * (0.4 + 0.6 * Math.sin(Math.PI * t)),
        { sides: 10, rings: 40 },
      );
    const surface = figure.brief.always("bone", figure.brief.color(1, tones.dark));
    for (const step of [0, 1, 2, 3, 4, 5, 6, 7, 8]) {
      const z = long * (0.58 - step * 0.145);
      figure.attach("armour", z > 0 ? "chest" : "hips", band(z, 0.042), surface);
    }
  },
  "broad antlers"(making) {
    const { figure, plan, drawn } = making;
    const s = plan.head.size;
    const palm = [
      0.3, 0.62, 0.9, 0.62, 1.5, 0.8, 2.1, 0.95, 2.6, 1.3, 2.2, 1.42, 2.62, 1.85, 2.16, 1.88, 2.4, 2.4, 1.9, 2.25, 1.9, 2.8, 1.5, 2.3,
    ];
    const outline = [...palm, 1.3, 1.75, 1.1, 1.25, 0.85, 0.98, 0.35, 0.9];
    for (const side of [1, -1]) {
      const line = Array.from({ length: outline.length / 2 }, (_, at) => [outline[at * 2] * side, outline[at * 2 + 1]] as const);
      const plate = extruded(anticlockwise(softOutline(line, line.length * 4)), 0.22, { bevel: 0.08, bevelSteps: 2, creaseDegrees: 60 });
      const shape = placed(plate, { scale: s, turn: [-14, side * 16, 0], at: drawn.middle });
      figure.attach("antlers", "head", shape, bony(making, 0xb99b72));
    }
  },
  claws(making) {
    const { figure, plan } = making;
    for (const name of LEGS) {
      const [x, y, z] = figure.boneOf(`${name} foot`).tail;
      const size = plan.limb[2] * (name.startsWith("front") ? 0.95 : 1) * (plan.footSize ?? 1);
      const claws = [-1, 0, 1].map((toe): Shape => {
        const root: Point = [x + toe * size * 0.72, y + size * 0.5, z + size * (toe === 0 ? 2.1 : 1.85)];
        return horn(
          [root, [root[0], root[1] + size * 0.1, root[2] + size * 0.55], [root[0], root[1] - size * 0.35, root[2] + size * 1.15]],
          size * 0.3,
          8,
        );
      });
      figure.attach("claws", `${name} foot`, joined(claws), bony(making, 0xe6dcc4));
    }
  },
  "nose ring"(making) {
    const { plan, figure } = making;
    const { size, muzzle, snout } = plan.head;
    const ring = placed(torus(size * 0.2, size * 0.045, 24, 8), {
      turn: [90, 0, 0],
      at: headAt(making)(0, -0.62, 0.52 + muzzle + snout[1] * 0.9),
    });
    figure.attach("ring", "head", ring, figure.brief.always("gold"));
  },
  loincloth({ figure, plan }) {
    const { brief } = figure;
    const { leg, hip = leg, long, rump } = plan;
    const z = -long * 0.3;
    const belt = tube(waist(figure, plan, z, 0.012), 0.045, { isClosed: true, sides: 10, rings: 72, flatten: 0.7 });
    figure.attach("belt", "hips", belt, brief.always("leather", hex(LEATHER)));
    const cloth = brief.always("fabric", brief.color(2, hex(0x8e2a22)));
    for (const side of [-1, 1]) {
      // Broad under the belt, torn at the hem.
      const line = [-0.17, 0, 0.17, 0, 0.15, -0.3, 0.11, -0.42, 0.06, -0.35, 0, -0.46, -0.05, -0.36, -0.11, -0.43, -0.15, -0.3];
      const outline = Array.from({ length: line.length / 2 }, (_, at) => [line[at * 2], line[at * 2 + 1]] as const);
      const flap = extruded(anticlockwise(outline), 0.03, { bevel: 0.012, bevelSteps: 1, creaseDegrees: 50 });
      const [, y] = waist(figure, plan, z, 0.03)[side < 0 ? 14 : 0];
      figure.attach(
        "loincloth",
        "hips",
        placed(flap, { turn: [90 - side * 4, 0, 0], at: [0, side < 0 ? Math.min(y, hip - rump[1]) : y, z] }),
        cloth,
      );
    }
    const buckle = waist(figure, plan, z, 0.05)[14];
    figure.attach("belt", "hips", placed(sphere(0.07, 20), { scale: [1, 0.35, 1], at: buckle }), brief.always("gold"));
  },
  "torn trousers"({ figure, plan }) {
    const { brief } = figure;
    const color = brief.color(2, hex(0x3d4a68));
    const hips = figure.masses.find(({ bone }) => bone === "hips");
    const thighs = figure.masses.filter(({ bone }) => bone.startsWith("hind") && bone.endsWith("upper"));
    const masses = [...(hips ? [hips] : []), ...thighs].map((mass) => grown(mass, 0.022));
    const cloth = brief.always("fabric", color);
    figure.parts.push({ name: "trousers", shape: figure.skin({ triangles: 3_000, soft: 0.08 }, masses), surface: cloth });
    const knee = plan.limb[1] * 1.15 + 0.012;
    for (const name of LEGS.slice(2)) {
      const { head, tail } = figure.boneOf(`${name} lower`);
      const way: Point = [tail[0] - head[0], tail[1] - head[1], tail[2] - head[2]];
      const rags = Array.from({ length: 9 }, (_, step) => {
        const turn = (step / 9) * 2 * Math.PI;
        return tuft(
          [head[0] + Math.sin(turn) * knee, head[1], head[2] + Math.cos(turn) * knee],
          way,
          step % 2 ? 0.13 : 0.18,
          0.05,
          [0, 0, 0],
          0.4,
        );
      });
      figure.attach("trousers", `${name} lower`, joined(rags), brief.always("fabric", darker(color, 0.1)));
    }
    const belt = tube(waist(figure, plan, -plan.long * 0.26, 0.02), 0.03, { isClosed: true, sides: 8, rings: 72 });
    figure.attach("belt", "hips", belt, brief.always("leather", hex(LEATHER)));
  },
} satisfies Partial<Record<Feature, (making: Making) => void>>;
