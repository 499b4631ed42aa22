/** Red, green and blue as the screen means them (sRGB), 0 to 1. */
export type Rgb = readonly [number, number, number];
export type MutableRgb = [number, number, number];

export const clamp01 = (value: number) => (value < 0 ? 0 : Math.min(value, 1));
export const mix = (a: number, b: number, t: number) => a + (b - a) * t;
/** 0 below `from`, 1 above `to`, soft between; `from` may be the larger one. */
export function smoothstep(from: number, to: number, value: number): number {
  const t = clamp01((value - from) / (to - from));
  return t * t * (3 - 2 * t);
}

export const hex = (code: number): Rgb => [((code >> 16) & 255) / 255, ((code >> 8) & 255) / 255, (code & 255) / 255];
export const mixRgb = (a: Rgb, b: Rgb, t: number): Rgb => [mix(a[0], b[0], t), mix(a[1], b[1], t), mix(a[2], b[2], t)];
export const scaled = (color: Rgb, by: number): Rgb => [clamp01(color[0] * by), clamp01(color[1] * by), clamp01(color[2] * by)];
export const lighter = (color: Rgb, by: number): Rgb => mixRgb(color, [1, 1, 1], by);
export const darker = (color: Rgb, by: number): Rgb => scaled(color, 1 - by);
/** As bright as a lamp of this colour: one channel at full power, a breath of white in it. */
export function luminous(color: Rgb): Rgb {
  const power = 1 / Math.max(0.05, ...color);
  return lighter(scaled(color, power), 0.08);
}
export const brightness = (color: Rgb) => 0.299 * color[0] + 0.587 * color[1] + 0.114 * color[2];

/** Hue in turns (0 to 1), saturation and lightness 0 to 1. */
export function toHsl([r, g, b]: Rgb): [number, number, number] {
  const high = Math.max(r, g, b);
  const low = Math.min(r, g, b);
  const spread = high - low;
  const light = (high + low) / 2;
  if (spread === 0) return [0, 0, light];
  const saturation = spread / (1 - Math.abs(2 * light - 1));
  const turn = high === r ? ((g - b) / spread + 6) % 6 : high === g ? (b - r) / spread + 2 : (r - g) / spread + 4;
  return [turn / 6, saturation, light];
}

export function fromHsl(hue: number, saturation: number, light: number): Rgb {
  const reach = saturation * Math.min(light, 1 - light);
  const channel = (shift: number) => {
    const k = (shift + (((hue % 1) + 1) % 1) * 12) % 12;
    return light - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  };
  return [channel(0), channel(8), channel(4)];
}

/** The same colour with its hue turned by a part of a full turn. */
export function turned(color: Rgb, turn: number): Rgb {
  const [hue, saturation, light] = toHsl(color);
  return fromHsl(hue + turn, saturation, light);
}
