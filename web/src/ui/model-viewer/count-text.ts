import { exactly } from "@blenda/domain/shared/language/formats";
import type { LookName } from "./look-names.ts";

/** What a wireframe is drawn from: the mesh on the stage, the edges of the file (or on their way), or a picture of the file. */
export type WireSource = "mesh" | "coming" | "edges" | "picture";

interface TriangleCount {
  /** Triangles of the file. */
  file: number;
  /** Triangles on the stage; null while its picture stands there, which was taken of the file. */
  drawn: number | null;
  look: LookName;
  wire: WireSource;
}

const triangles = (count: number): string => `${exactly(count)} ${count === 1 ? "triangle" : "triangles"}`;

/** Says how many triangles are in the file, and how many of them are on the screen. */
export function countText({ file, drawn, look, wire }: TriangleCount): string {
  const isReduced = drawn !== null && drawn < file;
  if (look === "wireframe" && isReduced) {
    if (wire === "coming") return "Loading the exact mesh";
    if (wire === "edges") return `Exact mesh: ${triangles(file)}`;
    if (wire === "picture") return `Image of the exact mesh: ${triangles(file)}`;
  }
  return isReduced ? `Preview: ${exactly(drawn)} of ${triangles(file)}` : triangles(file);
}
