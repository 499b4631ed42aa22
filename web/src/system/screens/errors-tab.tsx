import { SYSTEM } from "@blenda/domain/system/constants";
import type { ErrorGroup } from "@blenda/domain/system/model";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { exact } from "../../lib/text/numbers.ts";
import { agoOf, momentOf } from "../../lib/text/time.ts";
import { SegmentedControl } from "../../ui/controls/segmented-control.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Tag } from "../../ui/tag.tsx";
import { errorsQuery } from "../data/panel-queries.ts";
import { QueryAnswer } from "./query-answer.tsx";

type ErrorFilter = "all" | "error";
const SHOWN: readonly { value: ErrorFilter; label: string }[] = [
  { value: "all", label: "All" },
  { value: "error", label: "Errors" },
];

export function ErrorsTab() {
  const [shown, setShown] = useState<ErrorFilter>("all");
  return (
    <QueryAnswer query={useQuery(errorsQuery)}>
      {(groups) => (
        <div className="grid grid-cols-1 gap-4">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="max-w-prose type-small text-muted">
              Errors of the last {SYSTEM.ERRORS_KEPT_DAYS} days. Emails, codes, tokens, ids and phone numbers are cut out before anything is
              written.
            </p>
            <SegmentedControl label="Show" value={shown} options={SHOWN} onChange={setShown} />
          </div>
          <List groups={groups.filter(({ level }) => shown === "all" || level === shown)} />
        </div>
      )}
    </QueryAnswer>
  );
}

function List({ groups }: { groups: readonly ErrorGroup[] }) {
  if (groups.length === 0)
    return (
      <EmptyState icon="circle-check" title="Nothing went wrong">
        Errors and warnings show up here within a few seconds.
      </EmptyState>
    );
  return (
    <ul className="divide-y divide-line rounded-md border border-line bg-surface-1">
      {groups.map((group) => (
        <li key={group.id} className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1 px-5 py-3">
          <Tag tone={group.level === "error" ? "bad" : "warn"}>{group.level === "error" ? "Error" : "Warning"}</Tag>
          <div className="min-w-0">
            <p className="font-mono type-small wrap-anywhere">{group.what}</p>
            {(group.kind || group.message) && (
              <p className="type-small text-muted wrap-anywhere">{[group.kind, group.message].filter(Boolean).join(": ")}</p>
            )}
            <p className="mt-1 type-small text-muted wrap-anywhere">
              <time dateTime={group.lastAt} title={momentOf(group.lastAt)}>
                {agoOf(group.lastAt)}
              </time>
              {group.count > 1 && `, first ${momentOf(group.firstAt)}`}
              {group.place && <span className="font-mono"> · {group.place}</span>}
              {group.lastRequestId && <span> · request {group.lastRequestId}</span>}
            </p>
          </div>
          <span className="type-ui whitespace-nowrap text-muted tabular-nums">
            <span aria-hidden="true">× </span>
            {exact(group.count)}
            <span className="sr-only"> times</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
