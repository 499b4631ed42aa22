import { z } from "zod";
import { AuditEntry } from "../audit/model.ts";
import { Instant } from "../shared/time.ts";
import { HealthPart } from "../system/model.ts";
import { DASHBOARD } from "./constants.ts";
import { FOUND_KINDS } from "./finding.ts";

/** Since when something waits, and when what was promised runs out. */
export const Clock = z.object({ since: Instant, dueAt: Instant.nullable() });
export type Clock = z.infer<typeof Clock>;

/** One kind of work that waits for somebody. */
export const WaitingCell = z.object({
  /** Whose it is and what: `refunds.escalated`. */
  key: z.string(),
  label: z.string(),
  /** The screens that show it, the first that the reader may open is the link; none yet: no link. */
  paths: z.array(z.string()),
  count: z.int(),
  /** The one nearest to the end of what was promised. */
  nearest: Clock.nullable(),
});
export type WaitingCell = z.infer<typeof WaitingCell>;

/** One thing that waits. */
export const WaitingItem = z.object({
  key: z.string(),
  id: z.string(),
  label: z.string(),
  title: z.string(),
  detail: z.string(),
  ...Clock.shape,
  paths: z.array(z.string()),
  /** The name of who has it. */
  takenBy: z.string().nullable(),
});
export type WaitingItem = z.infer<typeof WaitingItem>;

/** A number of today beside the same stretch of yesterday. */
export const Figure = z.object({
  key: z.string(),
  label: z.string(),
  unit: z.enum(["count", "cents"]),
  today: z.int(),
  /** Up to the same time of day. */
  yesterday: z.int(),
  /** More of it is worse. */
  isCost: z.boolean(),
});
export type Figure = z.infer<typeof Figure>;

/** Sales by the hour, in UTC. Hours that have not begun are `null` today. */
export const SalesOfToday = z.object({
  hours: z.array(z.object({ at: Instant, todayCents: z.int().nullable(), orders: z.int(), yesterdayCents: z.int() })),
  todayCents: z.int(),
  yesterdayByNowCents: z.int(),
});
export type SalesOfToday = z.infer<typeof SalesOfToday>;

/** What the reader holds no permission for is absent: an empty list, or `null`. */
export const Overview = z.object({
  at: Instant,
  waiting: z.array(WaitingCell),
  /** Nearest to the end of its promise first. */
  longest: z.array(WaitingItem),
  health: z.object({ status: z.enum(["ok", "degraded", "failing"]), parts: z.array(HealthPart) }).nullable(),
  sales: SalesOfToday.nullable(),
  figures: z.array(Figure),
  activity: z.array(AuditEntry).nullable(),
});
export type Overview = z.infer<typeof Overview>;

/** By the path of the screen whose link carries the number. */
export const PendingCounts = z.object({ counts: z.record(z.string(), z.int()) });
export type PendingCounts = z.infer<typeof PendingCounts>;

/** One thing the staff search found. */
export const SearchHit = z.object({
  kind: z.enum(FOUND_KINDS),
  id: z.string(),
  title: z.string(),
  detail: z.string(),
  /** What stands at the right where there is more to say than its kind: an amount. */
  figure: z.string().nullable(),
  /** Somebody should look at it. */
  isOpen: z.boolean(),
  /** What was typed is its own number, address or id. */
  isExact: z.boolean(),
  /** The screens that show it; the first that the reader may open is the link. */
  paths: z.array(z.string()),
});
export type SearchHit = z.infer<typeof SearchHit>;

/** What was typed comes back, so that a late answer is not taken for another question's. */
export const Findings = z.object({ text: z.string(), found: z.array(SearchHit).max(DASHBOARD.FOUND_MOST) });
export type Findings = z.infer<typeof Findings>;
