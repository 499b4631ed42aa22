import type { Eligibility } from "@blenda/domain/refunds/model";
import { refundOutlook } from "@blenda/domain/refunds/texts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { dayOf } from "../../lib/text/time.ts";
import { Button } from "../../ui/controls/button.tsx";
import { eligibilityQuery, ownRefundsQuery } from "../data/refund-queries.ts";
import { OwnRefund } from "./own-refund.tsx";
import { RefundDialog } from "./refund-dialog.tsx";

const nearDay = (at: string): string => (dayOf(at) === dayOf(new Date().toISOString()) ? "today" : dayOf(at));

/** Below a bought line: what became of its refund, or whether one can be asked for, told beforehand. */
export function LineRefund({ lineId, title }: { lineId: string; title: string }) {
  const { data: own = [] } = useQuery(ownRefundsQuery);
  const { data: eligibility } = useQuery(eligibilityQuery(lineId));
  const latest = own.find((refund) => refund.lineId === lineId);
  if (!latest && !eligibility) return null;
  return (
    <section className="grid gap-3 border-t border-line pt-4">
      <h3 className="type-ui font-semibold">Refund</h3>
      {latest && <OwnRefund refund={latest} />}
      {eligibility && (eligibility.isEligible || !latest) && <Offer eligibility={eligibility} title={title} />}
    </section>
  );
}

function Offer({ eligibility, title }: { eligibility: Eligibility; title: string }) {
  const [isAsking, setAsking] = useState(false);
  const { isEligible } = eligibility;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="min-w-0 flex-1 basis-64 type-small text-muted">{refundOutlook(eligibility, nearDay)}</p>
      {isEligible && (
        <Button size="small" onClick={() => setAsking(true)}>
          Request a refund
        </Button>
      )}
      {isAsking && <RefundDialog eligibility={eligibility} title={title} onClose={() => setAsking(false)} />}
    </div>
  );
}
