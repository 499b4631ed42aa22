import type { AroundLine } from "@blenda/domain/reports/model";
import { agoOf, momentOf } from "../../../lib/text/time.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Panel } from "../../../ui/layout/panel.tsx";

/** The thread or the conversation around it, the reported part marked. */
export function Around({ lines }: { lines: readonly AroundLine[] }) {
  if (lines.length === 0) return null;
  return (
    <Panel title="Around it">
      <ol className="grid gap-3">
        {lines.map(({ id, author, text, at, isReported }) => (
          <li key={id} className={classNames("border-l-2 pl-4", isReported ? "border-bad" : "border-line")}>
            <p className="type-small text-muted">
              <span className="font-semibold text-text">{author}</span>{" "}
              <time dateTime={at} title={momentOf(at)}>
                {agoOf(at)}
              </time>
              {isReported && <span className="ml-2 text-bad">reported</span>}
            </p>
            <p className="whitespace-pre-line wrap-anywhere">{text}</p>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
