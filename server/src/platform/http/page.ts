import type { Instant } from "@blenda/domain/shared/time";
import type { Db } from "../database/db.ts";
import type { KeysetPage, KeysetRow } from "../database/keyset.ts";
import type { Services } from "../requests/procedure.ts";

/** What a page asks for first besides who is here, named before any script can: on a slow line that is two ways there and back. */
export interface Preload {
  as: "image" | "fetch";
  href: string;
}

/** What a page of one thing says of it, before the brand and the rest are added. */
export interface ItemHead {
  title: string;
  description: string;
  path: string;
  pictureUrl: string | null;
  isIndexed: boolean;
  data: readonly object[];
  early?: readonly Preload[];
  /** The address it has now; a visitor who comes by a former one is sent there for good. */
  movedTo?: string | null;
}

/** A page whose address names one thing: how it is found, and what it says of it to those who run no scripts. */
export interface ItemPage<Item extends object> {
  /** The page's one question, `<domain>.<operation>`: its answer is kept like the head, until the thing itself changes. */
  call: `${string}.${string}`;
  /**
   * Where the address names the thing in its query instead of its path: by which field. Without it the screen's own head is said; what
   * is said of the thing is true at that moment and not kept.
   */
  query?: string;
  find(db: Db, id: string, now: Instant): Promise<Item | null>;
  /** `isBeforeTax`: prices are said without tax, which comes on top. */
  head(item: Item, url: string, isBeforeTax: boolean): ItemHead;
  /** Where the thing is now, if this address is one it had before. */
  movedTo?(item: Item, id: string): string | null;
}

/** What another domain adds to the structured data of such a page: asked with the id in the address. */
export type PageAddition = (db: Db, id: string) => Promise<object>;

/** What a page without an item asks for first: its one question, and the picture it opens with. */
export interface PageOpening {
  question: string;
  picture(db: Db): Promise<string | null>;
}

/** A part of the site's map: where its pages are, and how to walk through very many of them. */
export interface SitemapPart {
  path: string;
  /** The field of the query that names the thing; absent: the path goes on with it. */
  query?: string;
  walk(db: Db, page: KeysetPage): Promise<KeysetRow[]>;
}

/** A page that a visitor opened: a window of theirs went there, no picture, frame or script asked. */
interface PageArrival {
  url: URL;
  cookies: string | undefined;
  address: string;
}

/** Notes of a domain about how a visitor came, where the address has this parameter: the cookies its answer carries. */
export interface Arrival {
  parameter: string;
  arrive(services: Services, arriving: PageArrival): Promise<Headers | null>;
}
