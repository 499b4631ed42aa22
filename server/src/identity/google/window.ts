import { GOOGLE_MESSAGE } from "@blenda/domain/identity/constants";
import { identityTexts } from "@blenda/domain/identity/texts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { addressKey } from "../../platform/http/address.ts";
import { requestFacts } from "../../platform/http/request-facts.ts";
import type { Door, Routes } from "../../platform/http/routes.ts";
import { escapeHtml } from "../../platform/mail/html.ts";
import { CALLBACK_PATH, type Google } from "../../platform/outside/google/google.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { journeyCookie } from "../sessions/cookies.ts";
import { enterWithGoogle, linkGoogle } from "./enter-with-google.ts";

const JOURNEY_SECONDS = 600;
const PASSAGES = { per: "address", max: 120, minutes: 10 } as const;
const Packed = z.strictObject({ state: z.string(), nonce: z.string(), verifier: z.string(), isLinking: z.boolean() });

/**
 * A window that passes a page without this policy and comes back to one with it loses its opener, and could not report.
 * So every page the window meets here has the policy of the provider's pages: none.
 */
export const IN_POPUP = { "cross-origin-opener-policy": "unsafe-none", "referrer-policy": "no-referrer", "cache-control": "no-store" };

export const googleWindow: Routes = (services, { homeOf }) => (services.google ? windowOf(services, services.google, homeOf) : null);

/** The Google window: leaves for the provider, comes back, tells its opener how it went, and closes. */
const windowOf = (services: Services, google: Google, homeOf: Door["homeOf"]) => async (scope: FastifyInstance) => {
  const { site, log } = services;
  /** Each passage makes our server ask the provider something. */
  const isTooOften = async ({ ip }: FastifyRequest) => (await services.limits.consume(`google ${addressKey(ip)}`, PASSAGES)) !== null;

  scope.get<{ Querystring: { link?: string } }>("/auth/google/start", async (request, reply) => {
    if (await isTooOften(request)) return report(reply, { ok: false, message: identityTexts.googleFailed });
    try {
      const { to, journey } = await google.leave(homeOf(request));
      const packed = JSON.stringify({ ...journey, isLinking: request.query.link === "1" } satisfies z.infer<typeof Packed>);
      const headers = new Headers();
      journeyCookie.write(headers, site, Buffer.from(packed).toString("base64url"), JOURNEY_SECONDS);
      return reply.headers(IN_POPUP).header("set-cookie", headers.getSetCookie()).redirect(to, 303);
    } catch (error) {
      log.warn("the way to Google is closed", error);
      return report(reply, { ok: false, message: identityTexts.googleFailed });
    }
  });

  scope.get(CALLBACK_PATH, async (request, reply) => {
    const headers = new Headers();
    const packed = journeyCookie.read(request.headers.cookie, site);
    journeyCookie.write(headers, site, "", 0); // it opens one door once
    if (await isTooOften(request)) return report(reply, { ok: false, message: identityTexts.googleFailed });
    const outcome = await comeBack(request, packed, headers).catch((error: unknown) => {
      log.warn("signing in with Google failed", error);
      return { ok: false, message: identityTexts.googleFailed };
    });
    return report(reply.header("set-cookie", headers.getSetCookie()), outcome);
  });

  async function comeBack(request: FastifyRequest, packed: string | undefined, headers: Headers): Promise<Outcome> {
    if (!packed) return { ok: false, message: identityTexts.googleFailed };
    const { isLinking, ...journey } = Packed.parse(JSON.parse(Buffer.from(packed, "base64url").toString()));
    const person = await google.comeBack(new URL(request.url, homeOf(request)), journey);
    const asking = requestFacts(request);
    const coming = { ...services, ...(await services.identify(asking.cookies)), asking };
    const entered = await (isLinking ? linkGoogle(coming, person) : enterWithGoogle(coming, person));
    if (!entered.isIn) return { ok: false, message: entered.message };
    entered.giveCookies(headers);
    return { ok: true };
  }

  scope.get("/auth/popup.js", (_request, reply) => reply.type("text/javascript").header("cache-control", "no-cache").send(SCRIPT));
};

interface Outcome {
  ok: boolean;
  message?: string;
}

function report(reply: FastifyReply, outcome: Outcome): FastifyReply {
  const said = outcome.message ?? "You can close this window.";
  return reply
    .headers(IN_POPUP)
    .type("text/html; charset=utf-8")
    .send(`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="robots" content="noindex">
  <meta name="outcome" content="${escapeHtml(JSON.stringify(outcome))}">
  <title>Google</title>
  <script src="/auth/popup.js" defer></script>
</head>
<body><p>${escapeHtml(said)}</p><p><a href="/">Go Home</a></p></body>
</html>
`);
}

/** Tells only pages of our own origin. Opened without an opener, the window simply becomes the site. */
const SCRIPT = `const outcome = JSON.parse(document.querySelector('meta[name="outcome"]').content);
if (window.opener) {
  window.opener.postMessage({ type: ${JSON.stringify(GOOGLE_MESSAGE)}, ...outcome }, location.origin);
  window.close();
} else if (outcome.ok) {
  location.replace("/");
}
`;
