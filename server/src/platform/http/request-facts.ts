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
export const requestFacts = (request: FastifyRequest): RequestFacts => ({
  cookies: request.headers.cookie,
  address: addressOf(request),
  userAgent: request.headers["user-agent"] ?? "",
  requestId: request.id,
  isUnattended: request.headers["x-unattended"] === "true",
});
