import type { Offer } from "@blenda/domain/checkout/rules";
import type { ItemType } from "@blenda/domain/orders/constants";
import type { RefundStatus } from "@blenda/domain/refunds/constants";
import type { Instant } from "@blenda/domain/shared/time";
import type { TrainingCard } from "@blenda/domain/trainings/model";
import type { Db, Tx } from "./database/db.ts";
import type { Jobs } from "./jobs/jobs.ts";

/** What domains hand in to whoever sells and takes money, so that those need not know them: listed in `trade.ts` above. */
export interface Trade {
  kinds: Readonly<Record<ItemType, Sellable>>;
  claims: Claims;
}

/** A kind of thing that is sold. What is left out needs nothing more than its order line. */
export interface Sellable {
  /** What is said of these now, and what of it this buyer holds. Absent: it never lies in a cart. */
  offers?(db: Db, wanted: WantedItems): Promise<SaleOffer[]>;
  /** What the payment brings. In the transaction that makes the order paid, which holds it; once per line. */
  deliver?(tx: Tx, line: SoldLine & { title: string; paidCents: number }, payment: { intentId: string; at: Instant }): Promise<void>;
  /** What the buyer loses when money went back without our deciding it. `part` is how much of the price, up to one. */
  takeBack?(tx: Tx, line: SoldLine, loss: { part: number; at: Instant }): Promise<void>;
  /** Counts each as often as it is named, and answers what was counted and whose it is. */
  countSales?(tx: Tx, ids: readonly string[]): Promise<CountedSale[]>;
  /** What its owner is shown of these, whatever their state is. Absent: the library says enough. */
  ownedCards?(db: Db, userId: string, ids: readonly string[]): Promise<OwnedCard[]>;
}

interface SoldLine {
  id: string;
  orderId: string;
}

/** What somebody wants to know about: things of one kind, and who would buy them. */
export interface WantedItems {
  ids: string[];
  buyer: {
    /** The account, where they are signed in. */
    id: string | null;
    /** Where the receipt goes, as it is stored; not known of guests who only look. */
    email: string | null;
  };
}

/** An offer, and what it becomes when it is sold: the version and files it was. */
export type SaleOffer = Offer & { versionId: string | null; version: string | null; specHash: string | null };

export interface CountedSale {
  id: string;
  creatorId: string;
}

interface OwnedCard {
  training: TrainingCard;
  progress: number;
  lastLessonId: string | null;
  /** Of what was earned by finishing it. */
  certificateCode: string | null;
}

/** What somebody asked to get back. Who takes money must know of it, and need not know who decides about it. */
export interface Claims {
  /** Lines of an order somebody has asked to give back, and that is not decided yet. */
  linesAskedFor(db: Db, orderId: string): Promise<ReadonlySet<string>>;
  /** Whether a payment back was ours, by the key it was asked for with: the state of its refund, or nothing. */
  statusByKey(db: Db, orderId: string): Promise<(key: string | null) => RefundStatus | null>;
  /** The bank moved: everything open of the order looks at where it stands now. Call it holding the order. */
  lookAgain(tx: Tx, services: { jobs: Jobs }, orderId: string): Promise<void>;
}
