import type { Part } from "@blenda/forge/solid/part";
import { sampled } from "@blenda/forge/solid/surfaces/sampled";

const POINTS = 60;

/** A number for what parts look like: their triangles, and what their surfaces say at some points. Alike parts have the same one. */
export function signatureOf(parts: readonly Part[]): string {
  let sum = 0;
  const add = (value: number) => {
    sum = (Math.imul(sum, 31) + Math.round(value * 4096)) | 0;
  };
  for (const part of parts) {
    for (const value of part.shape.getAttribute("position").array) add(value);
    for (const value of part.place?.elements ?? []) add(value);
    sampled(part, POINTS, ({ color, roughness, metallic, height, glow }) => {
      for (const value of [...color, roughness, metallic, height * 100, ...glow]) add(value);
    });
  }
  return `${parts.length}:${sum}`;
}
