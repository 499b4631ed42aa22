import type { Brief } from "@blenda/forge/grammar/brief";
import { hex } from "@blenda/forge/solid/color";
import type { Part, Rig } from "@blenda/forge/solid/part";
import { joined, type Point, placed, type Shape } from "@blenda/forge/solid/shapes/shape";
import { glowing } from "@blenda/forge/solid/surfaces/glowing";
import type { Surface } from "@blenda/forge/solid/surfaces/surface";
import type { Matrix4 } from "three";
import { Posture } from "./posture.ts";
import { screenSurface, shellSurface } from "./surfaces.ts";

type Layer = "shell" | "accent" | "joints" | "treads" | "glass" | "lights" | "beacon";

/** Height at which the head begins. */
const NECK = 1.38;

/** Collects pieces by what they are made of; a robot is many small things of few substances. */
export class RobotKit {
  private readonly layers: Record<Layer, Shape[]> = { shell: [], accent: [], joints: [], treads: [], glass: [], lights: [], beacon: [] };
  readonly brief: Brief;
  readonly wide: number;
  readonly isRound: boolean;
  readonly neck = NECK;
  private readonly headSize: number;
  private isHead = false;
  private bend: Matrix4 | null = null;
  readonly posture: Posture;

  constructor(brief: Brief) {
    this.brief = brief;
    this.posture = new Posture({ has: (trait) => brief.has(trait) });
    this.wide = brief.has("heavy") ? 1.28 : brief.random.between(0.9, 1.08);
    this.headSize = brief.isStyle("cartoon") ? 1.4 : brief.random.fork("head size").between(brief.has("heavy") ? 0.72 : 0.88, 1.24);
    this.isRound = brief.has("dome") || (!brief.has("heavy") && brief.random.chance(0.35));
  }

  parts(rig: Rig): Part[] {
    const { brief, layers } = this;
    const eye = brief.light(brief.random.fork("eyes").pick([hex(0x2ce6ff), hex(0x7dff5a), hex(0xffb02e)]));
    const shell = brief.color(
      0,
      brief.random.fork("paint").pick([hex(0xe58a1f), hex(0x3fa7a4), hex(0xd9d6cc), hex(0xc23b32), hex(0x5b7f3f), hex(0x3f66b0)]),
    );
    const isBrass = brief.isStyle("steampunk") && !brief.look.material && brief.look.colors.length === 0;
    const surfaces: Record<Layer, Surface> = {
      shell: isBrass ? brief.always("copper") : shellSurface(brief, shell),
      accent: isBrass
        ? brief.always("brass")
        : shellSurface(brief, brief.color(1, shell[0] + shell[1] + shell[2] > 2 ? hex(0xe0641c) : hex(0xefece2))),
      joints: brief.always("steel", hex(0x85898f)),
      treads: brief.always("rubber", hex(0x3a3b3f)),
      glass: screenSurface,
      lights: glowing(eye),
      beacon: glowing(hex(0xff5a1f)),
    };
    return (Object.keys(layers) as Layer[])
      .filter((name) => layers[name].length > 0)
      .map((name) => ({
        name,
        shape: joined(layers[name]),
        surface: surfaces[name],
        density: name === "glass" || name === "lights" ? 0.7 : 1,
        rig,
      }));
  }

  add(layer: Layer, shape: Shape, where: { at?: Point; turn?: Point; scale?: number | Point } = {}): void {
    const piece = this.bend ? placed(shape, where).applyMatrix4(this.bend) : placed(shape, where);
    this.layers[layer].push(this.isHead ? this.grown(piece) : piece);
  }

  /** Everything added inside belongs to a limb that is bent so. */
  bent(by: Matrix4, add: () => void): void {
    this.bend = by;
    add();
    this.bend = null;
  }

  /** Everything added inside grows or shrinks from the neck. */
  asHead(add: () => void): void {
    this.isHead = true;
    add();
    this.isHead = false;
  }

  private grown(piece: Shape): Shape {
    const size = this.headSize;
    return placed(piece, { scale: size, at: [0, NECK * (1 - size), 0] });
  }
}
