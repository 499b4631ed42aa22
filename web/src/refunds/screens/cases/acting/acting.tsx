import type { RefundCase } from "@blenda/domain/refunds/cases/model";
import { useState } from "react";
import { useAct } from "../../../../lib/calls/act.ts";
import { api } from "../../../../lib/calls/api.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import { Alert } from "../../../../ui/feedback/alert.tsx";
import { learnCase } from "../../../data/case-queries.ts";
import { GoodwillDialog } from "./goodwill-dialog.tsx";
import { Proposal } from "./proposal.tsx";
import { RulingDialog } from "./ruling-dialog.tsx";
import { AskDialog, WarnDialog } from "./side-dialogs.tsx";
import { SuspendItemDialog } from "./suspend-item-dialog.tsx";

type Action = "staffApprove" | "staffDecline" | "ask" | "warn" | "goodwill" | "suspend";

/** What can be done about a case, and why the rest cannot. To decide it, one has it first. */
export function Acting({ found }: { found: RefundCase }) {
  const [asking, setAsking] = useState<Action | null>(null);
  const close = () => setAsking(null);
  const { proposal, obstacle } = found;
  if (obstacle === "closed") return null;
  return (
    <section aria-label="Decision" className="grid gap-4 border-y border-line bg-surface-2/40 px-4 py-5 md:px-6">
      {proposal && <Proposal found={found} proposal={proposal} />}
      <Holder found={found} />
      {obstacle === null && (
        <>
          {!proposal && (
            <div className="flex flex-wrap gap-2">
              <Button kind="primary" onClick={() => setAsking("staffApprove")}>
                Give money back
              </Button>
              <Button kind="danger" onClick={() => setAsking("staffDecline")}>
                Decline
              </Button>
            </div>
          )}
          <div className="flex flex-wrap gap-2">
            <Button size="small" onClick={() => setAsking("ask")}>
              Ask a side
            </Button>
            <Button size="small" disabled={found.goodwill !== null} onClick={() => setAsking("goodwill")}>
              Goodwill coupon
            </Button>
            <Button size="small" onClick={() => setAsking("warn")}>
              Warn
            </Button>
            <Button size="small" disabled={!found.item.isOnSale} onClick={() => setAsking("suspend")}>
              Take off sale
            </Button>
          </div>
        </>
      )}
      {(asking === "staffApprove" || asking === "staffDecline") && <RulingDialog found={found} event={asking} onClose={close} />}
      {asking === "ask" && <AskDialog found={found} onClose={close} />}
      {asking === "warn" && <WarnDialog found={found} onClose={close} />}
      {asking === "goodwill" && <GoodwillDialog found={found} onClose={close} />}
      {asking === "suspend" && <SuspendItemDialog found={found} onClose={close} />}
    </section>
  );
}

/** Who has it, and how it changes hands. */
function Holder({ found: { id, obstacle, assignee } }: { found: RefundCase }) {
  const taking = useAct(api.refunds.claimCase, { learn: learnCase });
  const back = useAct(api.refunds.putBackCase, { learn: learnCase, done: () => "Put back in the queue." });
  if (obstacle === "own") return <Alert tone="info" title="You're part of this case. Someone else on the team has to decide." />;
  if (obstacle === "taken")
    return (
      <Alert tone="info" title={`${assignee?.name || "Someone else"} is working on this case.`}>
        <Button size="small" isBusy={taking.isActing} onClick={() => taking.act({ id, isTakeover: true })}>
          Take it over
        </Button>
      </Alert>
    );
  if (obstacle === "not_taken")
    return (
      <div className="flex flex-wrap items-center gap-3">
        <Button kind="primary" isBusy={taking.isActing} onClick={() => taking.act({ id })}>
          Take this case
        </Button>
        <span className="type-small text-muted">Then you can ask, warn and decide.</span>
      </div>
    );
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <span className="type-small text-muted">This case is yours.</span>
      <Button kind="quiet" size="small" isBusy={back.isActing} onClick={() => back.act({ id })}>
        Put back
      </Button>
    </div>
  );
}
