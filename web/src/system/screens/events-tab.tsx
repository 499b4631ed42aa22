import type { ParkedEvent } from "@blenda/domain/system/model";
import { useQuery } from "@tanstack/react-query";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { agoOf, momentOf } from "../../lib/text/time.ts";
import { Button } from "../../ui/controls/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { eventsQuery } from "../data/panel-queries.ts";
import { QueryAnswer } from "./query-answer.tsx";

export function EventsTab() {
  return (
    <QueryAnswer query={useQuery(eventsQuery)}>
      {(events) =>
        events.length === 0 ? (
          <EmptyState icon="circle-check" title="No parked events">
            An event is parked after about an hour of failed tries. It's kept here until someone releases it.
          </EmptyState>
        ) : (
          <div className="grid grid-cols-1 gap-3">
            <p className="max-w-prose type-small text-muted">
              These couldn't be handled within about an hour of trying. Fix the cause first, then release them: they're tried again right
              away.
            </p>
            <ul className="divide-y divide-line rounded-md border border-line bg-surface-1">
              {events.map((event) => (
                <Parked key={event.id} event={event} />
              ))}
            </ul>
          </div>
        )
      }
    </QueryAnswer>
  );
}

function Parked({ event: { id, name, aggregate, attempts, parkedAt } }: { event: ParkedEvent }) {
  const { act, isActing } = useAct(api.system.releaseEvent, {
    done: () => "The event is being handled again",
    learn: (events, cache) => void cache.setQueryData(eventsQuery.queryKey, events),
  });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-mono type-small font-semibold">{name}</p>
        <p className="type-small text-muted wrap-anywhere">
          {aggregate}, event {id}
        </p>
      </div>
      <p className="type-small whitespace-nowrap text-muted">
        <time dateTime={parkedAt} title={momentOf(parkedAt)}>
          parked {agoOf(parkedAt)}
        </time>
        , {attempts} tries
      </p>
      <Button size="small" icon="play" isBusy={isActing} onClick={() => act({ id })}>
        Release<span className="sr-only"> {name}</span>
      </Button>
    </li>
  );
}
