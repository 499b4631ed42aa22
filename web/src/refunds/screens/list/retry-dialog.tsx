import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { ReasonDialog } from "../../../product/reason/reason-dialog.tsx";
import { learnDetail } from "../../data/list-queries.ts";

export function RetryDialog({ id, title, onClose }: { id: string; title: string; onClose: () => void }) {
  const { act, isActing, error } = useAct(api.refunds.retryRefund, {
    learn: learnDetail,
    done: () => "Trying again",
    isToldInPlace: true,
  });
  return (
    <ReasonDialog
      title={`Try to refund ${title} again?`}
      label="Try again"
      isBusy={isActing}
      error={error}
      onSend={({ reason }) => act({ id, reason }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>We ask the card provider up to three more times. If it paid without telling us, nothing is paid twice.</p>
    </ReasonDialog>
  );
}
