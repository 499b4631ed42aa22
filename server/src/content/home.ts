import { LISTING } from "@blenda/domain/catalogue/constants";
import type { LastingPart } from "@blenda/domain/content/constants";
import { type HomeAnswer, Section } from "@blenda/domain/content/model";
import { readHero, sectionPicks } from "@blenda/domain/content/rules";
import type { Instant } from "@blenda/domain/shared/time";
import { TRAININGS } from "@blenda/domain/trainings/constants";
import { categoryTiles, publicProducts } from "../catalogue/port.ts";
import type { Db } from "../platform/database/db.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { publicTrainings } from "../trainings/port.ts";
import { DOCUMENTS, findDocument } from "./repository.ts";

/** A list far longer than what is shown: enough that what is no longer published is made up for. */
const MOST_PICKS_READ = 100;

async function staffPicks(db: Db, now: Instant): Promise<HomeAnswer["staffPicks"]> {
  const picks = sectionPicks(Section.parse((await findDocument(db, DOCUMENTS.staffPicks)) ?? { items: [] })).slice(0, MOST_PICKS_READ);
  const cards = await publicProducts.byIds(
    db,
    picks.map(({ productId }) => productId),
    now,
  );
  const notes = new Map(picks.map(({ productId, note }) => [productId, note]));
  return cards.slice(0, LISTING.STAFF_PICKS).map((product) => ({ product, note: notes.get(product.id) ?? "" }));
}

/** The home page, and which of its sections could not be loaded: those are empty, the others are shown (spec 1 §7). */
export async function homePage(
  { db, log, now }: Pick<Services, "db" | "log" | "now">,
  without: readonly LastingPart[] = [],
): Promise<{ page: HomeAnswer; failed: string[] }> {
  const failed: string[] = [];
  const section = async <Content>(name: string, load: Promise<Content>, empty: Content): Promise<Content> => {
    try {
      return await load;
    } catch (error) {
      failed.push(name);
      log.error(`home: ${name} could not be loaded`, error);
      return empty;
    }
  };
  const [hero, featured, picks, categories, tutorials] = await Promise.all([
    without.includes("hero") ? undefined : section("hero", findDocument(db, DOCUMENTS.home).then(readHero), readHero({})),
    section("featured", publicProducts.featured(db, LISTING.FEATURED_PRODUCTS, now()), []),
    section("staff picks", staffPicks(db, now()), []),
    without.includes("categories") ? undefined : section("categories", categoryTiles(db), []),
    section("tutorials", publicTrainings.featured(db, TRAININGS.FEATURED, now()), []),
  ]);
  return { page: { ...(hero && { hero }), featured, staffPicks: picks, ...(categories && { categories }), tutorials }, failed };
}
