import type { ConsentProof } from "@blenda/domain/consent/model";
import { minutesBetween } from "@blenda/domain/shared/calendar";
import { TRACKING, type VisitStep } from "@blenda/domain/tracking/constants";
import { client } from "../../lib/calls/api.ts";
import { consentProof, mayCount } from "../../product/visits/consent-proof.ts";
import { subscribeVisitSteps } from "../../product/visits/visit-steps.ts";
import { deviceNow } from "./device-now.ts";
import { onVisitSeen, sinceLoadMs, visitNow } from "./visit.ts";

const MARK_AFTER_MS = 1_500;
const now = () => new Date().toISOString();
/** Nobody waits for it, and nobody misses it. */
const quietly = (telling: Promise<unknown>): void => void telling.catch(() => {});

/**
 * Tells the server of this visit, from the moment somebody allows analytics. It is asked each time whether they still do. Where somebody is isn't
 * told: the server looks, three seconds after the page was loaded.
 */
export function sendVisit(): void {
  const { sessionId, session } = visitNow();
  const told = new Set<VisitStep>();
  const proof = (): { consent: ConsentProof; sessionId: string } | null => {
    const consent = mayCount() ? consentProof() : null;
    return consent && { consent, sessionId };
  };
  const begun = (async () => {
    const base = proof();
    if (base) await client.tracking.beginVisit({ ...base, session, device: deviceNow() });
  })().catch(() => {});

  const mark = () => {
    const base = proof();
    const { pageViews, timeOnSite } = visitNow().session;
    if (base) quietly(client.tracking.markVisit({ ...base, pageViews, timeOnSite }, { context: { outlivesPage: true } }));
  };
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const markSoon = () => {
    clearTimeout(waiting);
    waiting = setTimeout(mark, MARK_AFTER_MS);
  };
  const step = (each: VisitStep) => {
    const base = proof();
    if (!base || told.has(each)) return;
    told.add(each);
    void begun.then(() => quietly(client.tracking.noteEvent({ ...base, step: each }, { context: { outlivesPage: true } })));
  };
  const locate = async () => {
    const { locatedAt } = visitNow();
    const base = proof();
    if (!base || (locatedAt && minutesBetween(locatedAt, now()) < TRACKING.LOCATE_AGAIN_MINUTES)) return;
    await begun;
    visitNow().located(now());
    await client.tracking.locate({ ...base, url: pageAddress() });
  };

  const seen = () => {
    markSoon();
    if (isProductPage(location.pathname)) step("product");
  };
  subscribeVisitSteps(step);
  onVisitSeen(seen);
  if (isProductPage(location.pathname)) step("product");
  addEventListener("pagehide", mark);
  const look = () => setTimeout(() => quietly(locate()), Math.max(0, TRACKING.LOCATE_AFTER_MS - sinceLoadMs()));
  if (document.readyState === "complete") look();
  else addEventListener("load", look, { once: true });
}

const isProductPage = (path: string): boolean => /^\/(product|learning)\//.test(path);

/** Without what stands behind the question mark: people type and paste things there. */
const pageAddress = (): string => `${location.origin}${location.pathname}`.slice(0, TRACKING.LONGEST_ADDRESS);
