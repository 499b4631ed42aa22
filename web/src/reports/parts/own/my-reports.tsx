import type { SentReport } from "@blenda/domain/reports/model";
import { reportTexts, targetName } from "@blenda/domain/reports/texts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { dayOf } from "../../../lib/text/time.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Tag } from "../../../ui/tag.tsx";
import { myReportsQuery } from "../../data/own-queries.ts";
import { AppealDialog } from "./appeal-dialog.tsx";
import { OwnList } from "./own-list.tsx";
import { STATUS_TONES } from "./status-tones.ts";

/** What one reported, and what became of it. */
export function MyReports() {
  const list = useInfiniteQuery(myReportsQuery);
  const reports = list.data?.pages.flatMap((page) => page.reports);
  return (
    <OwnList title="What you reported" list={list} lines={reports} keyOf={({ id }) => id} empty="You haven't reported anything.">
      {(report) => <Sent report={report} />}
    </OwnList>
  );
}

function Sent({ report: { caseId, targetType, title, reason, status, createdAt, outcome, appealUntil } }: { report: SentReport }) {
  const [isAppealing, setAppealing] = useState(false);
  const what = targetName(targetType, title);
  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="min-w-0 type-ui font-semibold wrap-anywhere first-letter:uppercase">{what}</p>
        <Tag tone={STATUS_TONES[status]}>{reportTexts.statuses[status]}</Tag>
      </div>
      <p className="type-small text-muted">
        {reportTexts.reasons[reason]} · <time dateTime={createdAt}>{dayOf(createdAt)}</time>
      </p>
      {outcome && <p className="type-small wrap-anywhere">{outcome}</p>}
      {appealUntil && (
        <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button size="small" onClick={() => setAppealing(true)}>
            Ask for another look<span className="sr-only"> at {what}</span>
          </Button>
          <p className="type-small text-muted">until {dayOf(appealUntil)}</p>
        </div>
      )}
      {isAppealing && <AppealDialog caseId={caseId} by="reporter" onClose={() => setAppealing(false)} />}
    </div>
  );
}
