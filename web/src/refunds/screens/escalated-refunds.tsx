import { REFUNDS } from "@blenda/domain/refunds/constants";
import type { Refund } from "@blenda/domain/refunds/model";
import { type QueryClient, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { price } from "../../lib/text/money.ts";
import { Button } from "../../ui/controls/button.tsx";
import { escalatedRefundsQuery } from "../data/refund-queries.ts";
import { Case } from "./case.tsx";
import { CaseList } from "./case-list.tsx";
import { type Ruling, RulingDialog } from "./ruling-dialog.tsx";

/** A decided case leaves the list; here it stays in sight until the page is left, so that its outcome can be read. */
function useCases() {
  const [decided, setDecided] = useState<readonly Refund[]>([]);
  const { data: open, error, refetch } = useQuery(escalatedRefundsQuery);
  const gone = decided.filter(({ id }) => open?.every((one) => one.id !== id));
  const data = open && [...open, ...gone].sort((one, other) => one.createdAt.localeCompare(other.createdAt));
  const learn = (moved: Refund, cache: QueryClient): void => {
    if (moved.allowed.length === 0) setDecided((before) => [...before, moved]);
    cache.setQueryData(escalatedRefundsQuery.queryKey, (all) => all?.map((one) => (one.id === moved.id ? moved : one)));
  };
  return { cases: { data, error, refetch }, learn };
}

export function EscalatedRefunds() {
  const { cases, learn } = useCases();
  return (
    <div className="max-w-240">
      <h1 className="type-h1">Escalated refunds</h1>
      <p className="mt-2 max-w-prose text-muted">
        {`Take a case, read both sides, decide. More than ${price(REFUNDS.SECOND_APPROVER_CENTS)} is decided by somebody else than who took it. After ${REFUNDS.STAFF_DAYS} days without a decision the buyer gets the money back.`}
      </p>
      <div className="mt-6">
        <CaseList
          cases={cases}
          empty={{
            title: "No open cases",
            help: "New cases show up here automatically.",
          }}
        >
          {(refund) => (
            <Case refund={refund}>
              <StaffSteps refund={refund} learn={learn} />
            </Case>
          )}
        </CaseList>
      </div>
    </div>
  );
}

function StaffSteps({ refund, learn }: { refund: Refund; learn: (moved: Refund, cache: QueryClient) => void }) {
  const [ruling, setRuling] = useState<Ruling | null>(null);
  const { act, isActing } = useAct(api.refunds.rule, { learn });
  const { allowed, id, title } = refund;
  if (allowed.length === 0) return null;
  const about = <span className="sr-only"> {title}</span>;
  return (
    <div className="flex flex-wrap gap-2 border-t border-line pt-4">
      {allowed.includes("take") && (
        <Button size="small" isBusy={isActing} onClick={() => act({ id, event: "take" })}>
          Take this case{about}
        </Button>
      )}
      {allowed.includes("staffApprove") && (
        <Button size="small" onClick={() => setRuling("staffApprove")}>
          Give money back{about}
        </Button>
      )}
      {allowed.includes("staffDecline") && (
        <Button size="small" kind="danger" onClick={() => setRuling("staffDecline")}>
          Decline{about}
        </Button>
      )}
      {ruling && <RulingDialog refund={refund} event={ruling} learn={learn} onClose={() => setRuling(null)} />}
    </div>
  );
}
