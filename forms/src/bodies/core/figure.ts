import type { Brief } from "@blenda/forge/grammar/brief";
import type { Part, Rig, RigClip } from "@blenda/forge/solid/part";
import { blob } from "@blenda/forge/solid/shapes/blob";
import { type Point, patterned, placement, type Shape } from "@blenda/forge/solid/shapes/shape";
import type { Surface } from "@blenda/forge/solid/surfaces/surface";
import { Matrix4, Quaternion, Vector3 } from "three";
import { distanceTo, type Limb, type Lump, type Mass, melted, reachOf, skinOf } from "./mass.ts";
import { type Carried, Hemmed, SoftBody } from "./soft-body.ts";

interface Bone {
  name: string;
  parent: string | null;
  head: Point;
  tail: Point;
}

interface SkinOptions {
  /** How many triangles there should be, about. */
  triangles: number;
  /** How far masses melt into each other. */
  soft: number;
  /** Cut off below this height of the pose: the hem of a skirt. */
  hem?: number;
}

/**
 * A body being made. Bones, masses and details are given as the animal was drawn (standing); each bone has a pose that carries
 * what hangs on it. Surfaces see the drawn coordinates, so stripes and patches stay where they grew whatever the stance.
 */
export class Figure {
  readonly brief: Brief;
  readonly parts: Part[] = [];
  readonly masses: Mass[] = [];
  private readonly bones = new Map<string, Bone>();
  private readonly poses = new Map<string, Matrix4>();
  private readonly clips: RigClip[] = [];
  /** Bones that stand again beside themselves (the heads of a hydra), and the masses on them. */
  private readonly twins = new Map<string, string[]>();
  private readonly twinned: Mass[] = [];
  /** No two of a kind are alike: a little stouter or leaner all over, in units. */
  private readonly plump: number;

  constructor(brief: Brief) {
    this.brief = brief;
    this.plump = brief.random.fork("plump").between(-0.003, 0.006);
  }

  bone(name: string, parent: string | null, head: Point, tail: Point): void {
    this.bones.set(name, { name, parent, head, tail });
  }

  boneOf(name: string): Bone {
    const bone = this.bones.get(name);
    if (!bone) throw new Error(`no bone ${name}`);
    return bone;
  }

  hasBone(name: string): boolean {
    return this.bones.has(name);
  }

  /** Sets the whole way from the drawing to the pose. */
  pose(name: string, matrix: Matrix4): void {
    this.poses.set(name, matrix);
  }

  /** Turns a bone about its beginning, after its parent's pose; degrees round x, y and z. */
  turn(name: string, turn: Point = [0, 0, 0], move: Point = [0, 0, 0]): void {
    const { head, parent } = this.boneOf(name);
    const before = parent ? this.poseOf(parent) : new Matrix4();
    const own = placement({ turn, at: [head[0] + move[0], head[1] + move[1], head[2] + move[2]] });
    this.poses.set(name, new Matrix4().multiplyMatrices(before, own.multiply(new Matrix4().makeTranslation(-head[0], -head[1], -head[2]))));
  }

  /** Lays a bone from one point to another, turned as little as possible from how it was drawn. */
  lay(name: string, from: Vector3, to: Vector3): void {
    const { head, tail } = this.boneOf(name);
    const drawn = new Vector3(...tail).sub(new Vector3(...head)).normalize();
    const wanted = to.clone().sub(from).normalize();
    const matrix = new Matrix4().makeRotationFromQuaternion(new Quaternion().setFromUnitVectors(drawn, wanted));
    matrix.setPosition(from);
    this.poses.set(name, matrix.multiply(new Matrix4().makeTranslation(-head[0], -head[1], -head[2])));
  }

  /** The same bones once more, turned about where the first begins: everything hung on them later is made again too. */
  twin(names: readonly string[], mark: string, turn: Point): void {
    const pivot = this.posed(names[0], this.boneOf(names[0]).head);
    const beside = placement({ turn, at: pivot.toArray() as Point }).multiply(new Matrix4().makeTranslation(-pivot.x, -pivot.y, -pivot.z));
    for (const name of names) {
      const { parent, head, tail } = this.boneOf(name);
      const own = `${name} ${mark}`;
      this.bone(own, parent && names.includes(parent) ? `${parent} ${mark}` : parent, head, tail);
      this.poses.set(own, new Matrix4().multiplyMatrices(beside, this.poseOf(name)));
      this.twins.set(name, [...(this.twins.get(name) ?? []), own]);
      this.twinned.push(...this.masses.filter(({ bone }) => bone === name).map((mass) => ({ ...mass, bone: own })));
    }
  }

  poseOf(name: string): Matrix4 {
    const known = this.poses.get(name);
    if (known) return known;
    const { parent } = this.boneOf(name);
    return parent ? this.poseOf(parent) : new Matrix4();
  }

  /** Where a drawn point is in the pose. */
  posed(bone: string, at: Point): Vector3 {
    return new Vector3(...at).applyMatrix4(this.poseOf(bone));
  }

  lump(bone: string, at: Point, size: Point, more: Partial<Lump> = {}): void {
    this.masses.push({ bone, at, size, ...more });
  }

  limb(bone: string, from: Point, to: Point, thick: readonly [number, number], more: Partial<Limb> = {}): void {
    this.masses.push({ bone, from, to, thick, ...more });
  }

