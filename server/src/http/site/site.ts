import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import fastifyStatic, { type FastifyStaticOptions } from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { acceptsBrotli, brotli } from "../../platform/http/compression.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { noteArrival } from "./arrivals.ts";
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

const files = (kept: string): FastifyStaticOptions => ({
  index: false,
  dotfiles: "ignore",
  preCompressed: true,
  cacheControl: false,
  setHeaders: (reply) => void reply.header("cache-control", `public, ${kept}`).header("vary", "accept-encoding"),
});

/** Pages are made for their address, so they are compressed as they leave; they hold nothing a stranger could guess by their length. */
async function sendSmall({ headers }: FastifyRequest, reply: FastifyReply, body: unknown): Promise<unknown> {
  if (typeof body !== "string" || !String(reply.getHeader("content-type")).startsWith("text/html")) return body;
  reply.header("vary", "accept-encoding");
  if (!acceptsBrotli(headers["accept-encoding"])) return body;
  reply.header("content-encoding", "br").removeHeader("content-length");
  return brotli(body);
}

/** The built site. Files with a hash in their name never change; the page that names them is asked for every time. */
export const site = (services: Services) => async (scope: FastifyInstance) => {
  await scope.register(siteMap(services));
  if (![PAGE, EMBED].every(existsSync)) return; // while developing, the pages come from the build tool
  const globIgnore = ["**/*.br", "**/*.gz", "**/.*", "*.html", "assets/**"];
  await scope.register(fastifyStatic, { ...files("max-age=3600"), root: dist, wildcard: false, globIgnore });
  // One route for all of them: a thousand of their own would take a tenth of the start.
  const assets = { root: `${dist}assets/`, prefix: "/assets/", decorateReply: false };
  await scope.register(fastifyStatic, { ...files("max-age=31536000, immutable"), ...assets });
  scope.addHook("onSend", async (request, reply, body) => sendSmall(request, reply, body));
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
    await noteArrival(services, request, reply);
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
