import { SLUG } from "./constants.ts";
import type { SlugProblem } from "./model.ts";

export const shopTexts = {
  loadFailed: "Failed to load this shop",
  closed: "This shop is closed right now",
  slug: {
    too_short: `Use at least ${SLUG.MIN} characters.`,
    too_long: `Use at most ${SLUG.MAX} characters.`,
    letters: "Use small letters, numbers and single hyphens between them.",
    reserved: "We keep this one for ourselves. Try another.",
  } satisfies Record<SlugProblem, string>,
};
