import type { TrainingDraft } from "@blenda/domain/teaching/model";
import { Icon } from "../../../ui/icon.tsx";

/** Of something on sale: what is no longer in the tree, and what that means for those who paid for it. */
export function RemovedLessons({ draft }: { draft: TrainingDraft }) {
  const removed = draft.lessonChanges.filter(({ kind }) => kind === "removed");
  if (removed.length === 0) return null;
  return (
    <ul aria-label="Removed lessons" className="grid gap-2 rounded-md border border-line bg-surface-1 p-4">
      {removed.map(({ lessonId, title, message, isPaid }) => (
        <li key={lessonId} className="flex gap-2 type-small">
          <Icon name="trash-2" size={16} className="mt-0.5 shrink-0 text-muted" />
          <span>
            <span className="font-semibold line-through">{title}</span>
            <span className={isPaid ? "block text-warn" : "block text-muted"}>{message}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
