import { DISPUTES } from "@blenda/domain/disputes/constants";
import { useState } from "react";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { newKey } from "../../lib/calls/key.ts";
import { useDraft } from "../../lib/storage/draft.ts";
import { exact } from "../../lib/text/numbers.ts";
import { takingFiles } from "../../product/uploads/received-files.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Field } from "../../ui/controls/field.tsx";
import { Textarea } from "../../ui/controls/textarea.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { learnOwnDispute } from "../data/dispute-queries.ts";
import { useEvidenceFiles } from "../data/use-evidence-files.ts";
import { EvidenceFiles } from "./evidence-files.tsx";

function textFault(text: string): string | undefined {
  const letters = [...text.trim()].length;
  if (letters < DISPUTES.TEXT_LEAST) return `Please write at least ${DISPUTES.TEXT_LEAST} characters so the bank understands it.`;
  return letters > DISPUTES.TEXT_MOST ? `Please use at most ${exact(DISPUTES.TEXT_MOST)} characters.` : undefined;
}

/** What a creator has to say about a disputed sale, with pictures or PDFs. */
export function EvidenceForm({ disputeId, onDone }: { disputeId: string; onDone: () => void }) {
  const [key] = useState(newKey);
  const files = useEvidenceFiles();
  const { form, errors, control, submit, clear } = useDraft(
    { text: "" },
    ({ text }) => ({ text: textFault(text) }),
    `evidence ${disputeId}`,
  );
  const { act, isActing, error } = useAct(api.disputes.addEvidence, {
    learn: learnOwnDispute,
    done: () => "Evidence added",
    isToldInPlace: true,
  });
  const send = ({ text }: { text: string }) =>
    act(
      { id: disputeId, text: text.trim(), fileIds: files.files.map(({ id }) => id), key },
      {
        onSuccess: () => {
          clear();
          onDone();
        },
      },
    );
  return (
    <form
      ref={form}
      noValidate
      className="grid min-w-0 gap-5 border-t border-line pt-4"
      onSubmit={submit(send)}
      {...takingFiles((dropped) => files.take([...dropped]))}
    >
      {error && <Alert tone="bad" title={error.message} />}
      <Field
        label="What should the bank know?"
        error={errors.text}
        help="For example what the buyer wrote to you, or that the files were used. The buyer may read it."
      >
        <Textarea {...control("text")} rows={5} required />
      </Field>
      <EvidenceFiles draft={files} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" kind="primary" isBusy={isActing} disabled={files.isSending}>
          Add evidence
        </Button>
        <Button kind="quiet" onClick={onDone}>
          Not now
        </Button>
      </div>
    </form>
  );
}
