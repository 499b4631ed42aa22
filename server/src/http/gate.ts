import type { IncomingHttpHeaders } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";
import { refuse } from "../platform/http/refusals.ts";
import { addressOf } from "../platform/http/request-facts.ts";
import { WEBHOOKS_PATH } from "../platform/http/routes.ts";
import { type Flood, weightOf } from "./flood.ts";
import { hasTwoHosts } from "./host.ts";

interface Door {
  url: string;
  /** What every answer carries. */
  headers: Readonly<Record<string, string>>;
  flood: Flood;
  /** Whether we may be called by this name. */
  isOurName(host: string | undefined): boolean;
  /** Without a configured address the site is wherever it is asked for, as on a laptop. */
  isPublic: boolean;
}

/** Stripe's card form is a frame of its own, put there by its own script: a card number never passes through ours. */
const STRIPE = {
  script: " https://js.stripe.com https://*.js.stripe.com",
  frame: " https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
  connect: " https://api.stripe.com",
};
const NO_PROVIDER = { script: "", frame: "", connect: "" };
/** Its frame asks the browser's wallet for a card. */
const STRIPE_MAY_ASK_WALLETS = ' "https://js.stripe.com"';

/** No inline script, no inline style, nothing from elsewhere but the card provider's form, no frames around us. */
const contentSecurityPolicy = ({ script, frame, connect }: typeof STRIPE) => [
  "default-src 'self'",
  `script-src 'self'${script}`,
  `frame-src 'self'${frame}`,
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  `connect-src 'self'${connect}`,
  "media-src 'self' blob:",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

const HEADERS = {
  // The sign-in popup must be able to report back to its opener.
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
};
const HTTPS_ONLY = { "strict-transport-security": "max-age=31536000; includeSubDomains" };

export const houseHeaders = (isSecure: boolean, isStripe: boolean): Readonly<Record<string, string>> => ({
  "content-security-policy": contentSecurityPolicy(isStripe ? STRIPE : NO_PROVIDER).join("; "),
  "permissions-policy": `camera=(self), microphone=(), geolocation=(), payment=(self${isStripe ? STRIPE_MAY_ASK_WALLETS : ""}), usb=()`,
  ...HEADERS,
  ...(isSecure && HTTPS_ONLY),
});

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * What every request meets first, whatever it asks for: our headers, the counter, and the refusals that need to know
 * nothing but the request itself. Answers `undefined` where it may go on.
 */
export function makeGate({ url, headers, flood, isOurName, isPublic }: Door) {
  const ours = new URL(url).origin;
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined => {
    reply.headers(headers).header("x-request-id", request.id);
    const retryAfterSeconds = flood.count(addressOf(request), weightOf(request.url));
    if (retryAfterSeconds !== null)
      return refuse(reply.header("retry-after", retryAfterSeconds), "TOO_MANY_REQUESTS", { retryAfterSeconds });
    if (hasTwoHosts(request.raw)) return refuse(reply, "BAD_REQUEST");
    if (!isOurName(request.headers.host)) return refuse(reply, "NAME_REFUSED");
    // A small compressed body can unpack to a huge one; no client needs to send one.
    if (request.headers["content-encoding"] !== undefined) return refuse(reply, "UNSUPPORTED_MEDIA_TYPE");
    // What the card provider sends comes from no page and carries no cookie: there its signature decides.
    if (!SAFE.has(request.method) && !request.url.startsWith(WEBHOOKS_PATH) && !isFromOurPages(request, ours, isPublic))
      return refuse(reply, "ORIGIN_REFUSED");
    return undefined;
  };
}

interface PageRequest {
  headers: IncomingHttpHeaders;
  protocol: string;
}

/** Cookies travel with requests other sites make; these two headers cannot be forged by a page. */
export function isFromOurPages({ headers, protocol }: PageRequest, ours: string, isPublic: boolean): boolean {
  const { origin, host } = headers;
  if (origin !== undefined) return origin === ours || (!isPublic && origin === `${protocol}://${host}`);
  return headers["sec-fetch-site"] === "same-origin";
}
