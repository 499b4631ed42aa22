import { authoringTexts } from "@blenda/domain/authoring/texts";
import type { ReviewedProduct } from "@blenda/domain/review/model";
import { Panel } from "../../../../ui/layout/panel.tsx";

/** What the creator wrote to comments they changed nothing for. */
export function Answers({ item }: { item: ReviewedProduct }) {
  const answered = item.submission.draft.remarks.filter(({ answer }) => answer !== "");
  if (answered.length === 0) return null;
  return (
    <Panel title="The creator's answers">
      <dl className="grid gap-3 type-ui">
        {answered.map(({ id, field, text, answer }) => (
          <div key={id} className="grid gap-1">
            <dt className="type-small text-muted">
              {authoringTexts.fields[field]}: {text}
            </dt>
            <dd className="whitespace-pre-line">{answer}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
