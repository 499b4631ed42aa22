import type { Alarm } from "@blenda/domain/system/model";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { agoOf, momentOf } from "../../lib/text/time.ts";
import { Button } from "../../ui/controls/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Tag } from "../../ui/tag.tsx";
import { alarmsQuery } from "../data/panel-queries.ts";
import { AcknowledgeDialog } from "./acknowledge-dialog.tsx";
import { QueryAnswer } from "./query-answer.tsx";

export function AlarmsTab() {
  const [chosen, setChosen] = useState<Alarm | null>(null);
  return (
    <QueryAnswer query={useQuery(alarmsQuery)}>
      {(alarms) => (
        <>
          {alarms.length === 0 ? (
            <EmptyState icon="circle-check" title="No alarms">
              The data checks itself every minute. Anything that's wrong is listed here.
            </EmptyState>
          ) : (
            <ul className="divide-y divide-line rounded-md border border-line bg-surface-1">
              {alarms.map((alarm) => (
                <Line key={`${alarm.name} ${alarm.id}`} alarm={alarm} onAcknowledge={() => setChosen(alarm)} />
              ))}
            </ul>
          )}
          {chosen && <AcknowledgeDialog alarm={chosen} onClose={() => setChosen(null)} />}
        </>
      )}
    </QueryAnswer>
  );
}

const HAS_DETAIL = /[^[\]{}\s]/;

function Line({
  alarm: { name, count, firstAt, lastAt, detail, acknowledged },
  onAcknowledge,
}: {
  alarm: Alarm;
  onAcknowledge: () => void;
}) {
  return (
    <li className="grid grid-cols-1 gap-2 px-5 py-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Tag tone={acknowledged ? "neutral" : "bad"} hasDot>
          {acknowledged ? "Acknowledged" : "Open"}
        </Tag>
        <h2 className="min-w-0 flex-1 basis-60 type-ui font-semibold wrap-anywhere first-letter:uppercase">{name}</h2>
        <p className="type-small whitespace-nowrap text-muted">
          <time dateTime={lastAt} title={momentOf(lastAt)}>
            {agoOf(lastAt)}
          </time>
          {count > 1 && `, ${count} times since ${momentOf(firstAt)}`}
        </p>
        {!acknowledged && (
          <Button size="small" icon="check" onClick={onAcknowledge}>
            Acknowledge<span className="sr-only"> {name}</span>
          </Button>
        )}
      </div>
      {acknowledged && (
        <p className="type-small text-muted">
          {acknowledged.by ?? "Someone who has left"}, {momentOf(acknowledged.at)}: <span className="text-text">{acknowledged.note}</span>
        </p>
      )}
      {HAS_DETAIL.test(detail) && (
        <details className="type-small">
          <summary className="touch-target w-fit cursor-pointer text-muted hover:text-text">
            Details<span className="sr-only"> of {name}</span>
          </summary>
          <pre className="mt-2 max-h-60 overflow-auto rounded-sm bg-bg p-3 font-mono whitespace-pre-wrap wrap-anywhere">{detail}</pre>
        </details>
      )}
    </li>
  );
}
