import { Readable } from "node:stream";
import { AREAS } from "@blenda/domain/access/areas";
import { can } from "@blenda/domain/access/can";
import { allScreens } from "@blenda/domain/screens";
import type { FastifyInstance } from "fastify";
import { allDomains } from "../../domains.ts";
import type { Db } from "../../platform/database/db.ts";
import { isStorable } from "../../platform/database/storable.ts";
import { escapeHtml } from "../../platform/mail/html.ts";
import type { Services } from "../../platform/requests/procedure.ts";

/** A map with more lines than this is cut into several, and an index names them. */
const LINES_PER_MAP = 10_000;
/** How many rows are ever in memory at once. */
const ROWS_AT_ONCE = 1_000;

/** By name, in the order of the domains. */
const maps = new Map(allDomains.flatMap((domain) => Object.entries(domain.sitemap ?? {})));
const KINDS = [...maps.keys()];

const open = allScreens.filter(
  ({ path, area, access, flag }) => !path.includes("$") && !flag && can(null, AREAS[area]) && can(null, access),
);

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const urlLine = (address: string, updatedAt?: string) =>
  `  <url><loc>${escapeHtml(address)}</loc>${updatedAt ? `<lastmod>${updatedAt.slice(0, 10)}</lastmod>` : ""}</url>\n`;
const mapLine = (address: string) => `  <sitemap><loc>${escapeHtml(address)}</loc></sitemap>\n`;

export const siteMap =
  ({ db, site: { url } }: Services) =>
  async (scope: FastifyInstance) => {
    scope.get("/robots.txt", (_request, reply) => reply.type("text/plain").send(robots(url)));

    scope.get("/sitemap.xml", async (_request, reply) => {
      const parts = await Promise.all(KINDS.map((kind) => partsOf(db, kind)));
      const isSmall = parts.every(({ length }) => length === 1);
      reply.type("application/xml");
      return isSmall ? reply.send(Readable.from(map(db, url, ["pages", ...KINDS], ""))) : index(url, parts.flat());
    });

    scope.get<{ Params: { kind: string }; Querystring: { after?: unknown } }>("/sitemap-:kind.xml", async (request, reply) => {
      const { kind } = request.params;
      const { after = "" } = request.query;
      if (typeof after !== "string" || !isStorable(after) || !["pages", ...KINDS].includes(kind)) return reply.status(404).send();
      return reply.type("application/xml").send(Readable.from(map(db, url, [kind], after)));
    });
  };

/** The names of the maps of one kind; each begins where the one before ends. */
async function partsOf(db: Db, kind: string): Promise<string[]> {
  const names = [`/sitemap-${kind}.xml`];
  for (let after = ""; ; ) {
    const [last, next] = (await maps.get(kind)?.walk(db, { after, offset: LINES_PER_MAP - 1, limit: 2 })) ?? [];
    if (!last || !next) return names;
    after = last.key;
    names.push(`/sitemap-${kind}.xml?after=${encodeURIComponent(after)}`);
  }
}

const index = (url: string, parts: readonly string[]): string =>
  `${XML}<sitemapindex ${NAMESPACE}>\n${["/sitemap-pages.xml", ...parts].map((part) => mapLine(url + part)).join("")}</sitemapindex>\n`;

async function* map(db: Db, url: string, kinds: readonly string[], after: string): AsyncGenerator<string> {
  yield `${XML}<urlset ${NAMESPACE}>\n`;
  for (const kind of kinds) {
    if (kind === "pages") yield open.map(({ path }) => urlLine(url + path)).join("");
    else yield* linesOf(db, url, kind, after);
  }
  yield "</urlset>\n";
}

async function* linesOf(db: Db, url: string, kind: string, from: string): AsyncGenerator<string> {
  const of = maps.get(kind);
  let after = from;
  for (let lines = 0; of && lines < LINES_PER_MAP; lines += ROWS_AT_ONCE) {
    const rows = await of.walk(db, { after, limit: ROWS_AT_ONCE });
    const before = `${url}${of.path}${of.query ? `?${of.query}=` : "/"}`;
    yield rows.map(({ id, updatedAt }) => urlLine(before + encodeURIComponent(id), updatedAt)).join("");
    if (rows.length < ROWS_AT_ONCE) return;
    after = rows.at(-1)?.key ?? after;
  }
}

/** Pictures of products are files too, so those may be fetched; private ones open only to people who are signed in. */
export function robots(url: string): string {
  const closed = ["/api/", "/admin", "/dashboard", "/content-editor", "/mailbox"];
  return `User-agent: *\n${closed.map((path) => `Disallow: ${path}`).join("\n")}\nSitemap: ${url}/sitemap.xml\n`;
}
