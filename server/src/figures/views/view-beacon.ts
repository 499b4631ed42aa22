import { NOT_KNOWN, type Source, VIEWED_TYPES, type ViewedType } from "@blenda/domain/figures/constants";
import { dayOf } from "@blenda/domain/figures/rules";
import { kindOfSite } from "@blenda/domain/figures/sources";
import type { Beacon } from "../../platform/http/beacon.ts";
import { countryOfZone } from "../../platform/outside/places/country-of-zone.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { makeViewCounter, type View, type ViewCounter } from "./counter.ts";
import { countryByClock } from "./country.ts";
import { writeViews } from "./view-repository.ts";

const LONGEST = 500;
const WRITE_EVERY_MS = 5_000;
/** They draw no pages as people do; those that do say who they are. */
const ROBOT = /bot|crawl|spider|slurp|preview|headless|lighthouse/i;
const ID = /^[\w-]{1,100}$/;

/**
 * A page says that it is shown: of what, in which time zone, and how somebody came if they allow analytics. It is added up in
 * memory and written every few seconds, and when the server stops; a crash forgets those seconds. Nobody is identified.
 */
export const viewBeacon: Beacon = {
  path: "/api/figures/view",
  open: (services) => {
    const counter = makeViewCounter();
    const timer = setInterval(() => void writeDown(services, counter), WRITE_EVERY_MS);
    timer.unref();
    return {
      hear: (said, { address, userAgent }) => {
        const view = said.length <= LONGEST ? readView(said, dayOf(services.now())) : null;
        if (view && userAgent !== "" && !ROBOT.test(userAgent)) counter.count(address, view);
      },
      close: async () => {
        clearInterval(timer);
        await writeDown(services, counter);
      },
    };
  },
};

const isViewed = (type: string): type is ViewedType => (VIEWED_TYPES as readonly string[]).includes(type);

/** `item=product:robot&zone=Europe/Berlin&from=forum.example`, the last only of people who allow analytics. */
export function readView(said: string, day: string): View | null {
  const given = new URLSearchParams(said);
  const [type = "", id = ""] = given.get("item")?.split(":", 2) ?? [];
  if (!isViewed(type) || !ID.test(id)) return null;
  return { type, id, day, country: countryByClock(given.get("zone") ?? ""), source: sourceFrom(given.get("from") ?? "") };
}

/** A tagged link says so itself; else the name of the site. */
function sourceFrom(from: string): Source {
  if (from === "") return "unknown";
  return from === "campaign" ? from : kindOfSite(from);
}

export async function writeDown({ transaction, log }: Pick<Services, "transaction" | "log">, counter: ViewCounter): Promise<void> {
  const counted = counter.take();
  if (counted.length === 0) return;
  try {
    await transaction((tx) => writeViews(tx, counted));
  } catch (error) {
    log.warn("page views wait to be written", error);
    counter.putBack(counted);
  }
}
