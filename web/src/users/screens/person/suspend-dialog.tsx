import { USERS } from "@blenda/domain/users/constants";
import type { UserDetail } from "@blenda/domain/users/model";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { ReasonDialog } from "../../../product/reason/reason-dialog.tsx";
import { learnUser } from "../../data/user-queries.ts";

interface Props {
  user: UserDetail;
  onClose: () => void;
}

export function SuspendDialog({ user: { id, name, suspension, shop }, onClose }: Props) {
  const { act, isActing, error } = useAct(api.users.suspend, { learn: learnUser, isToldInPlace: true });
  return (
    <ReasonDialog
      title={suspension ? `Change the suspension of ${name}?` : `Suspend ${name}?`}
      label={suspension ? "Save the change" : "Suspend now"}
      kind="danger"
      reasonHelp="They'll see this. It's also recorded in the audit log."
      endLabel="How long?"
      mustEnd
      isBusy={isActing}
      error={error}
      onSend={({ reason, endsAt }) => act({ userId: id, reason, until: endsAt }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>They're logged out everywhere and can't log in until it ends.</p>
      <p>
        Longer than {USERS.SUSPEND_ALONE_DAYS} days, or without an end, takes a second admin: report them and choose “Remove and suspend”.
      </p>
      {shop && <p>{shop.name} and everything it sells disappears from the site. Buyers keep what they bought.</p>}
    </ReasonDialog>
  );
}

export function ReinstateDialog({ user: { id, name }, onClose }: Props) {
  const { act, isActing, error } = useAct(api.users.reinstate, { learn: learnUser, isToldInPlace: true });
  return (
    <ReasonDialog
      title={`Reinstate ${name}?`}
      label="Reinstate"
      isBusy={isActing}
      error={error}
      onSend={({ reason }) => act({ userId: id, reason }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>They can log in again right away, and their shop is back on the site.</p>
    </ReasonDialog>
  );
}
