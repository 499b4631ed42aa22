import type { IncomingHttpHeaders } from "node:http";
import type { FastifyRequest } from "fastify";
import type { RequestFacts } from "../requests/procedure.ts";
import { addressKey } from "./address.ts";

const addresses = new WeakMap<FastifyRequest, string>();

/** Behind proxies it is worked out from what each of them says, so it is done once. */
export function addressOf(request: FastifyRequest): string {
  const known = addresses.get(request);
  if (known !== undefined) return known;
  const address = addressKey(request.ip);
  addresses.set(request, address);
  return address;
}

/** The request, as far as operations may know it. */
export const requestFacts = (request: FastifyRequest): RequestFacts => factsOf(request.headers, addressOf(request), request.id);

export const factsOf = (headers: IncomingHttpHeaders, address: string, requestId: string): RequestFacts => ({
  cookies: headers.cookie,
  address,
  userAgent: headers["user-agent"] ?? "",
  requestId,
  hasPrivacySignal: headers["sec-gpc"] === "1",
  isUnattended: headers["x-unattended"] === "true",
});
