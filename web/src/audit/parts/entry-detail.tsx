import type { AuditEntryDetail } from "@blenda/domain/audit/model";
import { METHOD_NAMES } from "@blenda/domain/mfa/constants";
import type { ReactNode } from "react";
import { momentOf } from "../../lib/text/time.ts";
import { classNames } from "../../ui/class-names.ts";
import { actorName, targetName } from "./entry-words.tsx";

/** An entry when it is opened: what was before and after, why, and how its actor proved who they are. */
export function EntryDetail({ entry }: { entry: AuditEntryDetail }) {
  return (
    <div className="grid gap-5">
      <Differences entry={entry} />
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 type-small">
        <Fact name="Entry">#{entry.n}</Fact>
        <Fact name="When">{momentOf(entry.at)}</Fact>
        <Fact name="Who">{actorName(entry)}</Fact>
        <Fact name="Done to">
          {targetName(entry)} <span className="text-muted">({entry.target.kind})</span>
        </Fact>
        <Fact name="Reason">{entry.reason || <span className="text-muted">None given</span>}</Fact>
        <Fact name="Verified by">{entry.factor ? METHOD_NAMES[entry.factor] : <span className="text-muted">No second factor</span>}</Fact>
        <Fact name="Request">{entry.requestId}</Fact>
        <Fact name="Session">{entry.sessionId ?? <span className="text-muted">None, from the command line or the system</span>}</Fact>
        <Fact name="Hash">{entry.hash}</Fact>
      </dl>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </>
  );
}

function Differences({ entry: { changes } }: { entry: AuditEntryDetail }) {
  if (changes.length === 0) return <p className="type-small text-muted">This didn't change any stored value.</p>;
  return (
    <div className="overflow-x-auto rounded-sm border border-line bg-bg py-2 font-mono type-small">
      <ul aria-label="What changed">
        {changes.map(({ field, before, after }) => (
          <li key={field}>
            <p className="px-4 py-0.5 text-muted">{field}</p>
            {before !== null && <Line sign="−" word="was" tone="bad" text={before} />}
            {after !== null && <Line sign="+" word="is now" tone="ok" text={after} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Line({ sign, word, tone, text }: { sign: string; word: string; tone: "ok" | "bad"; text: string }) {
  return (
    <p className={classNames("px-4 py-0.5 wrap-anywhere", tone === "ok" ? "bg-ok-soft text-ok" : "bg-bad-soft text-bad")}>
      <span aria-hidden="true">{sign} </span>
      <span className="sr-only">{word} </span>
      {text}
    </p>
  );
}
