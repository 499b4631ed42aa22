import { SOURCES, type Source, VIEWED_TYPES, type ViewedType } from "@blenda/domain/figures/constants";
import { dayOf } from "@blenda/domain/figures/rules";
import { kindOfSite } from "@blenda/domain/figures/sources";
import { addressOf } from "../../platform/http/asking.ts";
import type { Routes } from "../../platform/http/routes.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { makeViewCounter, type View, type ViewCounter } from "./counter.ts";
import { countryOfZone } from "./country.ts";
import { writeViews } from "./view-repository.ts";

const MOST_BYTES = 500;
const WRITE_EVERY_MS = 5_000;
/** They draw no pages as people do; those that do say who they are. */
const ROBOT = /bot|crawl|spider|slurp|preview|headless|lighthouse/i;
const ID = /^[\w-]{1,100}$/;

/**
 * Where a page says that it is shown: `product:robot\nEurope/Berlin\nforum.example`, the last only of people who allow analytics.
 * It is added up in memory and written every few seconds, and when the server stops; a crash forgets those seconds. Nobody is
 * identified, and nothing is answered.
 */
export const viewRoute: Routes = (services) => async (scope) => {
  const counter = makeViewCounter();
  const timer = setInterval(() => void writeDown(services, counter), WRITE_EVERY_MS);
  timer.unref();
  scope.addHook("onClose", async () => {
    clearInterval(timer);
    await writeDown(services, counter);
  });
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser("*", { parseAs: "string", bodyLimit: MOST_BYTES }, (_request, body, done) => done(null, body));
  scope.post<{ Body: string | undefined }>("/api/figures/view", { bodyLimit: MOST_BYTES }, async (request, reply) => {
    const view = readView(request.body ?? "", dayOf(services.now()));
    if (view && !ROBOT.test(request.headers["user-agent"] ?? "bot")) counter.count(addressOf(request), view);
    return reply.status(204).send();
  });
};

const isViewed = (type: string): type is ViewedType => (VIEWED_TYPES as readonly string[]).includes(type);

export function readView(body: string, day: string): View | null {
  const [item = "", zone = "", from = ""] = body.split("\n", 3);
  const [type = "", id = ""] = item.split(":", 2);
  if (!isViewed(type) || !ID.test(id)) return null;
  return { type, id, day, country: countryOfZone(zone), source: sourceFrom(from) };
}

/** A tagged link says so itself; else the name of the site. */
function sourceFrom(from: string): Source {
  if (from === "") return "unknown";
  return SOURCES.find((source) => source === from && source === "campaign") ?? kindOfSite(from);
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
