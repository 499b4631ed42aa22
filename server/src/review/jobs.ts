import { TRUST } from "@blenda/domain/authoring/constants";
import { isTrusted } from "@blenda/domain/authoring/rules";
import { TRUSTED_MAY_OWE_CENTS } from "@blenda/domain/ledger/constants";
import { APPROVED_ITEMS, submissionRow } from "../drafts/sql.ts";
import { setMayOwe } from "../ledger/port.ts";
import type { Job } from "../platform/jobs/jobs.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { upheldReportsOf } from "../reports/port.ts";

/**
 * Tells the books who is trusted, and so may owe more after a refund (decision B9). Trust comes with an approval, goes with a
 * report, and comes back by time alone: so it is looked at every hour, and not where it changes.
 */
async function noteTrust({ db, now, transaction }: Services): Promise<void> {
  const approved = await db
    .selectFrom(submissionRow("submissions"))
    .select(["creatorId", APPROVED_ITEMS.as("approvals")])
    .where("outcome", "=", "approved")
    .groupBy("creatorId")
    .having(APPROVED_ITEMS, ">=", TRUST.LEAST_APPROVALS)
    .execute();
  const trusted: string[] = [];
  for (const { creatorId, approvals } of approved) {
    const upheldReports = await upheldReportsOf(db, creatorId, now());
    if (isTrusted({ approvals, upheldReports, hasWarnings: false })) trusted.push(creatorId);
  }
  await transaction((tx) => setMayOwe(tx, trusted, TRUSTED_MAY_OWE_CENTS));
}

export const reviewJobs: Job<Services>[] = [{ name: "review.noteTrust", cron: "23 * * * *", retryLimit: 1, run: noteTrust }];
