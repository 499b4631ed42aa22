import { REFERRAL } from "@blenda/domain/affiliates/referral";
import { whenAllowed } from "../consent/data/consent.ts";
import { loadConsentedScripts } from "../consent/data/consented-scripts.ts";
import { queryClient } from "../lib/calls/api.ts";
import { watchAttendance } from "../lib/calls/attendance.ts";
import { followLive } from "../lib/calls/live.ts";
import { later } from "../lib/clock/later.ts";
import { log } from "../lib/log.ts";
import { rememberScroll } from "../lib/page/scroll.ts";
import { openLocalStore } from "../lib/session/login-flag.ts";
import { checkSession, followSession, sessionQuery } from "../lib/session/session.ts";
import { localStore } from "../lib/storage/storage.ts";
import { beginVisit } from "../tracking/data/visit.ts";
import { router } from "./router.tsx";
import { consentedScripts } from "./scripts.ts";

/** Spec 2 §9. */
const DELAY_MS = 1_000;
const LONGEST_CHECK_MS = 8_000;
/** A first screen that is not there by then is shown as it comes. */
const PATIENCE_MS = 1_000;

const pause = (ms: number) => new Promise<void>((resume) => setTimeout(resume, ms));

/**
 * Before the first screen (spec 1 §2): nothing shows for about a second, and not before it is known who is here. The second
 * begins when the address is opened, and it is used: session, live stream, the first screen's code and its question are all on
 * the way. A start that fails still shows the app.
 */
export async function start(): Promise<void> {
  const delay = pause(DELAY_MS - sinceOpened());
  const patience = pause(PATIENCE_MS);
  for (const step of [openLocalStore, watchAttendance, beginTracking, followPages]) attempt(step);
  const link = readLink().catch((error) => log.error("what the link carries could not be read", error));
  const live = followLive(queryClient);
  await checkSession(queryClient, LONGEST_CHECK_MS);
  await link;
  followSession(queryClient, () => {
    void import("../affiliates/data/referral.ts").then(({ tieReferral }) => tieReferral());
    void router.invalidate();
  });
  if (queryClient.getQueryData(sessionQuery.queryKey)?.flags.includes("adminTools"))
    void import("./console/offer-tools.ts").then(({ offerConsoleTools }) => offerConsoleTools(queryClient));
  await Promise.race([Promise.all([live, router.load().then(answers)]), patience]);
  await delay;
}

/** Not by the clock on the wall, which may be set meanwhile. */
const sinceOpened = (): number => Number(document.timeline.currentTime);

/** Until nothing is asked for: drawn with its answers, a page is drawn once and does not move. */
function answers(): Promise<void> {
  return new Promise((resume) => {
    const look = () => {
      if (queryClient.isFetching() > 0) return;
      stop();
      resume();
    };
    const stop = queryClient.getQueryCache().subscribe(look);
    look();
  });
}

/**
 * Before the page is: its address is then without what the link carried. Who came by no such link fetches no code for it; a referral
 * from an earlier one is looked at again, and removed once it has expired.
 */
async function readLink(): Promise<void> {
  if (window.location.search === "" && localStore.read(REFERRAL.STORAGE_KEY) === null) return;
  const { readLink: read } = await import("./brought-by-link.ts");
  read(DELAY_MS);
}

/** Counted in the order people see them, the first one included. */
function beginTracking(): void {
  beginVisit((seen) => router.subscribe("onResolved", ({ pathChanged, fromLocation }) => (pathChanged || !fromLocation) && seen()));
  // Fetched with the yes: most first loads have none.
  whenAllowed("analytics", () => void import("../tracking/data/send-visit.ts").then(({ sendVisit }) => sendVisit()));
  loadConsentedScripts(consentedScripts);
}

/** The page most people open next is here before they press, and also when the line is lost meanwhile. */
function followPages(): void {
  rememberScroll(router);
  later(() => Promise.resolve(router.loadRouteChunk(router.routesByPath["/product/$productId"])));
}

function attempt(step: () => void): void {
  try {
    step();
  } catch (error) {
    log.error("a step of the start failed", error);
  }
}
