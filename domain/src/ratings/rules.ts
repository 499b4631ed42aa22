import { addMinutes } from "../shared/calendar.ts";
import type { Instant } from "../shared/time.ts";
import { RATINGS, type RequestStatus, type ReviewObstacle } from "./constants.ts";
import type { ratingFailures } from "./failures.ts";

/** Whole stars from one to five; anything else is no choice (trust X11). */
export const isChosen = (rating: number): boolean =>
  Number.isInteger(rating) && rating >= RATINGS.STARS_LEAST && rating <= RATINGS.STARS_MOST;

/** Spec 2 §9: 24 hours after the purchase, and after each "Remind Later". */
export const askableFrom = (at: Instant): Instant => addMinutes(at, 60 * RATINGS.ASK_AFTER_HOURS);

interface RequestState {
  status: RequestStatus;
  remindCount: number;
  shownCount: number;
  showAfter: Instant;
  lastShownAt: Instant | null;
}

export const isOpenRequest = (status: RequestStatus): boolean => status === "pending" || status === "remind_later";

/** Whether to ask now. A buyer who closed the question has a day of peace, too; it is put to them at most once and five times again. */
export const isDue = ({ status, showAfter, lastShownAt, shownCount }: RequestState, now: Instant): boolean =>
  isOpenRequest(status) &&
  showAfter <= now &&
  shownCount <= RATINGS.MOST_REMINDERS &&
  (lastShownAt === null || askableFrom(lastShownAt) <= now);

export const remindersLeft = ({ remindCount }: Pick<RequestState, "remindCount">): number => RATINGS.MOST_REMINDERS - remindCount;

/** What was dismissed by mistake is what it was before. */
export const statusBeforeDismissal = ({ remindCount }: Pick<RequestState, "remindCount">): RequestStatus =>
  remindCount > 0 ? "remind_later" : "pending";

/** Three that were not put off and two that were, each the first of theirs; together in the order in which they are asked. */
export function firstOf<Request extends { status: RequestStatus; priority: number; purchasedAt: Instant }>(
  due: readonly Request[],
): Request[] {
  const inOrder = due.toSorted((a, b) => a.priority - b.priority || (a.purchasedAt < b.purchasedAt ? -1 : 1));
  const kept = new Set([
    ...inOrder.filter(({ status }) => status === "pending").slice(0, RATINGS.MOST_PENDING),
    ...inOrder.filter(({ status }) => status === "remind_later").slice(0, RATINGS.MOST_REMINDED),
  ]);
  return inOrder.filter((request) => kept.has(request)).slice(0, RATINGS.MOST_ASKED);
}

interface ReviewFacts {
  isSeller: boolean;
  /** It is theirs, whatever they did with it. */
  isOwned: boolean;
  /** It was theirs once. */
  wasBought: boolean;
  /** Paid with the seller's card, or logged in from their browser. */
  isTooClose: boolean;
}

/** The reason why a person cannot review something; `null` where they can. */
export function obstacleTo({ isSeller, isOwned, wasBought, isTooClose }: ReviewFacts): ReviewObstacle | null {
  if (isSeller) return "own";
  if (!isOwned) return wasBought ? "refunded" : "not_bought";
  return isTooClose ? "too_close" : null;
}

/** What each of them is refused with. */
export const OBSTACLE_FAILURES = {
  own: "RATING_OWN",
  not_bought: "RATING_NOT_BOUGHT",
  refunded: "RATING_REFUNDED",
  too_close: "RATING_TOO_CLOSE",
} as const satisfies Record<ReviewObstacle, keyof typeof ratingFailures>;
