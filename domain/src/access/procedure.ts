import { oc } from "@orpc/contract";
import type { Access } from "./can.ts";
import type { Flag } from "./flags.ts";
import type { StepUpAction } from "./step-up.ts";
import type { DecisionTarget } from "./target.ts";

/** At most `max` calls in each stretch of `minutes` on the clock, counted per address or per signed-in account. */
export interface RateLimit {
  per: "address" | "account";
  max: number;
  minutes: number;
}

/** What every call declares besides its shapes. */
export interface CallMeta {
  access: Access;
  /** The sentence for a failure that was not planned. */
  failed: string;
  /** The failure for a visitor, where the specification has a sentence of its own for it. */
  signedOut?: string;
  /** Without its flag the call does not exist. */
  flag?: Flag;
  limits?: readonly RateLimit[];
  /** The second factor it asks for. Absent: the staff area's own for staff calls, none for others. */
  mfa?: StepUpAction;
  /** The target of a staff command, or why it has no owner. Nobody decides about their own: the guard asks (decision 0083). */
  about?: DecisionTarget;
  /** A question whose answer is the same for everybody: each process keeps it ready until an event drops it. */
  isShared?: boolean;
  /** The same for everybody who is signed out. They get it on the short way of shared answers; kept apart, and for seconds. */
  isSameForVisitors?: boolean;
  /** Its answer is worth nothing to a reader who has left, so its operation hears of that (`signal`). */
  endsWithReader?: boolean;
}

/** A question. It changes nothing, so it travels as GET and may be cached. */
export const read = (meta: CallMeta) => oc.$meta<CallMeta>(meta).route({ method: "GET" });

/** A question with a secret in it. It travels as POST: an address is written down wherever it passes. */
export const askInPrivate = (meta: CallMeta) => oc.$meta<CallMeta>(meta).route({ method: "POST" });

/** An order. It travels as POST; the address is `/<domain>/<operation>`, the same word as everywhere. */
export const command = (meta: CallMeta) => oc.$meta<CallMeta>(meta).route({ method: "POST" });
