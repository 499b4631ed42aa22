import { z } from "zod";
import { read } from "../access/procedure.ts";
import { CsvFile } from "../shared/csv-file.ts";
import { pick } from "../shared/failure.ts";
import { listFields, listPage } from "../shared/list.ts";
import { readOfPerson } from "./access.ts";
import { AUDIT } from "./constants.ts";
import { auditFailures } from "./failures.ts";
import { AuditEntry, AuditEntryDetail, AuditFilter, AuditSurroundings, Chain, EntryNumber } from "./model.ts";
import { auditTexts } from "./texts.ts";

const reading = { access: "admin", failed: auditTexts.loadFailed } as const;

/** What staff did. Nothing here changes it: entries are written by the operations themselves. */
export const auditContract = {
  /** Newest first. The first page also says what is around the list. */
  entries: read(reading)
    .input(AuditFilter.extend(listFields(["n"])))
    .output(listPage(AuditEntry).extend({ around: AuditSurroundings.nullable() })),

  entry: read(reading)
    .errors(pick(auditFailures, "AUDIT_NOT_FOUND"))
    .input(z.strictObject({ n: EntryNumber }))
    .output(AuditEntryDetail),

  /** The same filter as CSV text. */
  entriesFile: read({ ...reading, failed: auditTexts.fileFailed, limits: [{ per: "account", max: 30, minutes: 60 }] })
    .input(AuditFilter)
    .output(CsvFile),

  /** The last that was decided about one person: account, application, what they sell, and for admins what they are paid. */
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
