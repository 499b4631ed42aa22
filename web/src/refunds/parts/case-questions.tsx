import { CASES } from "@blenda/domain/refunds/cases/constants";
import type { CaseQuestion, SideCase } from "@blenda/domain/refunds/cases/side";
import type { Refund } from "@blenda/domain/refunds/model";
import type { QueryClient } from "@tanstack/react-query";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { useDraft } from "../../lib/storage/draft.ts";
import { momentOf } from "../../lib/text/time.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Field } from "../../ui/controls/field.tsx";
import { Textarea } from "../../ui/controls/textarea.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";

interface Props {
  about: SideCase;
  learn: (refund: Refund, cache: QueryClient) => void;
}

/** The case of a refund as one of its sides sees it: its number, the promise, and what our team asks them. */
export function CaseQuestions({ about: { number, dueAt, isOpen, questions }, learn }: Props) {
  return (
    <div className="grid gap-3">
      <p className="type-small text-muted">
        Case {number}.
        {isOpen && ` We decide within five business days (UTC), by ${momentOf(dueAt)}, and may read your messages about this purchase.`}
      </p>
      {questions.map((each) =>
        each.answer === null && isOpen ? <Open key={each.id} asked={each} learn={learn} /> : <Past key={each.id} asked={each} />,
      )}
    </div>
  );
}

function Past({ asked: { question, answer } }: { asked: CaseQuestion }) {
  return (
    <div className="grid gap-1 border-l-2 border-line-strong pl-4 type-small wrap-anywhere text-muted">
      <p className="whitespace-pre-line">{question}</p>
      <p className="whitespace-pre-line text-text">{answer ?? "You didn't answer."}</p>
    </div>
  );
}

function Open({ asked: { id: questionId, question, dueAt }, learn }: { asked: CaseQuestion; learn: Props["learn"] }) {
  const { form, draft, errors, control, submit, clear } = useDraft(
    { answer: "" },
    ({ answer }) => ({ answer: answer.trim() === "" ? "Please write an answer first." : undefined }),
    `answer to ${questionId}`,
  );
  const { act, isActing, error } = useAct(api.refunds.answerQuestion, {
    learn,
    isToldInPlace: true,
    done: () => "Thanks. Our team has your answer.",
  });
  const send = ({ answer }: typeof draft) => act({ questionId, answer: answer.trim() }, { onSuccess: clear });
  return (
    <form ref={form} noValidate className="grid gap-3 rounded-sm border border-line-strong p-4" onSubmit={submit(send)}>
      <div className="grid gap-1 wrap-anywhere">
        <p className="type-ui font-semibold">Our team asks</p>
        <p className="whitespace-pre-line">{question}</p>
      </div>
      {error && <Alert tone="bad" title={error.message} />}
      <Field label="Your answer" error={errors.answer} help={`Please answer by ${momentOf(dueAt)}. The other side doesn't see it.`}>
        <Textarea {...control("answer")} rows={3} maxLength={CASES.ANSWER_MOST} />
      </Field>
      <div>
        <Button type="submit" kind="primary" size="small" isBusy={isActing}>
          Send answer
        </Button>
      </div>
    </form>
  );
}
