import type { Work } from "@blenda/domain/portfolio/model";
import { IconButton } from "../../../ui/controls/icon-button.tsx";
import { Icon } from "../../../ui/icon.tsx";

interface Props {
  work: Work;
  at: number;
  count: number;
  onMove: (by: -1 | 1) => void;
  onEdit: () => void;
  onRemove: () => void;
}

/** What its owner can do with a work, below it. */
export function WorkTools({ work, at, count, onMove, onEdit, onRemove }: Props) {
  return (
    <div className="mt-2 flex flex-wrap items-center gap-1">
      <span aria-hidden="true" className="hidden cursor-grab text-faint pointer-fine:block">
        <Icon name="grip-vertical" />
      </span>
      <IconButton
        icon="chevron-left"
        label={`Move ${work.title} earlier`}
        className="size-8!"
        disabled={at === 0}
        onClick={() => onMove(-1)}
      />
      <IconButton
        icon="chevron-right"
        label={`Move ${work.title} later`}
        className="size-8!"
        disabled={at === count - 1}
        onClick={() => onMove(1)}
      />
      <span className="ml-auto flex items-center gap-1">
        <IconButton icon="pen-line" label={`Edit ${work.title}`} className="size-8!" onClick={onEdit} />
        <IconButton icon="trash-2" label={`Remove ${work.title}`} className="size-8!" onClick={onRemove} />
      </span>
    </div>
  );
}
