import type { Access } from "@blenda/domain/access/can";
import type { FoundKind, SearchTerm } from "@blenda/domain/dashboard/finding";
import type { SearchHit } from "@blenda/domain/dashboard/model";
import type { Instant } from "@blenda/domain/shared/time";
import type { Db } from "./database/db.ts";

/** One thing that waits for one of our own people. */
export interface WaitingItem {
  id: string;
  title: string;
  detail: string;
  since: Instant;
  /** When what was promised runs out; `null` where nothing was. */
  dueAt: Instant | null;
  /** The name of who has it. */
  takenBy: string | null;
}

/** A queue of work a domain has for staff. The overview and the badges of the sidebars count every one that is declared. */
export interface WaitingQueue {
  /** Whose it is and what: `refunds.escalated`. */
  key: `${string}.${string}`;
  label: string;
  /** The screens that show it, whether or not they exist yet: a link shows once its screen does. */
  paths: readonly `/${string}`[];
  access: Access;
  /** How many there are, and the first few by the end of their promise: one statement, with an index. */
  look(db: Db, limit: number): Promise<{ count: number; first: readonly WaitingItem[] }>;
  /** What the number beside its links counts, where that is not everything that waits. */
  countBeside?(db: Db, now: Instant): Promise<number>;
}

/** A number of the day. */
export interface DayFigure {
  key: `${string}.${string}`;
  label: string;
  unit: "count" | "cents";
  access: Access;
  /** More of it is worse. */
  isCost?: true;
  /** From the first moment up to, not with, the last. */
  count(db: Db, from: Instant, to: Instant): Promise<number>;
}

/** What a look at a part of the product found. A look that throws found it broken. */
interface HealthLook {
  /** The number that matters, in words: "6 ms". */
  figure: string;
  /** What is not as it should be, for the engineer who mends it; absent: all is well. */
  warning?: string;
  /** Kept, so that its course can be drawn. */
  value?: number;
}

export interface HealthCheck<Services> {
  name: string;
  label: string;
  look(services: Services): Promise<HealthLook>;
}

/** Work that waits in a domain's own table, not among the jobs: one row of the list of queues. */
export interface WatchedLine {
  name: `${string}.${string}`;
  /** What waits there. */
  label: string;
  look(db: Db, now: Instant): Promise<{ waiting: number; running: number; oldestAt: Instant | null; timeouts: number }>;
}

/** What the staff search can find of a domain. Its statement is read off an index, whatever was typed; addresses of people are theirs who may see people. */
export interface Findable {
  kind: FoundKind;
  access: Access;
  /** `may`: what else the reader may see. One thing never tells its reader what another would not. */
  find(db: Db, typed: SearchTerm, of: { limit: number; may: (access: Access) => boolean }): Promise<readonly Omit<SearchHit, "kind">[]>;
}

/** What domains declare for the first page of the panels, and for the search in their bar. */
export interface OverviewParts<Services> {
  findable: readonly Findable[];
  waiting: readonly WaitingQueue[];
  figures: readonly DayFigure[];
  health: readonly HealthCheck<Services>[];
  lines: readonly WatchedLine[];
}

/** The rows of a queue's statement, which carry how many there are in all. */
export const waitingOf = (rows: readonly (WaitingItem & { count: number })[]) => ({
  count: rows[0]?.count ?? 0,
  first: rows.map(({ count: _, ...waiting }) => waiting),
});
