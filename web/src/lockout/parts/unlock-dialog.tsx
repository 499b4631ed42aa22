import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { ReasonDialog, type ReasonInput } from "../../product/reason/reason-dialog.tsx";

interface Props {
  /** At least one. */
  emails: readonly string[];
  onDone: () => void;
  onClose: () => void;
}

/** Lifts locks by hand. Several are lifted one after the other: what was refused keeps the dialog open, with the rest still to do. */
export function UnlockDialog({ emails, onDone, onClose }: Props) {
  const cache = useQueryClient();
  const [left, setLeft] = useState(emails);
  const { act, isActing, error } = useAct(api.lockout.adminUnlock, { isToldInPlace: true });
  const isOne = emails.length === 1;
  const unlock = ([email, ...rest]: readonly string[], reason: string) => {
    if (email === undefined) {
      for (const domain of [api.users, api.lockout]) void cache.invalidateQueries({ queryKey: domain.key() });
      return onDone();
    }
    act(
      { email, reason },
      {
        onSuccess: () => {
          setLeft(rest);
          unlock(rest, reason);
        },
      },
    );
  };
  return (
    <ReasonDialog
      title={isOne ? `Unlock ${emails[0]}?` : `Unlock ${emails.length} accounts?`}
      label={left.length < emails.length ? `Unlock the other ${left.length}` : "Unlock now"}
      isBusy={isActing}
      error={error}
      onSend={({ reason }: ReasonInput) => unlock(left, reason)}
      onClose={onClose}
    >
      <p>{isOne ? "They can log in again right away, and their failed logins are forgotten." : "They can all log in again right away."}</p>
    </ReasonDialog>
  );
}
