import { ownTargetText } from "@blenda/domain/access/target";
import type { PaymentDetail } from "@blenda/domain/payments/model";
import { paymentTexts } from "@blenda/domain/payments/texts";
import { useState } from "react";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { newKey } from "../../../lib/calls/key.ts";
import { momentOf } from "../../../lib/text/time.ts";
import { ReasonDialog } from "../../../product/reason/reason-dialog.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { askAgain, learnPayment } from "../../data/payment-queries.ts";

/** What staff can do about an order now, and what stands against it. */
export function Actions({ order }: { order: PaymentDetail }) {
  const { id: orderId, may, fraud, waitingEvents, isOwn } = order;
  const mayAsk = may.includes("fulfilAgain");
  const [isMarking, setMarking] = useState(false);
  const receipt = useAct(api.payments.resendReceipt, { done: () => "Receipt sent again.", learn: learnPayment });
  const again = useAct(api.payments.fulfilAgain, { done: ({ outcome }) => paymentTexts.outcomes[outcome], learn: askAgain });
  return (
    <div className="grid gap-4 px-4 pb-6 empty:hidden md:px-6">
      {fraud && (
        <Alert tone="bad" title="Marked as fraud">
          “{fraud.reason}” {fraud.by}, {momentOf(fraud.at)}. Nothing of this buyer is refunded automatically; a person decides.
        </Alert>
      )}
      {waitingEvents > 0 && (
        <Alert tone="warn" title={waitingEvents === 1 ? "1 event is waiting" : `${waitingEvents} events are waiting`}>
          Nobody has handled it yet.{" "}
          {mayAsk ? "Ask the provider again to apply it." : "Someone else on the team, who manages refunds, can apply it."}
        </Alert>
      )}
      {isOwn && <Alert tone="info" title={ownTargetText} />}
      {may.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {mayAsk && (
            <Button size="small" icon="refresh-cw" isBusy={again.isActing} onClick={() => again.act({ orderId })}>
              Ask provider again
            </Button>
          )}
          {may.includes("resendReceipt") && (
            <Button size="small" icon="mail" isBusy={receipt.isActing} onClick={() => receipt.act({ orderId, key: newKey() })}>
              Resend receipt
            </Button>
          )}
          {may.includes("markFraud") && (
            <Button size="small" kind={fraud ? "secondary" : "danger"} icon="flag" onClick={() => setMarking(true)}>
              {fraud ? "Remove fraud mark" : "Mark as fraud"}
            </Button>
          )}
        </div>
      )}
      {isMarking && <FraudDialog order={order} onClose={() => setMarking(false)} />}
    </div>
  );
}

function FraudDialog({ order: { id: orderId, number, fraud }, onClose }: { order: PaymentDetail; onClose: () => void }) {
  const isFraud = fraud === null;
  const { act, isActing, error } = useAct(api.payments.markFraud, {
    done: () => (isFraud ? "Marked as fraud." : "Fraud mark removed."),
    learn: learnPayment,
    isToldInPlace: true,
  });
  return (
    <ReasonDialog
      title={isFraud ? `Mark order ${number} as fraud?` : `Remove the mark from order ${number}?`}
      label={isFraud ? "Mark now" : "Remove mark"}
      kind={isFraud ? "danger" : "primary"}
      isBusy={isActing}
      error={error}
      onSend={({ reason }) => act({ orderId, isFraud, reason }, { onSuccess: onClose })}
      onClose={onClose}
    >
      {isFraud ? (
        <p>
          From now on, none of this buyer's refunds are automatic, whether by account, card or email: a person decides each one. They keep
          what they bought and can still buy. You can remove the mark at any time.
        </p>
      ) : (
        <p>Refunds of this buyer follow the usual rules again.</p>
      )}
    </ReasonDialog>
  );
}
