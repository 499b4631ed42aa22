import { z } from "zod";
import { command, read } from "../../access/procedure.ts";
import { SUSPENSION_CODES } from "../../publication/constants.ts";
import { pick } from "../../shared/failure.ts";
import { CommandKey } from "../../shared/key.ts";
import { listFields, listPage } from "../../shared/list.ts";
import { Cents } from "../../shared/money.ts";
import { plainText } from "../../shared/text.ts";
import { decideRefunds } from "../access.ts";
import { REFUNDS } from "../constants.ts";
import { refundFailures } from "../failures.ts";
import { Refund, RefundId } from "../model.ts";
import { CASE_SIDES, CASE_SORTS, CASES, RULINGS } from "./constants.ts";
import { CaseFilter, CaseLine, CaseMessages, RefundCase } from "./model.ts";
import { caseTexts } from "./texts.ts";

const looking = { access: decideRefunds, failed: caseTexts.loadFailed } as const;
const changing = { access: decideRefunds, failed: caseTexts.changeFailed, about: { kind: "refund", by: "id" } } as const;
const one = z.strictObject({ id: RefundId });
const known = pick(refundFailures, "REFUNDS_NOT_FOUND", "REFUNDS_CASE_CLOSED");
const held = { ...known, ...pick(refundFailures, "REFUNDS_CASE_TAKEN", "REFUNDS_CASE_NOT_TAKEN") };
const Side = z.enum(CASE_SIDES);
const Reason = plainText(CASES.REASON_LEAST, CASES.REASON_MOST);
/** Absent: the words that stood there before they were edited. */
const Words = plainText(1, CASES.WORDS_MOST).optional();

/** Staff's work on escalated refunds (decision B10). A case has the id of its refund; every command answers with the case. */
export const caseCalls = {
  /** What waits for our team, the most urgent first, or what was decided. */
  escalated: read(looking)
    .input(z.strictObject({ ...CaseFilter.shape, ...listFields(CASE_SORTS) }))
    .output(listPage(CaseLine).extend({ counts: z.object({ open: z.int(), mine: z.int(), second: z.int() }) })),

  /** Everything there is to know, gathered by itself. */
  caseFile: read(looking).errors(pick(refundFailures, "REFUNDS_NOT_FOUND")).input(one).output(RefundCase),

  claimCase: command(changing)
    .errors({ ...known, ...pick(refundFailures, "REFUNDS_CASE_TAKEN") })
    /** `isTakeover`: from the hands of a colleague. */
    .input(one.extend({ isTakeover: z.boolean().default(false) }))
    .output(RefundCase),

  putBackCase: command(changing).errors(held).input(one).output(RefundCase),

  /** Only our team reads it. Written once, it stays. */
  addCaseNote: command(changing)
    .errors(pick(refundFailures, "REFUNDS_NOT_FOUND"))
    .input(one.extend({ text: plainText(1, CASES.NOTE_MOST), key: CommandKey }))
    .output(RefundCase),

  /** What the two wrote each other about this product. Both read in their conversation that it was read. */
  readCaseMessages: command(changing).errors(held).input(one).output(CaseMessages),

  /** One side has 48 hours. */
  askSide: command(changing)
    .errors({ ...held, ...pick(refundFailures, "REFUNDS_ALREADY_ASKED", "REFUNDS_NO_CREATOR") })
    .input(one.extend({ side: Side, question: plainText(CASES.QUESTION_LEAST, CASES.QUESTION_MOST), key: CommandKey }))
    .output(RefundCase),

  /** The side that was asked. */
  answerQuestion: command({
    access: "signed-in",
    failed: caseTexts.answerFailed,
    limits: [{ per: "account", max: 30, minutes: 60 }],
  })
    .errors(pick(refundFailures, "REFUNDS_NOT_FOUND", "REFUNDS_ANSWERED", "REFUNDS_CASE_CLOSED"))
    .input(z.strictObject({ questionId: RefundId, answer: plainText(1, CASES.ANSWER_MOST) }))
    .output(Refund),

  /** A coupon for this buyer alone, whatever is decided. */
  giveGoodwill: command(changing)
    .errors({ ...held, ...pick(refundFailures, "REFUNDS_GOODWILL_GIVEN", "REFUNDS_GOODWILL_AMOUNT") })
    .input(
      one.extend({
        amountCents: Cents.min(CASES.GOODWILL_LEAST_CENTS).max(CASES.GOODWILL_MOST_CENTS),
        reason: Reason,
        key: CommandKey,
      }),
    )
    .output(RefundCase),

  warn: command(changing)
    .errors({ ...held, ...pick(refundFailures, "REFUNDS_NO_CREATOR") })
    .input(one.extend({ side: Side, text: plainText(CASES.WARNING_LEAST, CASES.WARNING_MOST), key: CommandKey }))
    .output(RefundCase),

  /** Takes what was sold off sale, by the steps of decision B1. Its creator reads the reason. */
  suspendItem: command(changing)
    .errors({ ...held, ...pick(refundFailures, "REFUNDS_NOT_ON_SALE") })
    .input(one.extend({ code: z.enum(SUSPENSION_CODES), reason: Reason }))
    .output(RefundCase),

  /** The decision, or where it takes two people, its proposal. The one who confirms more than $200 shows a factor for money. */
  rule: command(changing)
    .errors({ ...held, ...pick(refundFailures, "REFUNDS_PROPOSED") })
    .input(
      one.extend({
        event: z.enum(RULINGS),
        amountCents: Cents.min(1).optional(),
        answer: plainText(0, REFUNDS.TEXT_MOST).default(""),
        toBuyer: Words,
        toCreator: Words,
      }),
    )
    .output(RefundCase),

  confirmOutcome: command(changing)
    .errors({ ...known, ...pick(refundFailures, "REFUNDS_PROPOSAL_GONE", "REFUNDS_SECOND_APPROVER") })
    .input(one.extend({ proposalId: RefundId }))
    .output(RefundCase),

  /** By a colleague, or taken back by its proposer. */
  rejectOutcome: command(changing)
    .errors({ ...known, ...pick(refundFailures, "REFUNDS_PROPOSAL_GONE") })
    .input(one.extend({ proposalId: RefundId, reason: Reason }))
    .output(RefundCase),
};