  /** A form drawn in place, carried by its bone. */
  attach(name: string, bone: string, shape: Shape, surface: Surface, more: Partial<Part> = {}): void {
    for (const own of [bone, ...(this.twins.get(bone) ?? [])])
      this.parts.push({ name, shape: patterned(shape.clone()).applyMatrix4(this.poseOf(own)), surface, ...more });
  }

  /** The same, seen by its surface in coordinates of its own: eyes look where they are turned. */
  attachOwn(name: string, bone: string, shape: Shape, place: Matrix4, surface: Surface, more: Partial<Part> = {}): void {
    for (const own of [bone, ...(this.twins.get(bone) ?? [])])
      this.parts.push({ name, shape, surface, place: new Matrix4().multiplyMatrices(this.poseOf(own), place), ...more });
  }

  /** Distance to the drawn body. */
  drawn(x: number, y: number, z: number, masses: readonly Mass[] = this.masses, soft = 0.08): number {
    let value = 9;
    for (const mass of masses) value = melted(value, distanceTo(mass, x, y, z), mass.soft ?? soft);
    return value;
  }

  /** Where a ray from outside first meets the drawn body; without a meeting, the point nearest to it on the way. */
  surfaceAt(inside: Point, towards: Point, masses: readonly Mass[] = this.masses): Point {
    const way = new Vector3(...towards).normalize();
    const start = new Vector3(...inside);
    const at = new Vector3();
    // From outside, as far as the distance allows; distances are a little too large beside flat masses.
    let away = 3;
    for (let step = 0; step < 90 && away > 0; step++) {
      at.copy(start).addScaledVector(way, away);
      const room = this.drawn(at.x, at.y, at.z, masses);
      if (room < 0.001) break;
      away -= Math.max(0.0015, room * 0.75);
    }
    at.copy(start).addScaledVector(way, Math.max(0, away));
    return [at.x, at.y, at.z];
  }

  clip(clip: RigClip): void {
    this.clips.push(clip);
  }

  /** One closed skin round the given masses (all of them when none are given), in the pose. */
  skin({ triangles, soft, hem }: SkinOptions, masses: readonly Mass[] = [...this.masses, ...this.twinned]): Shape {
    const byBone = [...new Set(masses.map(({ bone }) => bone))].map((bone) => this.carried(bone, masses));
    const low = new Vector3(Infinity, Infinity, Infinity);
    const high = new Vector3(-Infinity, -Infinity, -Infinity);
    for (const { spheres } of byBone)
      for (const { at, reach } of spheres) {
        low.min(at.clone().addScalar(-reach));
        high.max(at.clone().addScalar(reach));
      }
    const cell = cellFor(masses, triangles);
    const margin = cell * 2.5 + soft * 0.3;
    const size = cell * (this.brief.isStyle("low-poly") ? 2.3 : this.brief.isDetailed ? 0.8 : 1);
    const whole = new SoftBody(byBone, soft, this.plump);
    const shape = blob(hem === undefined ? whole : new Hemmed(whole, hem), {
      low: low.addScalar(-margin).toArray() as Point,
      high: high.addScalar(margin).toArray() as Point,
      cell: size,
      creaseDegrees: 80,
    });
    return drawnBack(shape, byBone);
  }

  /** All parts, sharing one skeleton. */
  finished(): Part[] {
    const bones = [...this.bones.values()].map(({ name, parent, head, tail }) => ({
      name,
      parent,
      head: this.posed(name, head).toArray() as Point,
      tail: this.posed(name, tail).toArray() as Point,
    }));
    const rig: Rig = { bones, clips: this.clips };
    return this.parts.map((part) => ({ ...part, rig }));
  }

  private carried(bone: string, masses: readonly Mass[]): Carried {
    const pose = this.poseOf(bone);
    const spheres = masses
      .filter((mass) => mass.bone === bone)
      .map((mass) => {
        const { at, reach } = reachOf(mass);
        return { mass, at: new Vector3(...at).applyMatrix4(pose), reach };
      });
    return { back: pose.clone().invert(), spheres };
  }
}

/** Masses hide much of each other: about three fifths of their skins are seen. Every cell the skin passes has two triangles, and a few more. */
function cellFor(masses: readonly Mass[], triangles: number): number {
  const skin = masses.reduce((sum, mass) => sum + skinOf(mass), 0);
  return Math.max(0.012, Math.min(0.06, Math.sqrt((skin * 0.6 * 3.9) / triangles)));
}

/** Tells every point of the posed skin where it was drawn, between bones by how near they are. */
function drawnBack(shape: Shape, carried: readonly Carried[]): Shape {
  const out = patterned(shape);
  const [position, pattern] = [out.getAttribute("position"), out.getAttribute("pattern")];
  const here = new Vector3();
  const mean = new Vector3();
  const back = new Vector3();
  for (let at = 0; at < position.count; at++) {
    here.fromBufferAttribute(position, at);
    mean.set(0, 0, 0);
    let sum = 0;
    for (const { back: matrix, spheres } of carried) {
      back.copy(here).applyMatrix4(matrix);
      let near = 1;
      for (const { mass } of spheres) near = Math.min(near, distanceTo(mass, back.x, back.y, back.z));
      if (near >= 0.6) continue;
      const weight = 1 / (Math.max(0, near) + 0.012) ** 3;
      mean.addScaledVector(back, weight);
      sum += weight;
    }
    if (sum > 0) pattern.setXYZ(at, mean.x / sum, mean.y / sum, mean.z / sum);
  }
  return out;
}
