import type { AuditEntry } from "@blenda/domain/audit/model";
import { agoOf, momentOf } from "../../lib/text/time.ts";
import { ActorFace, actorName, ChangeWords, targetName } from "./entry-words.tsx";

/** Entries as short lines: when, who, what, to whom. `of`: whom or what the page is about; that need not be said again. */
export function EntryLines({ entries, of }: { entries: readonly AuditEntry[]; of?: string }) {
  return (
    <ul className="divide-y divide-line">
      {entries.map((entry) => (
        <li key={entry.n} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
          <ActorFace entry={entry} />
          <p className="min-w-0 flex-1 basis-52 type-ui wrap-anywhere">
            <span className="font-semibold">{actorName(entry)}</span>{" "}
            <span className="font-mono type-small text-muted">{entry.action}</span>{" "}
            {entry.target.id !== of && <span className="font-semibold">{targetName(entry)}</span>}
            {entry.reason && <span className="block type-small text-muted">{entry.reason}</span>}
          </p>
          {entry.change && <ChangeWords change={entry.change} more={entry.changeCount - 1} />}
          <time dateTime={entry.at} title={momentOf(entry.at)} className="type-small whitespace-nowrap text-muted">
            {agoOf(entry.at)}
          </time>
        </li>
      ))}
    </ul>
  );
}
