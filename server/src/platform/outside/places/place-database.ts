import { createRequire } from "node:module";
import type { CountryResponse, Reader } from "maxmind";

const FILE = "@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb";

/** Two letters, or `null` for an address that is not on the public web. */
export type PlaceDatabase = (address: string) => Promise<string | null>;

/** The database we ship (geo-whois-asn-country, CC0): 8 MB, read at the first question. */
export function makePlaceDatabase(): PlaceDatabase {
  let opened: Promise<Reader<CountryResponse>> | null = null;
  return async (address) => {
    opened ??= open();
    const found = (await opened).get(address) as { country_code?: unknown } | null;
    return typeof found?.country_code === "string" && /^[A-Z]{2}$/.test(found.country_code) ? found.country_code : null;
  };
}

async function open(): Promise<Reader<CountryResponse>> {
  const { default: maxmind } = await import("maxmind");
  return maxmind.open<CountryResponse>(createRequire(import.meta.url).resolve(FILE));
}
