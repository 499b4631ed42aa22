import { HERO_DEFAULTS } from "@blenda/domain/content/constants";
import type { Hero, HeroState, HomepageState } from "@blenda/domain/content/model";
import { readHomepage } from "@blenda/domain/content/rules";

const words = { subtitle: "Look closer", primaryButtonText: "Explore", secondaryButtonText: "", backgroundImage: "" };
export const HELLO: Hero = { ...HERO_DEFAULTS, ...words, title: "Hello" };

const untouched = {
  ...{ revision: 0, version: 0, changed: [], versions: [] },
  ...{ draftedBy: null, draftedAt: null, publishAt: null, scheduledBy: null },
};

/** A banner nobody has drafted anything for. */
export const heroState = (changes: Partial<HeroState> = {}): HeroState => ({
  ...{ name: "homeHero", ...untouched, live: HELLO, draft: HELLO },
  ...changes,
});

/** Home as it usually is, with two picks of which one is no longer on sale. */
export function homepageState(changes: Partial<HomepageState> = {}): HomepageState {
  const picks = [{ id: "staffPicks" as const, picks: ["chair", "gone"].map((productId) => ({ productId, note: "" })) }];
  const live = { ...readHomepage({}), picks };
  const item = { shopName: "Cara's", posterUrl: null, stageHue: null, isOwn: false };
  const items = [
    { ...item, id: "chair", title: "Chair", isOnSale: true },
    { ...item, id: "gone", title: "Old lamp", isOnSale: false },
  ];
  return { name: "homepage", ...untouched, live, draft: live, items, ...changes };
}
