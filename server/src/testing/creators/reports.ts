import type { Instant } from "@blenda/domain/shared/time";
import type { Db } from "../../platform/database/db.ts";
import { jsonb } from "../../platform/events/outbox.ts";
import { ADA, ROOT } from "../app.ts";

/** A case about a profile that ended with a warning. */
export async function addUpheldReport(db: Db, ownerId: string, at: Instant): Promise<void> {
  const id = crypto.randomUUID();
  const decided = { decision: "warn", decidedBy: ROOT.id, decidedAt: at } as const;
  await db
    .insertInto("reportCases")
    .values({
      ...{ id, targetType: "user", targetId: ownerId, ownerId, title: "", status: "actioned", reason: "spam", priority: "low" },
      ...{ urgency: 1, reporters: 1, createdAt: at, since: at, ...decided },
    })
    .execute();
  const seen = { title: "", place: "", text: "", pictureUrl: null, stageHue: null, modelUrl: null, createdAt: null, around: [] };
  await db
    .insertInto("reports")
    .values({ id, caseId: id, reporterId: ADA.id, reason: "spam", snapshot: jsonb(seen), createdAt: at })
    .execute();
  await db
    .insertInto("reportDecisions")
    .values({
      ...{ id, caseId: id, ...decided, reason: "Spam", toReporters: "", toAuthor: "", isWarning: true, isOfAppeal: false },
      ...{ stateBefore: "visible", statusBefore: "pending", toldAt: at },
    })
    .execute();
}
