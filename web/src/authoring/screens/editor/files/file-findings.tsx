import type { DraftFinding } from "@blenda/domain/authoring/model";
import { useState } from "react";
import { Icon, type IconName } from "../../../../ui/icon.tsx";

const LOOKS: Record<DraftFinding["level"], { icon: IconName; ink: string }> = {
  block: { icon: "circle-alert", ink: "text-bad" },
  warn: { icon: "triangle-alert", ink: "text-warn" },
  info: { icon: "info", ink: "text-muted" },
};

const FEW = 3;

/** What speaks against a file, in words; harmless notes only where there is room. */
export function FileFindings({ findings }: { findings: readonly DraftFinding[] }) {
  const [areAll, setAll] = useState(false);
  const sorted = [...findings].sort((one, other) => rank(one) - rank(other));
  const shown = areAll ? sorted : sorted.filter(({ level }) => level !== "info").slice(0, FEW);
  const rest = sorted.length - shown.length;
  if (sorted.length === 0) return null;
  return (
    <>
      <ul className="mt-1 grid gap-1">
        {shown.map(({ level, code, message }) => (
          <li key={`${code} ${message}`} className="flex items-start gap-1.5 type-small">
            <Icon name={LOOKS[level].icon} size={16} className={`mt-0.5 shrink-0 ${LOOKS[level].ink}`} />
            <span className={level === "block" ? "text-bad" : level === "info" ? "text-muted" : undefined}>{message}</span>
          </li>
        ))}
      </ul>
      {(rest > 0 || areAll) && (
        <button type="button" className="link mt-1 type-small" aria-expanded={areAll} onClick={() => setAll(!areAll)}>
          {areAll ? "Show less" : rest === 1 ? "1 more note" : `${rest} more notes`}
        </button>
      )}
    </>
  );
}

const rank = ({ level }: DraftFinding): number => ["block", "warn", "info"].indexOf(level);
