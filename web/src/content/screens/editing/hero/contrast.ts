type Colour = readonly [red: number, green: number, blue: number];

const linear = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
const luminanceOf = ([red, green, blue]: Colour): number => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** Contrast of two colours as WCAG counts it: 1 to 21. */
export function contrastRatio(one: Colour, other: Colour): number {
  const [light, dark] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Of a hundred places so many may be worse: a single bright speck hides no word. */
const WORST_SHARE = 0.05;

/** The contrast of words on a picture where it is nearly at its worst. `pixels` as a canvas gives them. */
export function contrastOn(pixels: Uint8ClampedArray, words: Colour): number {
  const ratios: number[] = [];
  for (let at = 0; at + 3 < pixels.length; at += 4)
    ratios.push(contrastRatio(words, [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]));
  ratios.sort((a, b) => a - b);
  return ratios[Math.floor(ratios.length * WORST_SHARE)] ?? 21;
}

interface Box {
  width: number;
  height: number;
}

const SHARES: Readonly<Record<string, number>> = { left: 0, top: 0, center: 0.5, right: 1, bottom: 1 };

/** Where a picture comes to lie in its banner, as `background-size` and `background-position` would have it. */
export function pictureBox(picture: Box, banner: Box, scale: string, position: string) {
  const ratios = [banner.width / picture.width, banner.height / picture.height] as const;
  const by = scale === "contain" ? Math.min(...ratios) : scale === "auto" ? 1 : Math.max(...ratios);
  const [width, height] = [picture.width * by, picture.height * by];
  const [across = "center", down = "center"] = position.split(" ");
  return { x: (banner.width - width) * (SHARES[across] ?? 0.5), y: (banner.height - height) * (SHARES[down] ?? 0.5), width, height };
}
