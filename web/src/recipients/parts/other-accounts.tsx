import { RECIPIENTS } from "@blenda/domain/recipients/constants";
import type { OwnRecipients, Recipient } from "@blenda/domain/recipients/model";
import { accountName } from "@blenda/domain/recipients/texts";
import { useState } from "react";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { Button } from "../../ui/controls/button.tsx";
import { ConfirmDialog } from "../../ui/feedback/confirm-dialog.tsx";
import { learnOwn } from "../data/recipient-queries.ts";
import { changedText } from "./recipient-facts.tsx";
import { Refused } from "./refused.tsx";
import { StatusTag } from "./status-tag.tsx";
import { usePasswordFirst } from "./use-password-first.tsx";

interface Props {
  own: OwnRecipients;
  others: readonly Recipient[];
  onChange: (recipient: Recipient) => void;
}

/** Accounts money does not go to now. */
export function OtherAccounts({ own, others, onChange }: Props) {
  const [asked, setAsked] = useState<{ recipient: Recipient; wish: "choose" | "remove" } | null>(null);
  return (
    <section aria-label="Other accounts">
      <h3 className="type-label text-muted">Other accounts</h3>
      <ul className="divide-y divide-line">
        {others.map((recipient) => (
          <li key={recipient.id} className="grid gap-2 py-3">
            <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <p className="min-w-0 type-ui font-semibold wrap-anywhere">{accountName(recipient)}</p>
              <StatusTag status={recipient.status} />
            </div>
            <p className="type-small text-muted">{recipient.attentionReason ?? `${recipient.holderName}. ${changedText(recipient)}`}</p>
            {recipient.status !== "disabled" && (
              <div className="flex flex-wrap gap-2">
                <Button size="small" onClick={() => setAsked({ recipient, wish: "choose" })}>
                  Pay me here
                </Button>
                <Button size="small" kind="quiet" onClick={() => onChange(recipient)}>
                  Change
                </Button>
                <Button size="small" kind="quiet" onClick={() => setAsked({ recipient, wish: "remove" })}>
                  Remove
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {asked && <Question own={own} {...asked} onClose={() => setAsked(null)} />}
    </section>
  );
}

const CHOOSE = {
  question: "Pay you here from now on?",
  label: "Pay me here",
  done: "You're now paid here",
  says: `Nothing is paid here for ${RECIPIENTS.PAUSE_HOURS} hours, and we email you about it.`,
};
const REMOVE = {
  question: "Remove this account?",
  label: "Remove",
  done: "Account removed",
  says: "We'll delete its number. To be paid here again, you'll have to enter it again.",
};

function Question({
  own,
  recipient,
  wish,
  onClose,
}: {
  own: OwnRecipients;
  recipient: Recipient;
  wish: "choose" | "remove";
  onClose: () => void;
}) {
  const words = wish === "choose" ? CHOOSE : REMOVE;
  const password = usePasswordFirst(own.hasPassword);
  const call = wish === "choose" ? api.recipients.setDefaultRecipient : api.recipients.removeRecipient;
  const { act, isActing, error } = useAct(call, { learn: learnOwn, isToldInPlace: true, done: () => words.done });
  const send = () =>
    password.run((onUnproven) =>
      act({ recipientId: recipient.id }, { onSuccess: onClose, onError: (refused) => void onUnproven(refused) }),
    );
  return (
    <>
      <ConfirmDialog
        question={words.question}
        label={words.label}
        kind={wish === "choose" ? "primary" : "danger"}
        isBusy={isActing}
        onYes={send}
        onClose={onClose}
      >
        <div className="grid gap-4">
          <p>
            {accountName(recipient)}. {words.says}
          </p>
          {!password.dialog && <Refused error={error} />}
        </div>
      </ConfirmDialog>
      {password.dialog}
    </>
  );
}
