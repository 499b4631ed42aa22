import { LISTING } from "@blenda/domain/catalogue/constants";
import { CONTENT, HOME_SECTIONS } from "@blenda/domain/content/constants";
import type { LastingPart } from "@blenda/domain/content/lasting-parts";
import type { HomeAnswer } from "@blenda/domain/content/model";
import { inNamedOrder, readHero, readHomepage, readMarketplace } from "@blenda/domain/content/rules";
import { TRAININGS } from "@blenda/domain/trainings/constants";
import { categoryTiles, publicProducts } from "../catalogue/port.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { publicTrainings } from "../trainings/port.ts";
import { type ArrangedHome, arrangedHome, liveFields } from "./repository.ts";

type HomeServices = Pick<Services, "db" | "log" | "now">;
type Picks = HomeAnswer["staffPicks"];

/** The first of a section's picks that are on sale, with what the team says about them. */
async function shownPicks({ db, now }: HomeServices, arranged: ArrangedHome, id: string): Promise<Picks> {
  const picks = arranged.picksOf(id).slice(0, CONTENT.PICKS_MOST);
  const cards = await publicProducts.byIds(
    db,
    picks.map(({ productId }) => productId),
    now(),
  );
  const notes = new Map(picks.map(({ productId, note }) => [productId, note]));
  return cards.slice(0, LISTING.STAFF_PICKS).map((product) => ({ product, note: notes.get(product.id) ?? "" }));
}

/** Where what stands first of all was not to be read, home is arranged as it usually is. */
const USUALLY: ArrangedHome = { sections: readHomepage({}).sections, picksOf: () => [] };

/** The home page, and which of its sections could not be loaded: those are empty, the others are shown (spec 1 §7). */
export async function homePage(
  services: HomeServices,
  without: readonly LastingPart[] = [],
): Promise<{ page: HomeAnswer; failed: string[] }> {
  const { db, log, now } = services;
  const failed: string[] = [];
  const section = async <Content>(name: string, load: () => Promise<Content>, empty: Content): Promise<Content> => {
    try {
      return await load();
    } catch (error) {
      failed.push(name);
      log.error(`home: ${name} could not be loaded`, error);
      return empty;
    }
  };
  const arranged = await section("its sections", () => arrangedHome(db, now()), USUALLY);
  const shown = arranged.sections.filter(({ isShown }) => isShown);
  const isShown = (id: string) => shown.some((place) => place.id === id);
  const ifShown = <Item>(id: string, name: string, load: () => Promise<Item[]>): Promise<Item[]> =>
    isShown(id) ? section(name, load, []) : Promise.resolve([]);
  const tiles = async () => {
    const [all, { categories: named }] = await Promise.all([
      categoryTiles(db),
      section("the order of categories", () => liveFields(db, "marketplace", now()), readMarketplace({})),
    ]);
    return inNamedOrder(all, named);
  };
  const [hero, featured, staffPicks, categories, tutorials, others] = await Promise.all([
    without.includes("hero") ? undefined : section("hero", () => liveFields(db, "homeHero", now()), readHero({})),
    ifShown("featured", "featured", () => publicProducts.featured(db, LISTING.FEATURED_PRODUCTS, now())),
    ifShown("staffPicks", "staff picks", () => shownPicks(services, arranged, "staffPicks")),
    without.includes("categories") ? undefined : ifShown("categories", "categories", tiles),
    ifShown("tutorials", "tutorials", () => publicTrainings.featured(db, TRAININGS.FEATURED, now())),
    Promise.all(
      shown
        .filter(({ id }) => !HOME_SECTIONS.some((each) => each === id))
        .map(async ({ id }) => [id, await section(id, () => shownPicks(services, arranged, id), [])] as const),
    ),
  ]);
  const picksOf = new Map<string, Picks>(others);
  const sections = shown.map(({ id, title }) => {
    const picks = picksOf.get(id);
    return { id, title, ...(picks && { picks }) };
  });
  return { page: { ...(hero && { hero }), sections, featured, staffPicks, ...(categories && { categories }), tutorials }, failed };
}
