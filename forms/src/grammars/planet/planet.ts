import type { Brief } from "@blenda/forge/grammar/brief";
import type { Grammar } from "@blenda/forge/grammar/grammar";
import { flat } from "@blenda/forge/language/numbers";
import { fir, leafage } from "@blenda/forge/language/pieces/plot";
import { hex } from "@blenda/forge/solid/color";
import type { Part } from "@blenda/forge/solid/part";
import { CUBE_SIDES } from "@blenda/forge/solid/shapes/cube-sides";
import { ball, cylinder, torus } from "@blenda/forge/solid/shapes/forms";
import { grid } from "@blenda/forge/solid/shapes/grid";
import { lathe } from "@blenda/forge/solid/shapes/lathe";
import { joined, type Point, placed, type Shape, smoothed, warped } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import { Matrix4, Quaternion, Vector3 } from "three";
import { planetSurface, ringSurface } from "./surfaces.ts";
import { PLANET_WORLDS, type World } from "./worlds.ts";

export const planet: Grammar = {
  id: "planet",
  nouns: ["planet", "earth", "globe", "world", "mars", "saturn", "jupiter", "gas giant", "exoplanet"],
  about: "a planet or moon: a round world with oceans, deserts, craters, bands of cloud or rings",
  traits: {
    earth: ["earth", "ocean", "blue", "habitable", "terrestrial", "globe"],
    desert: ["mars", "desert", "dune", "sand", "dry", "red"],
    gas: ["gas", "jupiter", "saturn", "giant", "stormy", "banded"],
    ice: ["ice", "icy", "frozen", "snow", "cold", "winter"],
    lava: ["lava", "volcanic", "molten", "fire", "burning", "hell", "magma"],
    moon: ["moon", "crater", "cratered", "dead", "asteroid", "barren"],
    jungle: ["jungle", "alien", "forest", "exoplanet", "toxic", "exotic"],
    city: ["city", "metropolis", "death", "mechanical", "artificial"],
    ringed: ["ring", "rings", "ringed", "saturn"],
    tiny: ["tiny", "little", "small", "cute"],
    globe: ["globe", "desk", "stand", "antique"],
  },
  metresPerUnit: 0.5,
  wears: ["surface ocean", "ring"],
  build(brief) {
    const name = worldName(brief);
    const world = PLANET_WORLDS[name];
    const lift = (x: number, y: number, z: number) => world.elevation(brief, x, y, z) * world.relief;
    const parts: Part[] = [{ name: "globe", shape: globe(brief, lift), surface: planetSurface(brief, name, world) }];
    const chance = brief.random.fork("company");
    if (brief.has("ringed") || (name === "gas" && chance.chance(0.6)) || (world.mayRing && chance.chance(0.15)))
      parts.push(...rings(brief));
    if ((brief.has("tiny") || brief.isStyle("low-poly", "cartoon")) && world.hasLife) parts.push(...life(brief, world, lift));
    if (brief.has("globe") || brief.isStyle("medieval", "steampunk", "ornate")) parts.push(...stand(brief));
    return parts;
  },
};

function worldName(brief: Brief): string {
  const named = Object.keys(PLANET_WORLDS).find((name) => brief.has(name));
  if (named) return named;
  if (brief.look.material === "ice") return "ice";
  if (brief.isStyle("sci-fi")) return brief.random.fork("world").pick(["city", "jungle", "gas"]);
  if (brief.isStyle("low-poly", "cartoon", "medieval", "steampunk", "ornate"))
    return brief.random.fork("world").pick(["earth", "earth", "jungle", "desert"]);
  return brief.random.fork("world").pick(Object.keys(PLANET_WORLDS));
}

/** Six square sheets blown up to a ball: even texels, short seams. */
function globe(brief: Brief, lift: (x: number, y: number, z: number) => number): Shape {
  const steps = brief.isStyle("low-poly") ? 9 : brief.isDetailed ? 44 : 26;
  const sheets = CUBE_SIDES.map(([right, up, out]) =>
    grid(
      (u, v) => {
        // The tangent spreads the points evenly over the ball.
        const [a, b] = [Math.tan((u - 0.5) * (Math.PI / 2)), Math.tan((v - 0.5) * (Math.PI / 2))];
        const at = new Vector3(...right)
          .multiplyScalar(a)
          .addScaledVector(new Vector3(...up), b)
          .add(new Vector3(...out))
          .normalize();
        const height = 1 + lift(at.x, at.y, at.z);
        return [at.x * height, at.y * height, at.z * height];
      },
      { columns: steps, rows: steps, creaseDegrees: 80 },
    ),
  );
  return smoothed(joined(sheets), 80);
}

