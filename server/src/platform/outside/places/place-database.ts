import { createRequire } from "node:module";
import type { CountryResponse, Reader } from "maxmind";

const FILE = "@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb";

/** 8 MB, so not before somebody asks. */
let opened: Promise<Reader<CountryResponse>> | null = null;

async function open(): Promise<Reader<CountryResponse>> {
  const { default: maxmind } = await import("maxmind");
  return maxmind.open<CountryResponse>(createRequire(import.meta.url).resolve(FILE));
}

/** Two letters, by the database we ship (geo-whois-asn-country, CC0): `null` for addresses that are nobody's in public. */
export async function countryInDatabase(address: string): Promise<string | null> {
  opened ??= open();
  const found = (await opened).get(address) as { country_code?: unknown } | null;
  return typeof found?.country_code === "string" && /^[A-Z]{2}$/.test(found.country_code) ? found.country_code : null;
}
