import type { ReportCase } from "@blenda/domain/reports/model";
import { reportTexts } from "@blenda/domain/reports/texts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { codeOf } from "../../../lib/calls/refusal.ts";
import { buttonStyle } from "../../../ui/controls/button.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { caseQuery } from "../../data/case-queries.ts";
import type { DecidedCase } from "../../data/use-decision.ts";
import { DecisionColumn } from "../decision/decision-column.tsx";
import type { CaseWay } from "../queue.tsx";
import { Around } from "./around.tsx";
import { Earlier } from "./earlier.tsx";
import { SideBySide } from "./side-by-side.tsx";
import { Subject } from "./subject.tsx";
import { WhoReported } from "./who-reported.tsx";

interface Props {
  id: string;
  /** Where there is no queue beside it. */
  back: CaseWay | undefined;
  onDecided: (decided: DecidedCase) => void;
  onSkip: () => void;
}

/** One case: what people saw, who said what about it, and the decision beside it. */
export function OpenCase({ id, back, onDecided, onSkip }: Props) {
  const { data, isPending, error, refetch } = useQuery(caseQuery(id));
  return (
    <div className="grid min-w-0 gap-5">
      {back && (
        <Link to={back.to} search={back.search} className={`${buttonStyle("quiet", "small")} justify-self-start`}>
          <Icon name="arrow-left" />
          All reports
        </Link>
      )}
      {isPending && <Waiting />}
      {data && <Body found={data} onDecided={onDecided} onSkip={onSkip} />}
      {!isPending &&
        !data &&
        (codeOf(error) === "REPORTS_NOT_FOUND" ? (
          <p className="rounded-md border border-line bg-surface-1 p-8 text-muted">{error?.message}</p>
        ) : (
          <ErrorState message={error?.message ?? reportTexts.caseFailed} onRetry={() => void refetch()} />
        ))}
    </div>
  );
}

function Body({ found, onDecided, onSkip }: { found: ReportCase; onDecided: (decided: DecidedCase) => void; onSkip: () => void }) {
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid min-w-0 grid-cols-1 gap-5">
        <Subject found={found} />
        <SideBySide found={found} />
        <Around lines={found.seen.around} />
        <WhoReported found={found} />
        <Earlier decisions={found.decisions} />
      </div>
      <DecisionColumn found={found} onDecided={onDecided} onSkip={onSkip} />
    </div>
  );
}

function Waiting() {
  return (
    <div role="status" aria-label="Loading" className="grid gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <Skeleton className="h-80 rounded-md" />
      <Skeleton className="h-120 rounded-md" />
    </div>
  );
}