/** Flat bands with gaps between them, tilted like a hat. */
function rings(brief: Brief): Part[] {
  const chance = brief.random.fork("rings");
  const tilt: Point = [chance.between(12, 24), 0, chance.between(-20, 20)];
  const segments = brief.segments(96);
  let inner = chance.between(1.3, 1.42);
  const bands: Shape[] = [];
  for (let band = 0; band < chance.whole(2, 4); band++) {
    const outer = inner + chance.between(0.08, 0.26);
    bands.push(
      lathe(
        [
          [inner, -0.006],
          [outer, -0.006],
          [outer + 0.006, 0],
          [outer, 0.006],
          [inner, 0.006],
          [inner - 0.006, 0],
          [inner, -0.006],
        ],
        { segments, creaseDegrees: 40 },
      ),
    );
    inner = outer + chance.between(0.02, 0.06);
  }
  return [{ name: "rings", shape: placed(joined(bands), { turn: tilt }), surface: ringSurface(brief, tilt) }];
}

/** Trees on the land and clouds that touch the hills of a toy world. */
function life(brief: Brief, world: World, lift: (x: number, y: number, z: number) => number): Part[] {
  const chance = brief.random.fork("life");
  const parts: Part[] = [];
  const leaves: Shape[] = [];
  const trunks: Shape[] = [];
  for (let tries = 0; tries < 260 && leaves.length < 18; tries++) {
    const at = direction(chance.between(-1, 1), chance.between(0, 2 * Math.PI));
    const height = world.elevation(brief, at.x, at.y, at.z);
    if (height < 0.16 || height > 0.6) continue;
    const tree = fir(brief, chance, chance.between(0.14, 0.24), 8);
    const where = upright(at, 1 + lift(at.x, at.y, at.z) - 0.012);
    leaves.push(tree.leaves.clone().applyMatrix4(where));
    trunks.push(tree.trunk.clone().applyMatrix4(where));
  }
  if (leaves.length > 0) {
    parts.push({ name: "trees", shape: joined(leaves), surface: leafage(brief, world.leaf) });
    parts.push({ name: "trunks", shape: joined(trunks), surface: brief.always("wood", hex(0x5a3b26)) });
  }
  const clouds = Array.from({ length: 7 }, (_, at) => {
    const where = upright(direction(chance.between(-0.8, 0.8), at * 0.9 + chance.between(0, 0.6)), 1.13);
    return joined([-1, 0, 1].map((side) => puff(brief, side, at))).applyMatrix4(where);
  });
  parts.push({ name: "clouds", shape: joined(clouds), surface: brief.always("clay", hex(0xf4f5f6)) });
  return parts;
}

function puff(brief: Brief, side: number, seed: number): Shape {
  const size = side === 0 ? 0.1 : 0.07;
  const round = warped(ball(size, brief.isStyle("low-poly") ? 1 : 2), (point) => {
    point.multiplyScalar(1 + 0.2 * brief.noise.at(point.x * 12 + seed, point.y * 12, point.z * 12));
    point.y *= 0.62;
  });
  return placed(round, { at: [side * 0.095, side === 0 ? 0.012 : 0, 0] });
}

const direction = (up: number, angle: number) =>
  new Vector3(Math.sqrt(1 - up * up) * Math.sin(angle), up, Math.sqrt(1 - up * up) * Math.cos(angle));

/** Stands a thing on the ground of a ball. */
function upright(at: Vector3, radius: number): Matrix4 {
  const turn = new Quaternion().setFromUnitVectors(new Vector3(0, 1, 0), at);
  return new Matrix4().compose(at.clone().multiplyScalar(radius), turn, new Vector3(1, 1, 1));
}

/** Where the ring of a desk globe meets its foot, a little past the lowest point. */
const FOOT_ANGLE = -1.7;

/** A half ring on a turned foot, as on a desk. */
function stand(brief: Brief): Part[] {
  const segments = brief.segments(40);
  const tilt = (23 * Math.PI) / 180;
  const arc = Array.from({ length: 19 }, (_, at): Point => {
    const angle = FOOT_ANGLE + (at / 18) * (tilt + Math.PI / 2 - FOOT_ANGLE);
    return [1.16 * Math.cos(angle), 1.16 * Math.sin(angle), 0];
  });
  const foot = lathe(flat`0 -1.62, 0.62 -1.62, 0.64 -1.56, 0.56 -1.5, 0.2 -1.45, 0.1 -1.36, 0.13 -1.28, 0.08 -1.22, 0.06 -1.12, 0 -1.12`, {
    segments,
    creaseDegrees: 40,
  });
  const pins = [1, -1].map((end) => {
    const pin = placed(cylinder(0.04, 0.24, { bevel: 0.012, segments: 16 }), { at: [0, end * 1.1, 0] });
    return placed(pin, { turn: [0, 0, (tilt * 180) / Math.PI] });
  });
  const brass = brief.always("brass");
  return [
    {
      name: "meridian",
      shape: joined([tube(arc, 0.035, { sides: 10, rings: 40, flatten: 1.6 }), ...pins, torus(0.12, 0.03, 24, 8).translate(0, -1.24, 0)]),
      surface: brass,
    },
    { name: "foot", shape: foot, surface: brief.always("wood", hex(0x5b3320)) },
  ];
}
