import { AUTHORING } from "@blenda/domain/authoring/constants";
import type { Remark, RemarkAnswer } from "@blenda/domain/authoring/model";
import { authoringTexts } from "@blenda/domain/authoring/texts";
import { useState } from "react";
import { Button } from "../../../../ui/controls/button.tsx";
import { Field } from "../../../../ui/controls/field.tsx";
import { Textarea } from "../../../../ui/controls/textarea.tsx";
import { Dialog } from "../../../../ui/feedback/dialog.tsx";

interface Props {
  remarks: readonly Remark[];
  onSubmit: (answers: RemarkAnswer[]) => void;
  onClose: () => void;
}

/** What a reviewer asked about and nobody changed: an oversight, or something to answer. */
export function UntouchedDialog({ remarks, onSubmit, onClose }: Props) {
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const names = [...new Set(remarks.map(({ field }) => authoringTexts.fields[field]))];
  const send = () =>
    onSubmit(
      remarks.flatMap(({ id }) => {
        const text = answers[id]?.trim() ?? "";
        return text === "" ? [] : [{ remarkId: id, text }];
      }),
    );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`You didn't change ${listed(names)}. Answer the reviewer?`}
      actions={
        <>
          <Button data-first-focus onClick={onClose}>
            Back to editing
          </Button>
          <Button kind="primary" onClick={send}>
            Submit
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {remarks.map(({ id, field, text }) => (
          <div key={id} className="grid gap-2">
            <p className="type-small text-muted">
              <span className="font-semibold">Review about {authoringTexts.fields[field]}:</span> {text}
            </p>
            <Field label="Your answer" aside="optional">
              <Textarea
                rows={2}
                maxLength={AUTHORING.REMARK_MOST}
                value={answers[id] ?? ""}
                onChange={({ target }) => setAnswers({ ...answers, [id]: target.value })}
              />
            </Field>
          </div>
        ))}
      </div>
    </Dialog>
  );
}

const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
