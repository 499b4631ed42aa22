import { authoringTexts } from "@blenda/domain/authoring/texts";
import type { ReviewItem } from "@blenda/domain/review/model";
import { remarkName } from "../../../teaching/data/remark-name.ts";
import { Panel } from "../../../ui/layout/panel.tsx";

/** What the creator wrote to comments they changed nothing for. */
export function Answers({ item }: { item: ReviewItem }) {
  const answered = remarksOf(item).filter(({ answer }) => answer !== "");
  if (answered.length === 0) return null;
  return (
    <Panel title="The creator's answers">
      <dl className="grid gap-3 type-ui">
        {answered.map(({ id, name, text, answer }) => (
          <div key={id} className="grid gap-1">
            <dt className="type-small text-muted">
              {name}: {text}
            </dt>
            <dd className="whitespace-pre-line">{answer}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

function remarksOf(item: ReviewItem) {
  if (item.itemType === "product")
    return item.submission.draft.remarks.map((remark) => ({ ...remark, name: authoringTexts.fields[remark.field] }));
  const { remarks, sections } = item.submission.draft;
  return remarks.map((remark) => ({ ...remark, name: remarkName(sections, remark) }));
}
