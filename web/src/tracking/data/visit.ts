import { VISIT_NOTE, VISIT_STORAGE_KEY } from "@blenda/domain/tracking/constants";
import type { Device, Visit } from "@blenda/domain/tracking/model";
import { parseVisit, visitFrom, withPageView, withTime } from "@blenda/domain/tracking/rules";
import { later } from "../../lib/clock/later.ts";
import { log } from "../../lib/log.ts";
import { parseStored, tabStore } from "../../lib/storage/storage.ts";

const now = () => new Date().toISOString();

/** What is kept beside the session: its random number, and when it was last looked up where it is. Only with a yes to analytics. */
interface SessionMark {
  sessionId?: string;
  locatedAt?: string;
}

let visit: (Visit & SessionMark) | null = null;
/** When the page's `load` event was, by its clock. */
let loadedAtMs: number | null = null;
/** Looked at once the page has settled. */
let device: Device | null = null;
const seenBy = new Set<() => void>();

const keep = (next: Visit & SessionMark) => {
  visit = next;
  tabStore.write(VISIT_STORAGE_KEY, JSON.stringify({ ...visit, ...(device && { device }) }));
};

function opened(): Visit & SessionMark {
  const landing = { now: now(), search: location.search, referrer: document.referrer, ownHost: location.host };
  return visit ?? parseVisit(parseStored(tabStore.read(VISIT_STORAGE_KEY))) ?? visitFrom(landing);
}

/** The visit of this tab, kept across reloads. Nothing is sent from here. */
export function beginVisit(onPage: (seen: () => void) => void): void {
  keep(opened());
  if (document.readyState === "complete") noteLoaded();
  else addEventListener("load", noteLoaded, { once: true });
  onPage(() => {
    keep({ ...opened(), ...withPageView(opened(), now()) });
    for (const seen of seenBy) seen();
  });
  later(async () => lookAtDevice((await import("./device-now.ts")).deviceNow));
  addEventListener("pagehide", () => keep({ ...opened(), ...withTime(opened(), now()) }));
}

/** A browser whose extension breaks what it says of itself is still visited. */
function lookAtDevice(read: () => Device): void {
  try {
    device = read();
    keep(opened());
  } catch (error) {
    log.error("a step of the start failed", error);
  }
}

const noteLoaded = () => (loadedAtMs = performance.now());
export const sinceLoadMs = (): number => (loadedAtMs === null ? 0 : performance.now() - loadedAtMs);

/** After each page, once it is counted. */
export const onVisitSeen = (seen: () => void): void => void seenBy.add(seen);

/** The visit as it is told: with a number of its own from the first time on. */
export function visitNow() {
  const { sessionId = crypto.randomUUID(), locatedAt, ...kept } = opened();
  keep({ ...kept, sessionId, ...(locatedAt && { locatedAt }) });
  return {
    sessionId,
    locatedAt,
    session: sessionOf(withTime(kept, now())),
    located: (at: string) => keep({ ...opened(), sessionId, locatedAt: at }),
  };
}

/** Whatever a link carried, as much of it as is kept. */
function sessionOf({
  sessionStart,
  pageViews,
  timeOnSite,
  referralSource,
  utmSource,
  utmMedium,
  utmCampaign,
  utmContent,
  utmTerm,
}: Visit): Visit {
  const cut = (words: string) => words.slice(0, VISIT_NOTE.LONGEST).toWellFormed();
  return {
    ...{ sessionStart, pageViews, timeOnSite, referralSource: cut(referralSource) },
    ...(utmSource && { utmSource: cut(utmSource) }),
    ...(utmMedium && { utmMedium: cut(utmMedium) }),
    ...(utmCampaign && { utmCampaign: cut(utmCampaign) }),
    ...(utmContent && { utmContent: cut(utmContent) }),
    ...(utmTerm && { utmTerm: cut(utmTerm) }),
  };
}
