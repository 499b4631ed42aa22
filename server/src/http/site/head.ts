import { AREAS } from "@blenda/domain/access/areas";
import { can } from "@blenda/domain/access/can";
import { screenAt } from "@blenda/domain/access/screen";
import { allScreens } from "@blenda/domain/screens";
import { BRAND } from "@blenda/domain/shared/brand";
import type { Preload } from "../../platform/http/page.ts";
import { breadcrumbs } from "../../platform/http/structured-data.ts";
import { escapeHtml } from "../../platform/mail/html.ts";
import type { Services } from "../../platform/requests/procedure.ts";

/** What an address says about itself to those who do not run scripts: search engines, chats, a reader's bookmark. */
export interface Head {
  status: 200 | 403 | 404;
  title: string;
  description: string;
  canonical: string;
  isIndexed: boolean;
  image: string;
  data: readonly object[];
  early?: readonly Preload[];
  /** The address the page has now. */
  movedTo?: string;
}

export const missingHead = (url: string): Head => ({
  status: 404,
  title: `Page not found · ${BRAND.name}`,
  description: BRAND.description,
  canonical: `${url}/`,
  isIndexed: false,
  image: `${url}/og.png`,
  data: [],
});

/** For one of our own people who may not open a page of the working areas. The page itself says what they lack. */
export const forbiddenHead = (url: string): Head => ({ ...missingHead(url), status: 403, title: `No access · ${BRAND.name}` });

/** By the table of screens alone. Pages of one product, training or shop have heads of their own: `page-head.ts`. */
export function headFor(address: string, { site, flags }: Pick<Services, "site" | "flags">): Head {
  const screen = screenAt(allScreens, address)?.screen;
  if (!screen || (screen.flag && !flags.includes(screen.flag))) return missingHead(site.url);
  const { title, description } = screen.head;
  const isOpen = can(null, AREAS[screen.area]) && can(null, screen.access) && !screen.flag;
  // An alias points to the address people should share.
  const canonical = `${site.url}${screen.path.includes("$") ? address : screen.path}`;
  return {
    status: 200,
    title: screen.path === "/" ? title : `${title} · ${BRAND.name}`,
    description,
    canonical,
    isIndexed: isOpen && !screen.isByCode,
    image: `${site.url}/og.png`,
    data: isOpen ? structuredData(screen.path, title, canonical, site.url) : [],
  };
}

function structuredData(path: string, title: string, canonical: string, url: string): object[] {
  const organization = { "@type": "Organization", name: BRAND.name, url: `${url}/`, logo: `${url}/favicon.svg` };
  if (path === "/")
    return [
      { "@context": "https://schema.org", ...organization },
      { "@context": "https://schema.org", "@type": "WebSite", name: BRAND.name, url: `${url}/`, description: BRAND.description },
    ];
  return [breadcrumbs(url, [[title, canonical]])];
}

/** As the page itself will ask, or it is asked for twice. */
const EARLY = { image: 'fetchpriority="high"', fetch: "crossorigin" };

const SESSION = { as: "fetch", href: "/api/identity/session" } as const;

/** Below the code of every page, which is needed first. */
export const codeTags = (files: readonly string[]): string =>
  files.map((file) => `<link rel="modulepreload" crossorigin href="${escapeHtml(file)}">\n`).join("");

export function headTags({ title, description, canonical, isIndexed, image, data, early = [] }: Head): string {
  const meta = (name: string, content: string, key = "name") => `<meta ${key}="${name}" content="${escapeHtml(content)}">`;
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta("description", description),
    ...[SESSION, ...early].map(({ as, href }) => `<link rel="preload" as="${as}" href="${escapeHtml(href)}" ${EARLY[as]}>`),
    isIndexed ? `<link rel="canonical" href="${escapeHtml(canonical)}">` : meta("robots", "noindex"),
    meta("og:site_name", BRAND.name, "property"),
    meta("og:type", "website", "property"),
    meta("og:title", title, "property"),
    meta("og:description", description, "property"),
    meta("og:url", canonical, "property"),
    meta("og:image", image, "property"),
    meta("twitter:card", "summary_large_image"),
    ...data.map((each) => `<script type="application/ld+json">${JSON.stringify(each).replaceAll("<", "\\u003c")}</script>`),
  ].join("\n    ");
}
