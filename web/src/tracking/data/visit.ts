import { readerZone } from "@blenda/domain/shared/language/formats";
import { VISIT_STORAGE_KEY } from "@blenda/domain/tracking/constants";
import type { Device, Visit } from "@blenda/domain/tracking/model";
import { deviceFrom, parseVisit, visitFrom, withPageView, withTime } from "@blenda/domain/tracking/rules";
import { parseStored, tabStore } from "../../lib/storage/storage.ts";

const now = () => new Date().toISOString();

/** The visit of this tab, kept across reloads. Nothing is sent from here. */
export function beginVisit(onPage: (seen: () => void) => void): void {
  const landing = { now: now(), search: location.search, referrer: document.referrer, ownHost: location.host };
  let visit = parseVisit(parseStored(tabStore.read(VISIT_STORAGE_KEY))) ?? visitFrom(landing);
  const keep = (next: Visit) => {
    visit = next;
    tabStore.write(VISIT_STORAGE_KEY, JSON.stringify({ ...visit, device: deviceNow() }));
  };
  keep(visit);
  onPage(() => keep(withPageView(visit, now())));
  addEventListener("pagehide", () => keep(withTime(visit, now())));
}

function deviceNow(): Device {
  return deviceFrom({
    userAgent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
    screen: { width: screen.width, height: screen.height },
    viewport: { width: innerWidth, height: innerHeight },
    language: navigator.language,
    timezone: readerZone(),
    colorDepth: screen.colorDepth,
    pixelRatio: devicePixelRatio,
  });
}
