// Loaded before a server that a journey starts: what it asks of the three services that tell a country from an address is answered
// on this machine instead. The product itself is configured as for real ones and knows nothing of this.
import http, { type RequestOptions } from "node:http";
import https from "node:https";
import { syncBuiltinESMExports } from "node:module";

const nearby = `http://127.0.0.1:${process.env.PLACES_STAND_IN_PORT}`;
/** Nobody waits ten seconds for one that says nothing. */
const HANGS_MS = 300;

https.request = ((url: string, { method, headers, signal }: RequestOptions) => {
  const { hostname, pathname } = new URL(url);
  if (!hostname.endsWith(".places.test")) throw new Error(`nobody asked for ${hostname}`);
  const signals = [signal, hostname.startsWith("hangs.") && AbortSignal.timeout(HANGS_MS)].filter((each) => each instanceof AbortSignal);
  return http.request(`${nearby}/${hostname}${pathname}`, { method, headers, signal: AbortSignal.any(signals) });
}) as typeof https.request;
// Also for whoever imports it by its name.
syncBuiltinESMExports();
