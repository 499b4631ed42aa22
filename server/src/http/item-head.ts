import { screenAt } from "@blenda/domain/access/screen";
import { catalogueScreens } from "@blenda/domain/catalogue/screens";
import { contentScreens } from "@blenda/domain/content/screens";
import { BRAND } from "@blenda/domain/shared/brand";
import { shopScreens } from "@blenda/domain/shops/screens";
import { trainingDisplay } from "@blenda/domain/trainings/rules";
import { trainingScreens } from "@blenda/domain/trainings/screens";
import { LRUCache } from "lru-cache";
import { publicProducts } from "../catalogue/port.ts";
import { homePicture } from "../content/port.ts";
import type { Db } from "../platform/database/db.ts";
import { isStorable } from "../platform/database/storable.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { publicShops } from "../shops/port.ts";
import { publicTrainings } from "../trainings/port.ts";
import { type Head, headFor, missingHead } from "./head.ts";
import { courseData, productData, shopData } from "./item-data.ts";

const DESCRIPTION_LENGTH = 160;
const LONGEST_KEPT = 200;

/** What a page of one thing says of it, before the brand and the rest are added. */
interface Said {
  title: string;
  description: string;
  path: string;
  pictureUrl: string | null;
  isIndexed: boolean;
  data: readonly object[];
  early?: Head["early"];
}

interface Kind<Item extends object> {
  find(db: Db, id: string): Promise<Item | null>;
  say(item: Item, url: string): Said;
}
const kind = <Item extends object>(of: Kind<Item>) => of;

/** Screens whose address names one thing. */
const KINDS = {
  [catalogueScreens.product.path]: kind({
    find: publicProducts.summary,
    say: (item, url) => {
      const path = `/product/${encodeURIComponent(item.id)}`;
      const { title, description, pictureUrl, isForSale } = item;
      const early = [
        { as: "fetch", href: `/api/catalogue/product?id=${encodeURIComponent(item.id)}` } as const,
        ...(pictureUrl ? [{ as: "image", href: pictureUrl } as const] : []),
      ];
      return { title, description, path, pictureUrl, isIndexed: isForSale, data: productData(item, url, path), early };
    },
  }),
  [trainingScreens.training.path]: kind({
    find: publicTrainings.summary,
    say: (item, url) => {
      const path = `/learning/${encodeURIComponent(item.id)}`;
      const { title } = trainingDisplay(item);
      const { description, coverUrl: pictureUrl, isForSale } = item;
      return { title, description, path, pictureUrl, isIndexed: isForSale, data: courseData({ ...item, title }, url, path) };
    },
  }),
  [shopScreens.shop.path]: kind({
    find: publicShops.summary,
    say: (shop, url) => {
      const path = `/shop/${encodeURIComponent(shop.slug)}`;
      const pictureUrl = shop.bannerUrl ?? shop.imageUrl;
      return {
        title: shop.name,
        description: shop.description,
        path,
        pictureUrl,
        isIndexed: shop.isEnabled,
        data: shopData(shop, url, path),
      };
    },
  }),
} as const;

const isKind = (path: string): path is keyof typeof KINDS => path in KINDS;
const screens = [catalogueScreens.product, trainingScreens.training, shopScreens.shop];

class Missing extends Error {}

/**
 * Addresses that led nowhere a moment ago do not ask the database again, until anything is published or changed. Kept
 * apart, so that they push out nothing that exists.
 */
const MISSING = { MOST: 2_000, KEPT_MS: 10_000 } as const;
const missing = new WeakMap<Db, LRUCache<string, true>>();

function missingOf({ db, live, now }: Services): LRUCache<string, true> {
  const known = missing.get(db);
  if (known) return known;
  const perf = { now: () => Date.parse(now()) };
  const made = new LRUCache<string, true>({ max: MISSING.MOST, ttl: MISSING.KEPT_MS, ttlResolution: 0, perf });
  live.watch({ drop: () => made.clear(), listening: () => made.clear() });
  missing.set(db, made);
  return made;
}

/** The head of any address. Without its database the site still opens, and says what the table of screens says. */
export async function headOf(address: string, services: Services): Promise<Head> {
  const found = screenAt(screens, address);
  const id = found && decoded(Object.values(found.params)[0] ?? "");
  if (!found || !isKind(found.screen.path)) return { ...headFor(address, services), early: await earlyAt(address, services) };
  const known = missingOf(services);
  if (!id || known.has(address)) return missingHead(services.site.url);
  try {
    const said = await keptSaying(services, found.screen.path, id);
    return headSaying(said, found.screen.head.description, services.site.url);
  } catch (error) {
    if (!(error instanceof Missing)) {
      services.log.warnOnceAMinute("the head of a page could not be loaded", error);
      return headFor(address, services);
    }
    if (address.length <= LONGEST_KEPT) known.set(address, true);
    return missingHead(services.site.url);
  }
}

/** Home's one question, and the picture it opens with. */
async function earlyAt(address: string, { sharedAnswers, db, log }: Services): Promise<NonNullable<Head["early"]>> {
  if (address !== contentScreens.home.path) return [];
  const question = { as: "fetch", href: "/api/content/home" } as const;
  try {
    const { body } = await sharedAnswers.take("head of home", async () => ({ output: { picture: await homePicture(db) }, isPage: false }));
    const { picture } = JSON.parse(body.toString());
    return picture ? [question, { as: "image", href: picture }] : [question];
  } catch (error) {
    log.warnOnceAMinute("the picture of home could not be looked up", error);
    return [question];
  }
}

/** Kept like the answer the page itself asks for, and dropped with it. The key cannot be an address: it has spaces. */
async function keptSaying({ sharedAnswers, db, site }: Services, path: keyof typeof KINDS, id: string): Promise<Said> {
  const { body } = await sharedAnswers.take(`head of ${path} ${id}`, async () => {
    const { item, said } = await saying(db, path, id, site.url);
    // The thing itself stands beside what is said of it: its ids tell when this is no longer true.
    return { output: { item, said }, isPage: true };
  });
  return JSON.parse(body.toString()).said;
}

async function saying(db: Db, path: keyof typeof KINDS, id: string, url: string): Promise<{ item: object; said: Said }> {
  const { find, say } = KINDS[path] as Kind<object>;
  const item = await find(db, id);
  if (!item) throw new Missing();
  return { item, said: say(item, url) };
}

function headSaying({ title, description, path, pictureUrl, isIndexed, data, early = [] }: Said, otherwise: string, url: string): Head {
  return {
    status: 200,
    title: `${title} · ${BRAND.name}`,
    description: shortened(description) || otherwise,
    canonical: url + path,
    isIndexed,
    image: pictureUrl ? new URL(pictureUrl, url).href : `${url}/og.png`,
    data: isIndexed ? data : [],
    early,
  };
}

/** One line, cut between words. */
function shortened(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= DESCRIPTION_LENGTH) return line;
  const cut = line.slice(0, DESCRIPTION_LENGTH).toWellFormed();
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), DESCRIPTION_LENGTH / 2)).replace(/[\s,.;:]+$/, "")}…`;
}

function decoded(part: string): string | null {
  try {
    const text = decodeURIComponent(part);
    return isStorable(text) ? text : null;
  } catch {
    return null;
  }
}
