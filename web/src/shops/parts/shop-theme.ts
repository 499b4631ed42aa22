import type { ShopTheme } from "@blenda/domain/shops/constants";
import type { CSSProperties } from "react";

/** Each theme is a hue on our own tokens: their lightness stays, and with it the contrast, in both modes. */
const HUES: Record<ShopTheme, number | null> = {
  default: null,
  ember: 45,
  sea: 215,
  moss: 145,
  plum: 330,
  sand: 85,
  rose: 10,
  slate: 262,
};

/** Put on whatever belongs to the shop; `[data-tint]` in theme.css does the rest. */
export function shopTint(theme: ShopTheme) {
  const hue = HUES[theme];
  return hue === null ? {} : { "data-tint": true, style: { "--tint-h": hue, "--h": hue } as CSSProperties };
}
