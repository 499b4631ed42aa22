import { z } from "zod";
import { command, read } from "../access/procedure.ts";
import { CsvFile } from "../shared/csv-file.ts";
import { pick } from "../shared/failure.ts";
import { CommandKey } from "../shared/key.ts";
import { listFields, listPage } from "../shared/list.ts";
import { plainText } from "../shared/text.ts";
import { PAYOUT_LISTS, PAYOUT_SCHEDULES, PAYOUT_SORTS, PAYOUTS } from "./constants.ts";
import { payoutFailures } from "./failures.ts";
import {
  BatchLine,
  Payout,
  PayoutBatch,
  PayoutCase,
  PayoutDetail,
  PayoutId,
  PayoutOverview,
  PayoutSettings,
  QueuedPayout,
} from "./model.ts";
import { payoutTexts } from "./texts.ts";

/** For people, not for creators alone: affiliates are paid the same way. */
const own = { access: "signed-in", failed: payoutTexts.loadFailed } as const;
const setting = { access: "signed-in", failed: payoutTexts.settingsFailed, limits: [{ per: "account", max: 60, minutes: 60 }] } as const;
const looking = { access: "admin", failed: payoutTexts.queueFailed } as const;
const running = { access: "admin", failed: payoutTexts.decideFailed, mfa: "MONEY", about: "everybody alike" } as const;
const deciding = { ...running, about: { kind: "payout", by: "id" } } as const;
const BatchName = z
  .string()
  .max(7)
  .regex(/^\d{4}-\d{2}$/);
const one = z.strictObject({ id: PayoutId });
const Reason = plainText(PAYOUTS.REASON_LEAST, PAYOUTS.REASON_MOST);
const missing = pick(payoutFailures, "PAYOUTS_NOT_FOUND");
const moved = pick(payoutFailures, "PAYOUTS_NOT_FOUND", "PAYOUTS_INVALID_TRANSITION");

/**
 * A payout's statement as PDF is a download, not a call: `/api/payouts/statement/<id>.pdf`; of a year: `/api/payouts/statement/<year>.pdf`.
 * What the provider tells arrives below `/webhooks/payouts/`, signed: there alone others than our own pages may post.
 */
export const payoutsContract = {
  /** Everything the page of payouts shows, always about the caller. Live. */
  overview: read(own).output(PayoutOverview),

  /** Older ones, page by page. */
  payouts: read(own)
    .input(z.strictObject(listFields(PAYOUT_SORTS)))
    .output(listPage(Payout)),

  payout: read({ ...own, failed: payoutTexts.payoutFailed })
    .errors(missing)
    .input(one)
    .output(PayoutDetail),

  /** Every sale, fee and refund of a payout as CSV; without one, of a year. */
  payoutFile: command({ ...own, failed: payoutTexts.fileFailed, limits: [{ per: "account", max: 60, minutes: 60 }] })
    .errors(missing)
    .input(z.strictObject({ id: PayoutId.optional(), year: z.int().min(2020).max(2200).optional() }))
    .output(CsvFile),

  setSchedule: command(setting)
    .input(
      z.strictObject({
        schedule: z.enum(PAYOUT_SCHEDULES),
        minimumCents: z.int().min(PAYOUTS.MINIMUM_CENTS).max(PAYOUTS.MINIMUM_MOST_CENTS),
      }),
    )
    .output(PayoutSettings),

  pausePayouts: command(setting)
    .input(z.strictObject({ isPaused: z.boolean() }))
    .output(PayoutSettings),

  /** The batch of a Friday, or all payouts. Live. */
  payoutQueue: read(looking)
    .input(
      z.strictObject({
        show: z.enum(PAYOUT_LISTS).default("batch"),
        /** Absent: the latest. */
        batch: BatchName.optional(),
        search: z.string().max(100).optional(),
        ...listFields(PAYOUT_SORTS),
      }),
    )
    .output(listPage(QueuedPayout).extend({ batch: PayoutBatch.nullable(), before: z.array(BatchLine).max(12), onHold: z.int() })),

  payoutCase: read(looking).errors(missing).input(one).output(PayoutCase),

  /** Each counts for itself; those over $1,000 wait for a second person. What cannot be approved is named, the others are. */
  approvePayout: command({ ...deciding, about: { kind: "payout", by: "ids", isMany: true } })
    .errors(pick(payoutFailures, "PAYOUTS_FROZEN"))
    .input(z.strictObject({ ids: z.array(PayoutId).min(1).max(PAYOUTS.BATCH_MOST) }))
    .output(
      z.object({
        approved: z.array(PayoutId),
        waiting: z.array(PayoutId),
        refused: z.array(z.object({ id: PayoutId, why: z.string() })),
      }),
    ),

  /** Its owner reads the reason. */
  holdPayout: command(deciding)
    .errors(moved)
    .input(one.extend({ reason: Reason }))
    .output(PayoutCase),
  resumePayout: command(deciding).errors(moved).input(one).output(PayoutCase),
  /** The money is the person's again, and goes out with the next run. */
  cancelPayout: command(deciding)
    .errors(moved)
    .input(one.extend({ reason: Reason }))
    .output(PayoutCase),
  /** What failed or came back is collected anew, as a draft, without waiting for Friday. */
  retryPayout: command(deciding).errors(moved).errors(pick(payoutFailures, "PAYOUTS_NOTHING_TO_PAY")).input(one).output(PayoutCase),

  /** Stops a person's payouts, or lets them go on (`reason: null`). They read why. */
  pausePerson: command({ ...deciding, about: { kind: "person", by: "userId" } })
    .errors(pick(payoutFailures, "PAYOUTS_NOT_FOUND"))
    .input(z.strictObject({ userId: z.string().min(1).max(100), reason: Reason.nullable() }))
    .output(z.object({ staffPause: z.string().nullable() })),

  /** The run of the latest Friday, today included, by hand: the same as the job's, so doing both changes nothing. */
  runPayouts: command(running)
    .input(z.strictObject({ key: CommandKey }))
    .output(z.object({ batch: z.string(), payouts: z.int(), cents: z.int(), leftOut: z.int() })),

  queueFile: command({ ...looking, failed: payoutTexts.fileFailed, about: "only reads" })
    .input(
      z.strictObject({
        batch: BatchName.optional(),
      }),
    )
    .output(CsvFile),
};
