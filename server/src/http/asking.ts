import type { FastifyRequest } from "fastify";
import type { Asking } from "../platform/procedure.ts";
import { addressKey } from "./address.ts";

/** The request, as far as operations may know it. */
export const askingOf = ({ headers, ip, id }: FastifyRequest): Asking => ({
  cookies: headers.cookie,
  address: addressKey(ip),
  userAgent: headers["user-agent"] ?? "",
  requestId: id,
});
