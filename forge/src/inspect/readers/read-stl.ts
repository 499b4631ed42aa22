import { Refusal } from "../inspection.ts";
import { addMesh, emptyReading, type Reading } from "./reading.ts";

/** Printers think in millimetres with Z up. */
const METRES = 0.001;

export function readStl(bytes: Buffer): Reading {
  const isBinary = bytes.length >= 84 && bytes.length === 84 + 50 * bytes.readUInt32LE(80);
  const corners = isBinary ? readBinary(bytes) : readText(bytes);
  const positions = new Float32Array(corners.length);
  for (let i = 0; i < corners.length; i += 3) {
    positions[i] = corners[i] * METRES;
    positions[i + 1] = corners[i + 2] * METRES;
    positions[i + 2] = -corners[i + 1] * METRES;
  }
  const reading = emptyReading("stl");
  reading.upAxis = "z";
  if (positions.length > 0) addMesh(reading.document, { name: "solid", positions }, null);
  return reading;
}

function readBinary(bytes: Buffer): Float32Array {
  const count = bytes.readUInt32LE(80);
  const corners = new Float32Array(count * 9);
  for (let t = 0, to = 0; t < count; t++) for (let k = 0; k < 9; k++) corners[to++] = bytes.readFloatLE(84 + t * 50 + 12 + k * 4);
  return corners;
}

function readText(bytes: Buffer): Float32Array {
  const text = bytes.toString("latin1");
  if (!/^\s*solid\b/.test(text)) {
    const isShort = bytes.length >= 84 && bytes.length < 84 + 50 * bytes.readUInt32LE(80);
    throw new Refusal(
      isShort ? "truncated" : "unreadable",
      isShort ? "The file holds fewer triangles than it says." : "The file is not an STL.",
    );
  }
  const corners: number[] = [];
  for (const [, x, y, z] of text.matchAll(/\bvertex\s+(\S+)\s+(\S+)\s+(\S+)/g)) corners.push(Number(x), Number(y), Number(z));
  if (corners.length % 9 !== 0) throw new Refusal("truncated", "The last triangle is cut off.");
  return Float32Array.from(corners);
}
