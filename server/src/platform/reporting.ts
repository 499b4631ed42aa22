import type { FactorMethod } from "@blenda/domain/access/step-up";
import type { Me } from "@blenda/domain/identity/model";
import type { ReportedState, ReportReason, ReportTarget, SettableState } from "@blenda/domain/reports/constants";
import type { AroundLine, AuthorFact, Lookalike } from "@blenda/domain/reports/model";
import type { Instant } from "@blenda/domain/shared/time";
import type { Db, Tx } from "./database/db.ts";
import type { Jobs } from "./jobs/jobs.ts";
import type { MailTransport } from "./outside/mail/smtp.ts";

/** Something that can be reported, as it is now. What is kept of it with a report is made of this. */
export interface ReportedThing {
  id: string;
  /** As people call it; empty where it has no title (a comment, a message). */
  title: string;
  /** Where: "in #free", "on Hazmat drum"; empty where there is nothing to say. */
  place: string;
  /** Where it can be opened, on this site. */
  path: string | null;
  /** Where staff open it, if that is another address. */
  staffPath?: string;
  /** The person who answers for the target. */
  ownerId: string | null;
  /** Its words without any markup. Longer ones are cut. */
  text: string;
  pictureUrl: string | null;
  stageHue: number | null;
  /** The light marked copy of its model, where it has one. */
  modelUrl: string | null;
  createdAt: Instant | null;
  state: ReportedState;
}

/** Context of the person who agrees to a suspension. */
export interface SuspensionContext {
  user: { id: string };
  sessionId: string | null;
  factor: FactorMethod | null;
  asking: { requestId: string };
  site: { supportEmail: string };
  jobs: Jobs;
  mail: MailTransport | null;
  now(): string;
  id(): string;
}

/** What becomes of it, and why. */
export interface StateChange {
  id: string;
  to: SettableState;
  /** `null`: by itself, at the third report. Then an edit of its author may bring it back after ten minutes; a person's decision stays. */
  actorId: string | null;
  /** The gravest reason it was reported for. */
  reason: ReportReason;
  /** For its author: what the notice says. */
  text: string;
  at: Instant;
}

/**
 * What a domain declares of one kind of thing that people can report (`reportable` of its `domain.ts`). The domain `reports` asks
 * this and knows no other domain. Ids are those of the contract's `Target`.
 */
export interface Reportable {
  type: ReportTarget;
  /** What staff can make of it: `[]` where there is nothing to hide (a profile), `["removed"]`, or both. */
  moves: readonly Exclude<SettableState, "visible">[];
  /** Three different reporters hide it without waiting for staff. */
  isHiddenByReports?: boolean;
  /** Things of these ids that exist or did; the caller may see everything. Deleted ones are left out, or come with `state: "gone"`. */
  describe(db: Db, ids: readonly string[]): Promise<ReportedThing[]>;
  /** Whether this person can see it now: what can't be seen can't be reported. */
  canSee(db: Db, actor: Me, id: string): Promise<boolean>;
  /** What stands around it, in order, itself marked: the thread, the conversation. At most `limit` lines. */
  around?(db: Db, id: string, limit: number): Promise<AroundLine[]>;
  /**
   * Brings it into a state, in the transaction of the decision, and emits what its readers must hear; leaves telling people to reports.
   * Being there already changes nothing. `false`: it is gone.
   */
  setState?(tx: Tx, change: StateChange): Promise<boolean>;
  /** What is known of an author that matters here: "Posts", "14, none removed". No money, no addresses. */
  factsOf?(db: Db, ownerId: string, now: Instant): Promise<AuthorFact[]>;
  /** Only of people: closes the account until staff open it again, written down and told; refused for a person of the same rank. */
  suspend?(context: SuspensionContext, tx: Tx, suspension: { userId: string; reason: string }): Promise<void>;
}

/** A finder of things of other owners that are the same as a thing of this kind, or nearly so (`lookalikes` of a `domain.ts`). */
export interface LookalikeFinder {
  type: ReportTarget;
  find(db: Db, id: string): Promise<Lookalike[]>;
}

/** What all domains declared. */
export interface ReportRegistry {
  targets: readonly Reportable[];
  lookalikes: readonly LookalikeFinder[];
}
