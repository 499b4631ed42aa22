import { PAYOUTS } from "@blenda/domain/payouts/constants";
import type { PayoutCase } from "@blenda/domain/payouts/model";
import { useAct } from "../../../../lib/calls/act.ts";
import { api } from "../../../../lib/calls/api.ts";
import { amount } from "../../../../lib/text/amount.ts";
import { ReasonDialog } from "../../../../product/reason/reason-dialog.tsx";
import { learnCase } from "../../../data/payout-queries.ts";

const THEY_READ = "They'll see this on their payouts page. It's also recorded in the audit log.";

interface Props {
  does: "hold" | "cancel";
  payout: PayoutCase;
  onClose: () => void;
}

export function PayoutReasonDialog({ does, payout: { id, shopName, personName, amountCents }, onClose }: Props) {
  const isHold = does === "hold";
  const { act, isActing, error } = useAct(isHold ? api.payouts.holdPayout : api.payouts.cancelPayout, {
    learn: learnCase,
    isToldInPlace: true,
  });
  const who = shopName ?? personName;
  return (
    <ReasonDialog
      title={isHold ? `Hold the payout to ${who}?` : `Cancel the payout to ${who}?`}
      label={isHold ? "Hold it" : "Cancel it"}
      kind={isHold ? "primary" : "danger"}
      reasonHelp={THEY_READ}
      least={PAYOUTS.REASON_LEAST}
      isBusy={isActing}
      error={error}
      onSend={({ reason }) => act({ id, reason }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>
        {isHold
          ? `${amount(amountCents)} stays where it is until someone lets it go on.`
          : `${amount(amountCents)} is theirs again, and goes out with the next run.`}
      </p>
    </ReasonDialog>
  );
}
