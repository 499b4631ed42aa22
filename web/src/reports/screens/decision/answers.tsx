import type { ReportCase } from "@blenda/domain/reports/model";
import { momentOf } from "../../../lib/text/time.ts";
import { Panel } from "../../../ui/layout/panel.tsx";

/** What was said against a report or a decision: an answer, an appeal, a counter-notice. */
export function Answers({ found: { answer, answerUntil, appealText, appealedAt, appealedBy, counterNotice } }: { found: ReportCase }) {
  if (!answer && !answerUntil && !appealText && !counterNotice) return null;
  return (
    <Panel title={counterNotice ? "Counter-notice" : appealText ? "Appeal" : "The author's side"} className="grid gap-3">
      {answer && <Said text={answer.text} about={`Answered ${momentOf(answer.at)}`} />}
      {!answer && answerUntil && <p className="text-muted">We asked the author. They have until {momentOf(answerUntil)}.</p>}
      {appealText && (
        <Said
          text={appealText}
          about={`${appealedBy === "reporter" ? "A reporter" : "The author"}${appealedAt ? `, ${momentOf(appealedAt)}` : ""}`}
        />
      )}
      {counterNotice && (
        <>
          <Said text={counterNotice.text} about={`${counterNotice.name}${appealedAt ? `, ${momentOf(appealedAt)}` : ""}`} />
          <p className="type-small whitespace-pre-line text-muted">{counterNotice.address}</p>
        </>
      )}
    </Panel>
  );
}

const Said = ({ text, about }: { text: string; about: string }) => (
  <div className="grid gap-1">
    <blockquote className="border-l-2 border-line-strong pl-4 whitespace-pre-line wrap-anywhere">{text}</blockquote>
    <p className="type-small text-muted">{about}</p>
  </div>
);
