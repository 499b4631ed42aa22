import { AUTHORING } from "@blenda/domain/authoring/constants";
import type { Remark, RemarkAnswer } from "@blenda/domain/authoring/model";
import { type ReactNode, useState } from "react";
import { Button } from "../../ui/controls/button.tsx";
import { Field } from "../../ui/controls/field.tsx";
import { Textarea } from "../../ui/controls/textarea.tsx";
import { Dialog } from "../../ui/feedback/dialog.tsx";

type OpenRemark = Pick<Remark, "id" | "text" | "isSettled" | "isUntouched">;

interface SubmitHandlers<One extends OpenRemark> {
  /** What a comment is about, as people call it. */
  nameOf: (remark: One) => string;
  /** Hands it in, with words to the reviewer or none. */
  send: (answers?: RemarkAnswer[]) => void;
}

/** Before something is handed in again: a comment whose field was not changed is asked about, once. */
export function useUntouchedRemarks<One extends OpenRemark>({
  nameOf,
  send,
}: SubmitHandlers<One>): {
  handIn: (remarks: readonly One[]) => void;
  dialog: ReactNode;
} {
  const [left, setLeft] = useState<readonly One[]>([]);
  const handIn = (remarks: readonly One[]) => {
    const untouched = remarks.filter(({ isSettled, isUntouched }) => isUntouched && !isSettled);
    setLeft(untouched);
    if (untouched.length === 0) send();
  };
  const answer = (answers: RemarkAnswer[]) => {
    setLeft([]);
    send(answers);
  };
  const remarks = left.map((remark) => ({ id: remark.id, text: remark.text, name: nameOf(remark) }));
  return { handIn, dialog: left.length > 0 && <UntouchedDialog remarks={remarks} onSubmit={answer} onClose={() => setLeft([])} /> };
}

interface Props {
  remarks: readonly { id: string; name: string; text: string }[];
  onSubmit: (answers: RemarkAnswer[]) => void;
  onClose: () => void;
}

/** Comments of a reviewer that led to no change: an oversight, or something to answer. */
function UntouchedDialog({ remarks, onSubmit, onClose }: Props) {
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const names = [...new Set(remarks.map(({ name }) => name))];
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
        {remarks.map(({ id, name, text }) => (
          <div key={id} className="grid gap-2">
            <p className="type-small text-muted">
              <span className="font-semibold">Review about {name}:</span> {text}
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
