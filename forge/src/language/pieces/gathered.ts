import type { Part } from "../../solid/part.ts";
import { joined, type Placement, placed, type Shape } from "../../solid/shapes/shape.ts";
import type { Surface } from "../../solid/surfaces/surface.ts";

/** Collects pieces by what they are made of: a machine is many small things of few substances. */
export class Gathered<Layer extends string> {
  private readonly layers = new Map<Layer, Shape[]>();

  add(layer: Layer, shape: Shape, where: Placement = {}): void {
    const known = this.layers.get(layer) ?? [];
    known.push(placed(shape, where));
    this.layers.set(layer, known);
  }

  /** Layers nothing was added to are left out. */
  parts(surfaces: Record<Layer, Surface>): Part[] {
    return [...this.layers].map(([name, shapes]) => ({ name, shape: joined(shapes), surface: surfaces[name] }));
  }
}
