import { z } from "zod";
import { command, read } from "../access/procedure.ts";
import { decideRefunds } from "../refunds/access.ts";
import { pick } from "../shared/failure.ts";
import { CommandKey } from "../shared/key.ts";
import { listFields, listPage } from "../shared/list.ts";
import { plainText } from "../shared/text.ts";
import { DISPUTE_SORTS, DISPUTES } from "./constants.ts";
import { disputeFailures } from "./failures.ts";
import { DisputeDetail, DisputeFilter, DisputeId, DisputeLine, OwnDispute, PackFile } from "./model.ts";
import { disputeTexts } from "./texts.ts";

const staff = { access: decideRefunds, failed: disputeTexts.listFailed } as const;
const one = z.strictObject({ id: DisputeId });
const unknown = pick(disputeFailures, "DISPUTES_NOT_FOUND");

/**
 * Payments whose buyers went to their bank. Evidence files are uploads, not calls: POST the file itself to
 * `/api/disputes/evidence?name=…` (pictures, which are redrawn, or PDFs; at most 5 MB). It answers with an EvidenceFile.
 */
export const disputesContract = {
  /** Page by page, the newest first. Live. */
  disputes: read(staff)
    .input(DisputeFilter.extend(listFields(DISPUTE_SORTS)))
    .output(listPage(DisputeLine)),

  dispute: read(staff).errors(unknown).input(one).output(DisputeDetail),

  /** Everything we know about the payment as one PDF. A command: it is written down who took it along. */
  evidencePack: command({
    ...staff,
    failed: disputeTexts.packFailed,
    limits: [{ per: "account", max: 60, minutes: 60 }],
    about: "only reads",
  })
    .errors(unknown)
    .input(one)
    .output(PackFile),

  /** Sends what the pack says to the card provider, once. */
  submitEvidence: command({ ...staff, failed: disputeTexts.submitFailed, mfa: "MONEY", about: { kind: "dispute", by: "id" } })
    .errors(unknown)
    .errors(pick(disputeFailures, "DISPUTES_NOT_NOW", "DISPUTES_PROVIDER"))
    .input(one.extend({ note: plainText(0, DISPUTES.NOTE_MOST).default("") }))
    .output(DisputeDetail),

  /** Disputes of the creator's own sales, the newest first. Live. */
  own: read({ access: "creator", failed: disputeTexts.listFailed }).output(z.array(OwnDispute)),

  addEvidence: command({ access: "creator", failed: disputeTexts.addFailed, limits: [{ per: "account", max: 30, minutes: 60 }] })
    .errors(unknown)
    .errors(pick(disputeFailures, "DISPUTES_TOO_LATE", "DISPUTES_FILE_UNKNOWN", "DISPUTES_TOO_MUCH"))
    .input(
      one.extend({
        text: plainText(DISPUTES.TEXT_LEAST, DISPUTES.TEXT_MOST),
        fileIds: z.array(z.string().min(1).max(64)).max(DISPUTES.MOST_FILES).default([]),
        key: CommandKey,
      }),
    )
    .output(OwnDispute),
};
