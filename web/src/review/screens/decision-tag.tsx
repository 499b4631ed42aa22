import type { Decision } from "@blenda/domain/review/constants";
import { reviewTexts } from "@blenda/domain/review/texts";
import { Tag, type TagTone } from "../../ui/tag.tsx";

const TONES: Record<Decision, TagTone> = { approved: "ok", changes_requested: "warn", rejected: "bad", published: "sky" };

/** What was decided, and whether an appeal changed it. */
export function DecisionTag({ decision, isOverturned }: { decision: Decision; isOverturned: boolean }) {
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <Tag tone={TONES[decision]}>{reviewTexts.decisions[decision]}</Tag>
      {isOverturned && <Tag>Overturned</Tag>}
    </span>
  );
}
