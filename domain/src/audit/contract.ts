import { z } from "zod";
import { read } from "../access/procedure.ts";
import { Cursor } from "../shared/cursor.ts";
import { pick } from "../shared/failure.ts";
import { readOfPerson } from "./access.ts";
import { AUDIT } from "./constants.ts";
import { auditFailures } from "./failures.ts";
import { AuditBuckets, AuditEntry, AuditEntryDetail, AuditFilter, Chain, EntryNumber } from "./model.ts";
import { auditTexts } from "./texts.ts";

const reading = { access: "admin", failed: auditTexts.loadFailed } as const;

/** What staff did. Nothing here changes it: entries are written by the operations themselves. */
export const auditContract = {
  /** Newest first. The first page also says how the entries are spread over the time, and what can be filtered by. */
  entries: read(reading)
    .input(AuditFilter.extend({ after: Cursor.optional() }))
    .output(
      z.object({
        entries: z.array(AuditEntry),
        next: z.string().nullable(),
        total: z.int(),
        buckets: AuditBuckets.nullable(),
        kinds: z.object({ actions: z.array(z.string()), targets: z.array(z.string()) }),
        chain: Chain,
      }),
    ),

  entry: read(reading)
    .errors(pick(auditFailures, "AUDIT_NOT_FOUND"))
    .input(z.strictObject({ n: EntryNumber }))
    .output(AuditEntryDetail),

  /** The same filter as CSV text. */
  entriesFile: read({ ...reading, failed: auditTexts.fileFailed, limits: [{ per: "account", max: 30, minutes: 60 }] })
    .input(AuditFilter)
    .output(z.object({ name: z.string(), csv: z.string(), isCut: z.boolean() })),

  /** The last that was done to one person. */
  ofPerson: read({ ...reading, access: readOfPerson })
    .input(z.strictObject({ userId: z.string().min(1).max(AUDIT.LONGEST_ID) }))
    .output(z.array(AuditEntryDetail)),

  /** The last that was done to one thing of any other kind. */
  ofTarget: read(reading)
    .input(z.strictObject({ kind: z.string().min(1).max(AUDIT.LONGEST_KIND), id: z.string().min(1).max(AUDIT.LONGEST_ID) }))
    .output(z.array(AuditEntryDetail)),

  /** Reads the whole chain again. */
  chain: read({ ...reading, limits: [{ per: "account", max: 30, minutes: 60 }] }).output(Chain),
};
