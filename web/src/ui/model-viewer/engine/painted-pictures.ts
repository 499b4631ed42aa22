/** Small pictures the looks need, painted here by the same rules as our rendered ones (forge/src/poster/looks.ts). */
export interface PaintedPicture {
  size: number;
  /** Red, green, blue, opacity. */
  pixels: Uint8Array<ArrayBuffer>;
}

const BALL_SIZE = 128;

const toByte = (linear: number): number => Math.round(255 * Math.min(1, Math.max(0, linear)) ** (1 / 2.2));

/** What a ball shows when it is painted by the direction it faces: right, up and towards us. */
function ball(paint: (right: number, up: number, towards: number) => readonly [number, number, number]): PaintedPicture {
  const pixels = new Uint8Array(BALL_SIZE * BALL_SIZE * 4);
  for (let row = 0, at = 0; row < BALL_SIZE; row++) {
    for (let column = 0; column < BALL_SIZE; column++, at += 4) {
      const right = ((column + 0.5) / BALL_SIZE) * 2 - 1;
      const up = ((row + 0.5) / BALL_SIZE) * 2 - 1;
      const reach = Math.max(1, Math.hypot(right, up));
      const towards = Math.sqrt(Math.max(0, 1 - (right * right + up * up) / (reach * reach)));
      pixels.set(paint(right / reach, up / reach, towards).map(toByte), at);
      pixels[at + 3] = 255;
    }
  }
  return { size: BALL_SIZE, pixels };
}

/** Soft light from the upper left, enough to read the form. */
export const formPicture = (): PaintedPicture =>
  ball((right, up, towards) => {
    const light = 0.42 + 0.58 * Math.max(0, -0.5 * right + 0.62 * up + 0.6 * towards) + 0.1 * Math.max(0, 0.85 * right - 0.3 * towards);
    return [light, light, light];
  });

/** Warm clay under a studio light. */
export const clayPicture = (): PaintedPicture =>
  ball((right, up, towards) => {
    const key = Math.max(0, -0.45 * right + 0.6 * up + 0.66 * towards);
    const shine = Math.max(0, -0.32 * right + 0.44 * up + 0.84 * towards) ** 40 * 0.32;
    const rim = (1 - towards) ** 3 * (0.1 + 0.35 * Math.max(0, right));
    const light = 0.07 + 0.8 * key * (0.35 + 0.65 * key);
    return [0.86 * light + shine + rim * 0.8, 0.53 * light + shine * 0.95 + rim * 0.9, 0.36 * light + shine * 0.9 + rim];
  });

const SKY = [74, 160, 208, 255] as const;
const WHITE = [240, 240, 240, 255] as const;

/** Sky and white squares, so many along each side; every square keeps enough pixels to stay sharp. */
export function checkerPicture(checks: number): PaintedPicture {
  const perCheck = 16;
  const size = checks * perCheck;
  const pixels = new Uint8Array(size * size * 4);
  for (let row = 0, at = 0; row < size; row++) {
    for (let column = 0; column < size; column++, at += 4) {
      const isWhite = (Math.floor(row / perCheck) + Math.floor(column / perCheck)) % 2 === 0;
      pixels.set(isWhite ? WHITE : SKY, at);
    }
  }
  return { size, pixels };
}
