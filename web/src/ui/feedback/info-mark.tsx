import { Icon } from "../icon.tsx";
import { Tooltip } from "./tooltip.tsx";

/** What a figure means, on hover and on focus. */
export function InfoMark({ of, means, align }: { of: string; means: string; align?: "start" | "end" }) {
  return (
    <Tooltip text={means} {...(align && { align })}>
      {(describedBy) => (
        <button
          type="button"
          aria-label={`What ${of} means`}
          aria-describedby={describedBy}
          className="touch-target rounded-full text-faint hover:text-text"
        >
          <Icon name="info" size={14} />
        </button>
      )}
    </Tooltip>
  );
}
