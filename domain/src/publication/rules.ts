import type { Access } from "../access/can.ts";
import { keysOf } from "../shared/keys.ts";
import { reviewers } from "./access.ts";
import { PRICE_LEAST_CENTS, type PublicationStatus, type SuspensionCode } from "./constants.ts";
import type { Histogram, Rating } from "./model.ts";

/** Who may cause a step: the item's own creator, staff by permission, or the product itself. */
type Mover = "owner" | "system" | Access;
interface Step {
  readonly from: readonly PublicationStatus[];
  /** `previous`: back to where it was before it was suspended. */
  readonly to: PublicationStatus | "previous";
  readonly by: Mover;
}

/** Decision B1, line by line, for products and for trainings alike (decision B2). Whatever is not written here cannot happen. */
export const PUBLICATION_STEPS = {
  submit: { from: ["draft", "changes_requested"], to: "processing", by: "owner" },
  passCheck: { from: ["processing"], to: "review", by: "system" },
  passCheckTrusted: { from: ["processing"], to: "published", by: "system" },
  failCheck: { from: ["processing"], to: "changes_requested", by: "system" },
  approve: { from: ["review"], to: "published", by: reviewers },
  approveForLater: { from: ["review"], to: "approved", by: reviewers },
  publishDue: { from: ["approved"], to: "published", by: "system" },
  requestChanges: { from: ["review"], to: "changes_requested", by: reviewers },
  reject: { from: ["review"], to: "rejected", by: reviewers },
  appeal: { from: ["rejected"], to: "review", by: "owner" },
  withdraw: { from: ["review"], to: "draft", by: "owner" },
  unlist: { from: ["published"], to: "unlisted", by: "owner" },
  relist: { from: ["unlisted"], to: "published", by: "owner" },
  suspend: { from: ["published", "unlisted"], to: "suspended", by: reviewers },
  reinstate: { from: ["suspended"], to: "previous", by: reviewers },
  archive: {
    from: ["draft", "processing", "review", "approved", "published", "changes_requested", "rejected", "unlisted"],
    to: "archived",
    by: "owner",
  },
  delete: { from: ["draft", "rejected"], to: "deleted", by: "owner" },
} as const satisfies Record<string, Step>;
export type PublicationEvent = keyof typeof PUBLICATION_STEPS;

const events = keysOf(PUBLICATION_STEPS);
const stepOf = (event: PublicationEvent): Step => PUBLICATION_STEPS[event];

/** What may happen next to something in this state. */
export const publicationEventsFrom = (status: PublicationStatus): PublicationEvent[] =>
  events.filter((event) => stepOf(event).from.includes(status));

/** Whether reviewers have something to decide about it now. */
export const isCaseOfReviewers = (status: PublicationStatus): boolean =>
  publicationEventsFrom(status).some((event) => stepOf(event).by === reviewers);

/** Where a step leads, or `null` where the table has none. */
export function publicationMove(
  from: PublicationStatus,
  event: PublicationEvent,
  before: PublicationStatus | null = null,
): PublicationStatus | null {
  const { to } = PUBLICATION_STEPS[event];
  if (!publicationEventsFrom(from).includes(event)) return null;
  return to === "previous" ? before : to;
}

/** Decision B1: what is suspended stays open to its buyers, unless it is closed to all. */
export const WITHHOLDING: readonly SuspensionCode[] = ["copyright", "malware"];

export const isPriceAllowed = (cents: number): boolean => cents === 0 || (Number.isInteger(cents) && cents >= PRICE_LEAST_CENTS);

/** To two places; `null` while there is no rating. */
export const ratingOf = (sum: number, count: number): Rating | null =>
  count === 0 ? null : { average: Math.round((sum / count) * 100) / 100, count };

/** The same of stars that were counted one by one. */
export const ratingOfStars = (stars: readonly number[]): Rating | null =>
  ratingOf(
    stars.reduce((sum, count, at) => sum + count * (at + 1), 0),
    stars.reduce((sum, count) => sum + count, 0),
  );

/** Counted with one star first, as they are stored; shown with five first. */
export const histogramOf = ([one = 0, two = 0, three = 0, four = 0, five = 0]: readonly number[]): Histogram => [
  five,
  four,
  three,
  two,
  one,
];
