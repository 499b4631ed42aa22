import type { EventState } from "@blenda/domain/sale-events/constants";
import { dayOf, monthDayOf } from "../../lib/text/time.ts";
import type { TagTone } from "../../ui/tag.tsx";

export const EVENT_TONES: Record<EventState, TagTone> = {
  draft: "neutral",
  inviting: "sky",
  locked: "warn",
  scheduled: "sky",
  active: "ok",
  ended: "neutral",
  cancelled: "neutral",
};

/** "Nov 24 to Dec 1, 2026", in the reader's own time. */
export const spanText = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }): string =>
  `${monthDayOf(startsAt)} to ${dayOf(endsAt)}`;

export const itemsText = (count: number): string => `${count} ${count === 1 ? "item" : "items"}`;
