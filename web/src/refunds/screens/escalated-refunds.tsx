import { REFUNDS } from "@blenda/domain/refunds/constants";
import type { Refund } from "@blenda/domain/refunds/model";
import { type QueryClient, queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useAct } from "../../lib/act.ts";
import { api } from "../../lib/api.ts";
import { price } from "../../lib/money.ts";
import { Button } from "../../ui/button.tsx";
import { Case } from "./case.tsx";
import { CaseList } from "./case-list.tsx";
import { type Ruling, RulingDialog } from "./ruling-dialog.tsx";

/** Cases come from buyers and creators at any time, so the page asks whenever it is opened. */
const escalatedQuery = queryOptions({ ...api.refunds.escalated.queryOptions(), refetchOnMount: "always" });

/** A decided case stays in sight until the page is opened again, so that its outcome can be read. */
const learnCase = (moved: Refund, cache: QueryClient): void =>
  void cache.setQueryData(escalatedQuery.queryKey, (all) => all?.map((one) => (one.id === moved.id ? moved : one)));

export function EscalatedRefunds() {
  const cases = useQuery(escalatedQuery);
  return (
    <div className="max-w-240">
      <h1 className="type-h1">Escalated refunds</h1>
      <p className="mt-2 max-w-prose text-muted">
        {`Take a case, read both sides, decide. More than ${price(REFUNDS.SECOND_APPROVER_CENTS)} is decided by somebody else than who took it. After ${REFUNDS.STAFF_DAYS} days without a decision the buyer gets the money back.`}
      </p>
      <div className="mt-6">
        <CaseList cases={cases} empty={{ title: "No open cases", help: "Buyers and creators settle the rest between themselves." }}>
          {(refund) => (
            <Case refund={refund}>
              <StaffSteps refund={refund} />
            </Case>
          )}
        </CaseList>
      </div>
    </div>
  );
}

function StaffSteps({ refund }: { refund: Refund }) {
  const [ruling, setRuling] = useState<Ruling | null>(null);
  const { act, isActing } = useAct(api.refunds.rule, { learn: learnCase });
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
      {ruling && <RulingDialog refund={refund} event={ruling} learn={learnCase} onClose={() => setRuling(null)} />}
    </div>
  );
}
