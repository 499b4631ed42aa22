import { GOOD_SCORE } from "@blenda/domain/catalogue/constants";
import type { ProductPage } from "@blenda/domain/catalogue/model";
import { Icon } from "../ui/icon.tsx";

type Remarks = ProductPage["checks"];

const LEVELS = {
  warn: { icon: "triangle-alert", ink: "text-warn", name: "Worth knowing" },
  info: { icon: "info", ink: "text-sky", name: "Note" },
} as const;

/** The score, and beside a full one what is said all the same. */
export function FileScore({ score, remarks }: { score: number; remarks: Remarks }) {
  const notes = remarks.filter(({ points }) => points === 0).length;
  return (
    <p className="flex items-baseline gap-2 tabular-nums">
      {notes > 0 && <span className="type-small text-muted">{notes === 1 ? "1 note" : `${notes} notes`}</span>}
      <span className={`type-figure ${score >= GOOD_SCORE ? "text-ok" : "text-text"}`}>
        {score}
        <span className="type-small text-muted"> of 100</span>
      </span>
    </p>
  );
}

/** What a file check found, as it is, each with the points it took. */
export function FileRemarks({ remarks }: { remarks: Remarks }) {
  if (remarks.length === 0)
    return (
      <p className="flex items-center gap-2.5 border-y border-line py-3 text-muted">
        <Icon name="circle-check" size={18} className="text-ok" />
        We checked the geometry, UVs, textures and names. Everything looks good.
      </p>
    );
  return (
    <ul className="divide-y divide-line border-y border-line">
      {remarks.map(({ level, message, points }) => {
        const { icon, ink, name } = LEVELS[level];
        return (
          <li key={message} className="flex gap-2.5 py-3">
            <Icon name={icon} size={18} className={`mt-0.5 shrink-0 ${ink}`} />
            <span className="min-w-0 flex-1">
              <span className="sr-only">{name}: </span>
              {message}
            </span>
            <span className="shrink-0 type-small text-muted tabular-nums">
              {points > 0 ? (
                <>
                  −{points}
                  <span className="sr-only"> points</span>
                </>
              ) : (
                "No points off"
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
