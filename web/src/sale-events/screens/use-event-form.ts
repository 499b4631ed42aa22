import type { EventItem } from "@blenda/domain/sale-events/model";
import { useState } from "react";
import { instantIn, localText } from "../../lib/clock/local-text.ts";
import { useDraft } from "../../lib/storage/draft.ts";
import { type EventFields, eventFaults, percentIn } from "../data/event-form.ts";
import type { EventTerms } from "../data/event-queries.ts";

interface EventDefaults {
  startsAt: string;
  endsAt: string;
}

/** The state of an event's form: its fields, what takes part, and what the server did not take. */
export function useEventForm(known: EventFields, knownItems: readonly EventItem[], before?: EventDefaults) {
  const draft = useDraft<keyof EventFields>(known, eventFaults);
  const [items, setItems] = useState<readonly EventItem[]>(knownItems);
  const [refusal, refuse] = useState<Error | null>(null);
  // A date nobody touched keeps its seconds.
  const instantOf = (field: keyof EventDefaults) =>
    before && localText(before[field]) === draft.draft[field] ? before[field] : instantIn(draft.draft[field]);
  const faults = eventFaults(draft.draft);
  const [startsAt, endsAt, percent] = [instantOf("startsAt"), instantOf("endsAt"), percentIn(draft.draft.percent)];
  const isComplete = !faults.startsAt && !faults.endsAt && startsAt !== null && endsAt !== null && percent !== null;
  const terms: EventTerms | null = isComplete ? { startsAt, endsAt, percent } : null;
  const moveTo = (start: string, end: string) => {
    draft.set("startsAt", localText(start));
    draft.set("endsAt", localText(end));
  };
  return { ...draft, items, setItems, terms, moveTo, refusal, refuse };
}
export type EventFormState = ReturnType<typeof useEventForm>;
