import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import type { Services } from "../../platform/requests/procedure.ts";
import { closedPage } from "./closed-page.ts";
import { embed } from "./embed.ts";
import { codeTags, headTags } from "./head.ts";
import { makeHeads, pathOf } from "./page-head.ts";
import { readManifest, screenCode } from "./screen-code.ts";
import { siteMap } from "./sitemap.ts";

const dist = fileURLToPath(new URL("../../../../web/dist/", import.meta.url));
const PAGE = `${dist}index.html`;
const EMBED = `${dist}embed.html`;
/** Where the page template leaves room for what an address says about itself. */
const HEAD_MARK = "<!--head-->";

/** The built site. Files with a hash in their name never change; the page that names them is asked for every time. */
export const site = (services: Services) => async (scope: FastifyInstance) => {
  await scope.register(siteMap(services));
  if (![PAGE, EMBED].every(existsSync)) return; // while developing, the pages come from the build tool
  await scope.register(fastifyStatic, {
    root: dist,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ["**/*.br", "**/*.gz", "**/.*", "*.html"],
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(`${dist}assets/`);
      reply.header("cache-control", isHashed ? "public, max-age=31536000, immutable" : "public, max-age=3600");
      reply.header("vary", "accept-encoding");
    },
  });
  // The plural is what people type; the address they share is the singular one.
  for (const rest of ["", "/:id"])
    scope.get<{ Params: { id?: string } }>(`/orders${rest}`, async ({ params: { id } }, reply) =>
      reply.redirect(id === undefined ? "/order" : `/order/${encodeURIComponent(id)}`, 308),
    );
  await scope.register(embed(services, readFileSync(EMBED, "utf8")));
  const headOf = makeHeads(services);
  const page = readFileSync(PAGE, "utf8");
  const codeAt = screenCode(readManifest(dist));
  scope.get("/*", async (request, reply) => {
    const address = pathOf(request.url);
    const closed = await closedPage(services, request.url, request.headers.cookie);
    reply.header("cache-control", "no-cache");
    if (closed && "to" in closed) return reply.redirect(closed.to);
    const head = closed ?? (await headOf(request.url));
    if (head.movedTo) return reply.redirect(head.movedTo + request.url.slice(address.length), 301);
    const code = closed ? "" : codeTags(codeAt(address));
    return reply
      .status(head.status)
      .type("text/html; charset=utf-8")
      .send(page.replace(HEAD_MARK, () => headTags(head)).replace("</head>", () => `${code}</head>`));
  });
};
