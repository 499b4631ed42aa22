import { AREAS } from "@blenda/domain/access/areas";
import { can } from "@blenda/domain/access/can";
import { allScreens } from "@blenda/domain/screens";
import { escapeHtml } from "../platform/html.ts";

const open = allScreens.filter(
  ({ path, area, access, flag }) => !path.includes("$") && !flag && can(null, AREAS[area]) && can(null, access),
);

export function sitemap(url: string): string {
  const entries = open.map(({ path }) => `  <url><loc>${escapeHtml(url + path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</urlset>\n`;
}

export function robots(url: string): string {
  const closed = ["/api/", "/files/", "/admin", "/dashboard", "/content-editor", "/mailbox"];
  return `User-agent: *\n${closed.map((path) => `Disallow: ${path}`).join("\n")}\nSitemap: ${url}/sitemap.xml\n`;
}
