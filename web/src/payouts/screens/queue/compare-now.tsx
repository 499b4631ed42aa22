import { useState } from "react";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { newKey } from "../../../lib/calls/key.ts";
import { periodOf } from "../../../reconciliation/data/periods.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { askQueueAgain } from "../../data/payout-queries.ts";

/**
 * Compares the month so far, as the night does; then what was collected until now can be approved. The day of collecting is part
 * of it whatever the reader's own clock says.
 */
export function CompareNow({ collectedAt }: { collectedAt: string }) {
  const [key] = useState(newKey);
  const { act, isActing } = useAct(api.reconciliation.startRun, {
    learn: (_out, cache) => askQueueAgain(cache),
    done: ({ state, isClean }) => {
      if (state === "waiting") return "The provider doesn't answer, so nothing was compared. Upload its statement under Reconciliation.";
      return isClean ? "Compared. Nothing is unexplained." : "Compared. Something is unexplained, so payouts are stopped.";
    },
  });
  const compare = () => {
    const now = new Date().toISOString();
    act({ ...periodOf("month", (now > collectedAt ? now : collectedAt).slice(0, 10)), key });
  };
  return (
    <Button size="small" isBusy={isActing} onClick={compare}>
      Compare now
    </Button>
  );
}
