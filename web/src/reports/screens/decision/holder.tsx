import type { ReportCase } from "@blenda/domain/reports/model";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { Dialog } from "../../../ui/feedback/dialog.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { colleaguesQuery, refreshCases } from "../../data/case-queries.ts";

/** The holder of a case: taken, put back, or handed to a colleague. */
export function Holder({ found: { id, assignee } }: { found: ReportCase }) {
  const [isGiving, setGiving] = useState(false);
  const taking = useAct(api.reports.claimReport, { learn: refreshCases });
  const leaving = useAct(api.reports.putBack, { learn: refreshCases });
  return (
    <div className="flex flex-wrap gap-1">
      {assignee?.isYours ? (
        <Button kind="quiet" size="small" isBusy={leaving.isActing} onClick={() => leaving.act({ caseId: id })}>
          Put back
        </Button>
      ) : (
        <Button kind="quiet" size="small" data-take isBusy={taking.isActing} onClick={() => taking.act({ caseId: id })}>
          Take it
        </Button>
      )}
      <Button kind="quiet" size="small" onClick={() => setGiving(true)}>
        Give to someone
      </Button>
      {isGiving && <GiveDialog caseId={id} onClose={() => setGiving(false)} />}
    </div>
  );
}

function GiveDialog({ caseId, onClose }: { caseId: string; onClose: () => void }) {
  const { data, isPending, error, refetch } = useQuery(colleaguesQuery);
  const { act, isActing } = useAct(api.reports.claimReport, { learn: refreshCases });
  return (
    <Dialog isOpen title="Give to someone" onClose={onClose}>
      {isPending && (
        <div role="status" aria-label="Loading">
          <Skeleton className="h-12" />
        </div>
      )}
      {!isPending && !data && <ErrorState message={error?.message ?? ""} onRetry={() => void refetch()} />}
      {data?.length === 0 && <p className="text-muted">Nobody else decides reports yet.</p>}
      <ul className="divide-y divide-line">
        {data?.map(({ id, name, avatarUrl }) => (
          <li key={id} className="flex items-center gap-3 py-2.5">
            <Avatar name={name} src={avatarUrl} size={32} />
            <span className="min-w-0 flex-1 truncate type-ui">{name}</span>
            <Button size="small" isBusy={isActing} onClick={() => act({ caseId, forUserId: id, isTakeover: true }, { onSuccess: onClose })}>
              Give<span className="sr-only"> to {name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
