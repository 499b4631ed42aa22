import { Icon } from "../icon.tsx";
import { Tooltip } from "./tooltip.tsx";

/** What a figure means, on hover and on focus. Large enough to be hit, and no larger than its drawing in the line it stands in. */
export function InfoMark({ of, means, align }: { of: string; means: string; align?: "start" | "end" }) {
  return (
    <Tooltip text={means} {...(align && { align })}>
      {(describedBy) => (
        <button
          type="button"
          aria-label={`What ${of} means`}
          aria-describedby={describedBy}
          className="touch-target -m-1.25 grid size-6 place-items-center rounded-full text-faint hover:text-text"
        >
          <Icon name="info" size={14} />
        </button>
      )}
    </Tooltip>
  );
}
