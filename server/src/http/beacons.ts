import type { IncomingMessage, RequestListener } from "node:http";
import { allDomains } from "../domains.ts";
import { addressKey } from "../platform/http/address.ts";
import { newRequestId } from "../platform/http/request-id.ts";
import type { Services } from "../platform/requests/procedure.ts";
import type { Flood } from "./flood.ts";
import { hasTwoHosts } from "./host.ts";

interface Door {
  flood: Flood;
  /** What every answer of the house carries. */
  headers: Readonly<Record<string, string>>;
  ipOf(request: IncomingMessage): string;
  isOurName(host: string | undefined): boolean;
  /** Whether one of our own pages says it. */
  isOurOrigin(origin: string, host: string | undefined): boolean;
}

/**
 * Beacons are heard before the framework: one for every page that is shown, so each must cost next to nothing. Whatever is
 * unusual about one goes the usual way, where there is no such address.
 */
export function openBeacons(services: Services) {
  const open = new Map(allDomains.flatMap(({ beacons = [] }) => beacons).map((beacon) => [beacon.path as string, beacon.open(services)]));

  const first = ({ flood, headers, ipOf, isOurName, isOurOrigin }: Door, otherwise: RequestListener): RequestListener => {
    const fixed = [...Object.entries(headers).flat(), "cache-control", "no-store"];
    const isUsual = (request: IncomingMessage) => {
      const { origin, host, "content-length": length = "0", "transfer-encoding": encoding } = request.headers;
      const isEmpty = length === "0" && encoding === undefined;
      return isEmpty && origin !== undefined && isOurOrigin(origin, host) && isOurName(host) && !hasTwoHosts(request);
    };
    return (request, reply) => {
      const [path = "", said = ""] = request.method === "POST" ? (request.url?.split("?", 2) ?? []) : [];
      const beacon = open.get(path);
      if (!beacon || !isUsual(request)) return otherwise(request, reply);
      const address = addressKey(ipOf(request));
      if (flood.count(address, "light") !== null) return otherwise(request, reply);
      beacon.hear(said, { address, userAgent: request.headers["user-agent"] ?? "" });
      reply.writeHead(204, [...fixed, "x-request-id", newRequestId()]).end();
    };
  };
  return { first, close: async () => void (await Promise.all([...open.values()].map((beacon) => beacon.close()))) };
}
