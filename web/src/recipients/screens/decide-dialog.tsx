import type { RecipientDecision } from "@blenda/domain/recipients/constants";
import type { RecipientDetail } from "@blenda/domain/recipients/model";
import { accountName, recipientTexts } from "@blenda/domain/recipients/texts";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { learnDecided } from "../data/recipient-queries.ts";
import { WordsForm } from "./words-form.tsx";

const WORDS: Record<RecipientDecision, { title: string; says: string; label: string; help: string; button: string }> = {
  approve: {
    title: "Approve this account?",
    says: "Payouts can go there once its pause is over.",
    label: "Reason",
    help: "Kept in the audit.",
    button: "Approve account",
  },
  attention: {
    title: "Ask to fix this account?",
    says: "Payouts are on hold until its owner changes it.",
    label: "What to fix",
    help: "They'll see this in an email and on their payouts page.",
    button: "Send",
  },
  disable: {
    title: "Disable this account?",
    says: "We won't pay there anymore, and it can't be enabled again. The next account this person adds has to be checked first.",
    label: "Reason",
    help: "They'll see this in an email and on their payouts page.",
    button: "Disable account",
  },
};

interface Props {
  recipient: RecipientDetail;
  decision: RecipientDecision;
  onClose: () => void;
}

export function DecideDialog({ recipient, decision, onClose }: Props) {
  const { act, isActing, error } = useAct(api.recipients.decideRecipient, {
    learn: learnDecided,
    isToldInPlace: true,
    done: ({ status }) => `${recipient.person.name}: ${recipientTexts.statuses[status].toLowerCase()}`,
  });
  const { title, says, label, help, button } = WORDS[decision];
  return (
    <WordsForm
      title={title}
      label={button}
      kind={decision === "disable" ? "danger" : "primary"}
      wordsLabel={label}
      help={help}
      isBusy={isActing}
      error={error}
      onSend={(reason) => act({ recipientId: recipient.id, decision, reason }, { onSuccess: onClose })}
      onClose={onClose}
    >
      {recipient.person.name}, {accountName(recipient)}. {says}
    </WordsForm>
  );
}
