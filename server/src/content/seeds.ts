import type { Instant } from "@blenda/domain/shared/time";
import type { Db } from "../platform/db.ts";
import { HERO_KEYS } from "./reads.ts";
import { addDocument } from "./repository.ts";

const homeHero = {
  title: "Turn it before you buy it.",
  subtitle: "Every model opens in your browser. Spin it, strip it to wireframe, read the facts measured from the file itself.",
  primaryButtonText: "See how it works",
  secondaryButtonText: "Sell your work",
  backgroundImage: "/hero/home.webp",
  overlayOpacity: 0,
  // The picture is transparent and its objects stand at the right, beside the words.
  imageScale: "contain",
  imagePosition: "right center",
};

/** Words a new site opens with, in the demo and in production alike. */
export async function seedContent(db: Db, now: Instant): Promise<void> {
  await addDocument(db, HERO_KEYS.home, homeHero, now);
}
