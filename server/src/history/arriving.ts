import type { VisitNote } from "@blenda/domain/checkout/model";
import { consentTo, EVERYTHING } from "@blenda/domain/consent/rules";
import type { Instant } from "@blenda/domain/shared/time";
import { DIRECT } from "@blenda/domain/tracking/constants";
import { readView } from "../figures/views/view-beacon.ts";
import { writeViews } from "../figures/views/view-repository.ts";
import type { Scene } from "./agenda.ts";
import type { Chance } from "./chance.ts";
import { onSale } from "./goods.ts";

/** What stands here more than once is more frequent. */
const ZONES = [
  ...["America/New_York", "America/New_York", "America/Chicago", "America/Los_Angeles", "America/Toronto", "America/Sao_Paulo"],
  ...["Europe/Berlin", "Europe/Berlin", "Europe/London", "Europe/London", "Europe/Paris", "Europe/Warsaw", "Europe/Madrid"],
  ...["Asia/Tokyo", "Asia/Seoul", "Australia/Sydney"],
];
const SITES = ["www.google.com", "www.google.com", "www.reddit.com", "www.youtube.com", "forum.example", DIRECT, DIRECT];
/** How many allow analytics. */
const SHARE_COUNTED = 0.7;
const WARES_A_DAY = 14;
const WAYS = 2;
const MOST_BY_ONE_WAY = 30;

/** Where a buyer sits, and how they came where they let us know. */
export function visitOf(chance: Chance, now: Instant): VisitNote {
  const browserTimezone = chance.pick(ZONES) ?? "UTC";
  if (!chance.is(SHARE_COUNTED)) return { browserTimezone };
  const referralSource = chance.pick(SITES) ?? DIRECT;
  const sessionData = { sessionStart: now, pageViews: 2 + chance.below(12), timeOnSite: 60 + chance.below(900), referralSource };
  const { version, timestamp, preferences } = consentTo(EVERYTHING, { now, userAgent: "", url: "" });
  return { browserTimezone, sessionData, consent: { version, timestamp, preferences } };
}

/** The day's page views, written down together as the server does it. */
export function planLooking(scene: Scene): void {
  const { stage, goods, planApart, at } = scene;
  const chance = scene.chance("looking");
  planApart(at(22), "page views", async () => {
    const day = stage.now().slice(0, 10);
    const counted = chance.some(onSale(goods, stage.now()), WARES_A_DAY).flatMap(({ type, id }) =>
      Array.from({ length: WAYS }, () => {
        const { browserTimezone, sessionData } = visitOf(chance, stage.now());
        const said = new URLSearchParams({ item: `${type}:${id}`, zone: browserTimezone ?? "", from: sessionData?.referralSource ?? "" });
        const view = readView(String(said), day);
        return view ? [{ ...view, views: 1 + chance.below(MOST_BY_ONE_WAY) }] : [];
      }).flat(),
    );
    await stage.services.transaction((tx) => writeViews(tx, counted));
  });
}
