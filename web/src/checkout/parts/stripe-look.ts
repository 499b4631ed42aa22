import type { StripeCardOptions } from "../data/stripe.ts";

/** Stripe's frame does not see our style sheet, so it is told, and again whenever the theme changes. */
export function cardLook(): StripeCardOptions["style"] {
  const page = getComputedStyle(document.documentElement);
  const colour = (name: string) => asRgb(page.getPropertyValue(name));
  const faint = colour("--faint");
  const bad = colour("--bad");
  return {
    base: {
      color: colour("--text"),
      iconColor: colour("--muted"),
      fontFamily: page.getPropertyValue("--font-text"),
      // Smaller, and a phone zooms into the page when the field is touched.
      fontSize: "16px",
      fontSmoothing: "antialiased",
      "::placeholder": { color: faint },
      ":disabled": { color: faint },
    },
    invalid: { color: bad, iconColor: bad },
  };
}

/** Our colours are written in a way that Stripe does not promise to understand; painted, every colour is red, green and blue. */
function asRgb(colour: string): string {
  const brush = new OffscreenCanvas(1, 1).getContext("2d");
  if (!brush) return colour;
  brush.fillStyle = colour;
  brush.fillRect(0, 0, 1, 1);
  const [red, green, blue] = brush.getImageData(0, 0, 1, 1).data;
  return `rgb(${red}, ${green}, ${blue})`;
}
