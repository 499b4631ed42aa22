import { createServer, type ServerResponse } from "node:http";

/** Three services that tell a country from an address, each of no use in its own way. */
const BEHAVIOURS: Record<string, (reply: ServerResponse) => void> = {
  "hangs.places.test": () => {},
  "fails.places.test": (reply) => void reply.writeHead(500).end(),
  "lies.places.test": (reply) => {
    const said = { country_name: "Unknown", country_code: "JP", latitude: 35.68, longitude: 139.69 };
    reply.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(said));
  },
};

interface PlaceServices {
  /** What a server is started with that asks them, in this order. */
  env: Record<string, string>;
  /** Who was asked for what, in the order in which they were. */
  asked: readonly string[];
  close(): void;
}

export async function openPlaceServices(): Promise<PlaceServices> {
  const asked: string[] = [];
  const server = createServer((request, reply) => {
    asked.push(request.url?.slice(1) ?? "");
    BEHAVIOURS[request.url?.split("/")[1] ?? ""]?.(reply);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  return {
    env: {
      GEOLOCATION_URLS: Object.keys(BEHAVIOURS)
        .map((host) => `https://${host}/{ip}`)
        .join(","),
      PLACES_STAND_IN_PORT: String(typeof address === "object" ? address?.port : ""),
      NODE_OPTIONS: `--import=${new URL("./places-nearby.ts", import.meta.url)}`,
    },
    asked,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
