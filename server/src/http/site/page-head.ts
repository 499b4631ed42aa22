import { screenAt } from "@blenda/domain/access/screen";
import { allScreens } from "@blenda/domain/screens";
import { BRAND } from "@blenda/domain/shared/brand";
import { LRUCache } from "lru-cache";
import { allDomains } from "../../domains.ts";
import { isStorable } from "../../platform/database/storable.ts";
import type { ItemHead, ItemPage, Preload } from "../../platform/http/page.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { type Head, headFor, missingHead } from "./head.ts";

const DESCRIPTION_LENGTH = 160;
const LONGEST_KEPT = 200;

const itemPages = new Map(allDomains.flatMap((domain) => Object.entries(domain.itemPages ?? {})));
const additions = Map.groupBy(
  allDomains.flatMap((domain) => Object.entries(domain.pageAdditions ?? {})),
  ([path]) => path,
);
const openings = new Map(allDomains.flatMap((domain) => Object.entries(domain.openings ?? {})));
/** Screens whose address names one thing. */
const screens = allScreens.filter(({ path }) => itemPages.has(path));

class Missing extends Error {}

/**
 * Addresses that led nowhere a moment ago do not ask the database again, until anything is published or changed. Kept
 * apart, so that they push out nothing that exists.
 */
const MISSING = { MOST: 2_000, KEPT_MS: 10_000 } as const;

/** The head of any page, by its path and query. Without its database the site still opens, and says what the table of screens says. */
export function makeHeads(services: Services): (asked: string) => Promise<Head> {
  const perf = { now: () => Date.parse(services.now()) };
  const missing = new LRUCache<string, true>({ max: MISSING.MOST, ttl: MISSING.KEPT_MS, ttlResolution: 0, perf });
  services.live.watch({ drop: () => missing.clear(), listening: () => missing.clear() });

  return async (asked) => {
    const address = pathOf(asked);
    const found = screenAt(screens, address);
    const page = found && itemPages.get(found.screen.path);
    const named = page?.query && new URLSearchParams(asked.slice(address.length)).get(page.query);
    if (!found || !page || (page.query && !named)) return { ...headFor(address, services), early: await earlyAt(address, services) };
    const id = named ? storable(named) : decoded(Object.values(found.params)[0] ?? "");
    const key = named ? `${address}?${named}` : address;
    if (!id || missing.has(key)) return missingHead(services.site.url);
    try {
      const said = await keptHead(services, page, id, found.screen.path);
      return headSaying(said, found.screen.head.description, services.site.url);
    } catch (error) {
      if (!(error instanceof Missing)) {
        services.log.warnOnceAMinute("the head of a page could not be loaded", error);
        return headFor(address, services);
      }
      if (key.length <= LONGEST_KEPT) missing.set(key, true);
      return missingHead(services.site.url);
    }
  };
}

/** What a page without an item asks for first. */
async function earlyAt(address: string, { sharedAnswers, db, log }: Services): Promise<readonly Preload[]> {
  const opening = openings.get(address);
  if (!opening) return [];
  const question = { as: "fetch", href: opening.question } as const;
  try {
    const { body } = await sharedAnswers.take(`head of ${address}`, async () => ({
      output: { picture: await opening.picture(db) },
      isPage: false,
    }));
    const { picture } = JSON.parse(body.toString());
    return picture ? [question, { as: "image", href: picture }] : [question];
  } catch (error) {
    log.warnOnceAMinute(`the picture of ${address} could not be looked up`, error);
    return [question];
  }
}

/**
 * Kept like the answer the page itself asks for, and dropped with it; where that is not kept, this is not either. The key cannot be an
 * address: it has spaces.
 */
async function keptHead(
  { sharedAnswers, db, site, now, tax }: Services,
  page: ItemPage<object>,
  id: string,
  path: string,
): Promise<ItemHead> {
  const { call, query, find, head, movedTo } = page;
  const make = async () => {
    const item = await find(db, id, now());
    if (!item) throw new Missing();
    const said = head(item, site.url, tax.setting !== "none");
    const [thing = {}, ...rest] = said.data;
    const added = await Promise.all((additions.get(path) ?? []).map(([, addTo]) => addTo(db, id)));
    const data = [Object.assign({}, thing, ...added), ...rest];
    return { item, said: { ...said, data, movedTo: movedTo?.(item, id) ?? null } };
  };
  if (query) return (await make()).said;
  // The thing itself stands beside what is said of it: its ids tell when this is no longer true.
  const { body } = await sharedAnswers.take(`head of ${call} ${id}`, async () => ({ output: await make(), isPage: true }));
  return JSON.parse(body.toString()).said;
}

function headSaying(
  { title, description, path, pictureUrl, isIndexed, data, early = [], movedTo }: ItemHead,
  otherwise: string,
  url: string,
): Head {
  return {
    status: 200,
    title: `${title} · ${BRAND.name}`,
    description: shortened(description) || otherwise,
    canonical: url + path,
    isIndexed,
    image: pictureUrl ? new URL(pictureUrl, url).href : `${url}/og.png`,
    data: isIndexed ? data : [],
    early,
    ...(movedTo && { movedTo }),
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
    return storable(decodeURIComponent(part));
  } catch {
    return null;
  }
}

const storable = (text: string): string | null => (isStorable(text) ? text : null);

/** As it was asked for. It is read and never resolved: `//elsewhere` is a page we do not have, not another host. */
export const pathOf = (url: string): string => url.split(/[?#]/, 1)[0] as string;
