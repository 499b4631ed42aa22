import { regionName } from "@blenda/domain/shared/language/wordings";
import { type PlaceSource, TRACKING } from "@blenda/domain/tracking/constants";
import { LRUCache } from "lru-cache";
import type { Log } from "../../log.ts";
import { isPublicAddress, type ReadWeb } from "../guarded-fetch.ts";
import { middleOf } from "./country-middles.ts";
import { countryOfZone } from "./country-of-zone.ts";
import { makePlaceDatabase, type PlaceDatabase } from "./place-database.ts";
import { readPlace, type SaidPlace } from "./said-place.ts";

/** A visitor's place, never nearer than the middle of their country. */
interface Place extends SaidPlace {
  latitude: number | null;
  longitude: number | null;
  source: PlaceSource;
}

export interface Places {
  /** `network`: an address that was cut. `zone`: the clock of the browser, which is asked last. `null` where none of them knows. */
  find(network: string, zone: string): Promise<Place | null>;
}

interface Sources {
  /** Addresses with `{ip}` where the visitor's belongs; without it, it comes last. */
  services: readonly string[];
  readWeb: ReadWeb;
  now(): number;
  log: Pick<Log, "warn">;
  database?: PlaceDatabase;
}

const MOST_KNOWN = 20_000;
/** A place is a few words. */
const MOST_BYTES = 64_000;
const KEPT_MS = TRACKING.PLACE_KEPT_MINUTES * 60_000;

const addressFor = (service: string, network: string): string =>
  service.includes("{ip}")
    ? service.replaceAll("{ip}", encodeURIComponent(network))
    : `${service.replace(/\/$/, "")}/${encodeURIComponent(network)}`;

/**
 * Geolocation: up to three services in order, then the database we ship, then the time zone (decision A14, decision D20). One that hangs,
 * fails or says nothing of use is passed over; where all fail there is no place.
 */
export function makePlaces({ services, readWeb, now, log, database = makePlaceDatabase() }: Sources): Places {
  const known = new LRUCache<string, { place: Promise<PlaceMatch>; at: number }>({ max: MOST_KNOWN });

  async function look(network: string): Promise<PlaceMatch> {
    if (!isPublicAddress(network)) return null;
    for (const service of services.slice(0, TRACKING.MOST_SERVICES)) {
      const answer = await readWeb(addressFor(service, network), MOST_BYTES, TRACKING.SERVICE_TIMEOUT_MS).catch(() => null);
      const said = answer && readPlace(answer);
      if (said) return { ...said, source: "service" };
    }
    const countryCode = await database(network).catch((error: unknown) => {
      log.warn("the database of places can't be read", error);
      return null;
    });
    return countryCode === null ? null : { country: regionName(countryCode), countryCode, source: "database" };
  }

  /** Callers that ask while a look is under way wait for the same answer. */
  function lookOnce(network: string): Promise<PlaceMatch> {
    const before = known.get(network);
    if (before && now() - before.at < KEPT_MS) return before.place;
    const place = look(network);
    known.set(network, { place, at: now() });
    return place;
  }

  return {
    find: async (network, zone) => {
      const found = (await lookOnce(network)) ?? byClock(zone);
      if (!found) return null;
      const { latitude = null, longitude = null } = middleOf(found.countryCode) ?? {};
      return { ...found, latitude, longitude };
    },
  };
}

type PlaceMatch = Pick<Place, "country" | "countryCode" | "source"> | null;

function byClock(zone: string): PlaceMatch {
  const countryCode = countryOfZone(zone);
  return countryCode === null ? null : { country: regionName(countryCode), countryCode, source: "time_zone" };
}
