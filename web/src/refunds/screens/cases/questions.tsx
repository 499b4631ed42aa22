import type { RefundCase } from "@blenda/domain/refunds/cases/model";
import { questionState } from "@blenda/domain/refunds/cases/rules";
import { useNow } from "../../../lib/clock/now.ts";
import { momentOf } from "../../../lib/text/time.ts";
import { DrawerSection } from "../../../ui/layout/drawer.tsx";
import { Paragraphs } from "../../../ui/layout/paragraphs.tsx";

/** What we asked either side, and what became of it. */
export function Questions({ found: { questions, buyerName, creatorName } }: { found: RefundCase }) {
  const now = new Date(useNow()).toISOString();
  if (questions.length === 0) return null;
  return (
    <DrawerSection title="Questions">
      <ol className="grid gap-5">
        {questions.map((each) => {
          const { id, side, question, by, askedAt, answer, answeredAt, dueAt } = each;
          const name = side === "buyer" ? buyerName : creatorName;
          const state = questionState(each, now);
          return (
            <li key={id} className="grid gap-2 wrap-anywhere">
              <p className="type-small text-muted">
                {by} asked {name}, {momentOf(askedAt)}
              </p>
              <Paragraphs text={question} />
              {state === "answered" && (
                <div className="grid gap-1 border-l-2 border-ok pl-4">
                  <Paragraphs text={answer || "Their words were deleted with their account."} />
                  <p className="type-small text-muted">{answeredAt && momentOf(answeredAt)}</p>
                </div>
              )}
              {state === "waiting" && <p className="type-small text-muted">Has until {momentOf(dueAt)} to answer.</p>}
              {state === "silent" && <p className="type-small text-warn">{name} did not answer in time.</p>}
            </li>
          );
        })}
      </ol>
    </DrawerSection>
  );
}
