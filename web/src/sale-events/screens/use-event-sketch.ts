import { useEffect, useEffectEvent } from "react";
import type { EventSketch } from "../data/calendar-rows.ts";
import type { EventFormState } from "./use-event-form.ts";

/** Tells the calendar beside a form what is written in it, and that nothing is once the form is left. */
export function useEventSketch(form: EventFormState, eventId: string | undefined, onSketch: (sketch: EventSketch | null) => void): void {
  const { draft, terms, items } = form;
  const written = terms && JSON.stringify({ name: draft.name.trim(), terms: eventId ? { ...terms, eventId } : terms, items });
  const onEdit = () => {
    const field = form.form.current?.elements.namedItem("startsAt");
    if (field instanceof HTMLElement) field.focus();
  };
  const tell = useEffectEvent(() => onSketch(written && { ...JSON.parse(written), onMove: form.moveTo, onEdit }));
  const leave = useEffectEvent(() => onSketch(null));
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when what is written changes
  useEffect(() => tell(), [written]);
  useEffect(() => () => leave(), []);
}
