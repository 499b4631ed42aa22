import type { RecipientDetail, RevealedRecipient } from "@blenda/domain/recipients/model";
import { useState } from "react";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { Button } from "../../ui/controls/button.tsx";
import { WordsForm } from "./words-form.tsx";

/** The account itself, for as long as its drawer is open. */
export function Reveal({ recipient }: { recipient: RecipientDetail }) {
  const [isAsking, setAsking] = useState(false);
  const [revealed, setRevealed] = useState<RevealedRecipient | null>(null);
  const { act, isActing, error, reset } = useAct(api.recipients.revealRecipient, { isToldInPlace: true });
  const close = () => {
    setAsking(false);
    reset();
  };
  if (revealed) return <Revealed revealed={revealed} onHide={() => setRevealed(null)} />;
  return (
    <div>
      <Button size="small" icon="eye" onClick={() => setAsking(true)}>
        Show account number
      </Button>
      {isAsking && (
        <WordsForm
          title="Show this account number?"
          label="Show"
          kind="primary"
          wordsLabel="Why do you need it?"
          help="Recorded in the audit log, with your name."
          isBusy={isActing}
          error={error}
          onSend={(reason) =>
            act(
              { recipientId: recipient.id, reason },
              {
                onSuccess: (shown) => {
                  setRevealed(shown);
                  close();
                },
              },
            )
          }
          onClose={close}
        >
          It asks for your second factor. {recipient.person.name}'s account is shown until you close it.
        </WordsForm>
      )}
    </div>
  );
}

function Revealed({ revealed: { fields }, onHide }: { revealed: RevealedRecipient; onHide: () => void }) {
  return (
    <div className="grid gap-3 rounded-sm border border-warn-line bg-warn-soft p-4">
      <dl className="grid gap-2 type-ui">
        {fields.map(({ label, value }) => (
          <div key={label} className="flex items-baseline justify-between gap-4">
            <dt className="text-muted">{label}</dt>
            <dd className="min-w-0 text-right font-semibold tabular-nums wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <div>
        <Button size="small" icon="eye-off" onClick={onHide}>
          Hide
        </Button>
      </div>
    </div>
  );
}
