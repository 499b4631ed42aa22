import { hash } from "node:crypto";
import { crc32, deflateSync } from "node:zlib";

const SIDE = 192;

/** A head and shoulders on a ground whose colour comes from the address: everybody's own, and always the same. */
export function demoPicture(email: string): Buffer {
  const hue = Number.parseInt(hash("sha256", email, "hex").slice(0, 4), 16) % 360;
  const ground = colour(hue, 0.42);
  const figure = colour(hue, 0.86);
  const rows = Array.from({ length: SIDE }, (_, y) => [
    0,
    ...Array.from({ length: SIDE }, (_, x) => (isFigure(x, y) ? figure : ground)).flat(),
  ]);
  const size = Buffer.alloc(8);
  size.writeUInt32BE(SIDE, 0);
  size.writeUInt32BE(SIDE, 4);
  const header = Buffer.concat([size, Buffer.from([8, 2, 0, 0, 0])]);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.from(rows.flat()))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function isFigure(x: number, y: number): boolean {
  const [u, v] = [x / SIDE - 0.5, y / SIDE];
  return Math.hypot(u, v - 0.38) < 0.17 || (v > 0.62 && Math.hypot(u / 0.36, (v - 1) / 0.38) < 1);
}

/** Muted, so that a page of them stays quiet. */
function colour(hue: number, light: number): [number, number, number] {
  const strength = 0.35 * Math.min(light, 1 - light);
  const channel = (turn: number) => {
    const k = (turn + hue / 30) % 12;
    return Math.round(255 * (light - strength * Math.max(-1, Math.min(k - 3, 9 - k, 1))));
  };
  return [channel(0), channel(8), channel(4)];
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
