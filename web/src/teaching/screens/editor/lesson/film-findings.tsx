import type { LessonFilm } from "@blenda/domain/teaching/model";
import { classNames } from "../../../../ui/class-names.ts";
import { Icon } from "../../../../ui/icon.tsx";

const LOOKS = {
  block: { icon: "circle-alert", ink: "text-bad" },
  warn: { icon: "triangle-alert", ink: "text-warn" },
  info: { icon: "info", ink: "text-muted" },
} as const;

/** What speaks against a film or a model, in words. */
export const FilmFindings = ({ findings }: Pick<LessonFilm, "findings">) =>
  findings.length > 0 && (
    <ul className="grid gap-1.5">
      {findings.map(({ level, code, message }) => (
        <li key={`${code} ${message}`} className={classNames("flex gap-2 type-small", LOOKS[level].ink)}>
          <Icon name={LOOKS[level].icon} size={16} className="mt-0.5 shrink-0" />
          {message}
        </li>
      ))}
    </ul>
  );
