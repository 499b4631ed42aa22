import type { Hero } from "@blenda/domain/content/model";

/** Below this the overlay is a tint, and the page's own theme still reads well on it. */
const STRONG_OVERLAY = 40;

/** An editor may lay black over a picture in the light theme: the words then take the theme that can be read on it. */
export function heroTheme({ overlayColor, overlayOpacity, backgroundImage }: Hero): "dark" | "light" | undefined {
  const channels = overlayColor.match(/^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i)?.slice(1);
  if (!channels || !backgroundImage || overlayOpacity < STRONG_OVERLAY) return undefined;
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => Number.parseInt(channel, 16));
  return 0.299 * red + 0.587 * green + 0.114 * blue < 140 ? "dark" : "light";
}

/** What would end the quotes of a rule, or its line. The rest of an address stays as it was written: it may be encoded already. */
const UNQUOTABLE = /["\\\s]/g;

/** The picture with every setting of its document (spec 1 §3). */
export function pictureStyle(hero: Hero) {
  return {
    backgroundImage: `url("${hero.backgroundImage.replace(UNQUOTABLE, encodeURIComponent)}")`,
    backgroundPosition: hero.imagePosition,
    backgroundSize: hero.imageScale,
    filter: `brightness(${hero.brightness}%) contrast(${hero.contrast}%) saturate(${hero.saturation}%) blur(${hero.blur}px)`,
  };
}

export const overlayStyle = ({ overlayColor, overlayOpacity }: Hero) => ({ backgroundColor: overlayColor, opacity: overlayOpacity / 100 });
