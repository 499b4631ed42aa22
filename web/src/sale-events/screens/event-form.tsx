import { SALE_EVENT } from "@blenda/domain/sale-events/constants";
import { Field } from "../../ui/controls/field.tsx";
import { Input } from "../../ui/controls/input.tsx";
import { Slider } from "../../ui/controls/slider.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { DrawerSection } from "../../ui/layout/drawer.tsx";
import { lengthInDays } from "../data/calendar.ts";
import type { EventSketch } from "../data/calendar-rows.ts";
import { percentIn } from "../data/event-form.ts";
import { CandidateList } from "./candidate-list.tsx";
import { StruckPrice } from "./struck-price.tsx";
import type { EventFormState } from "./use-event-form.ts";
import { useEventSketch } from "./use-event-sketch.ts";

interface Props {
  form: EventFormState;
  title: string;
  eventId?: string;
  onSketch: (sketch: EventSketch | null) => void;
}

/** An event as it is written: its name, days and percent, and beside them what could take part. */
export function EventForm({ form, title, eventId, onSketch }: Props) {
  const { draft, errors, control, set, terms, moveTo, refusal } = form;
  useEventSketch(form, eventId, onSketch);
  return (
    <>
      <DrawerSection title={title} isFirst={eventId === undefined}>
        {refusal && <Alert tone="bad" title={refusal.message} />}
        <Field label="Name" error={errors.name} help="Buyers read it beside the price.">
          <Input {...control("name")} autoComplete="off" maxLength={SALE_EVENT.NAME_MOST + 20} />
        </Field>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Field label="Starts" error={errors.startsAt}>
            <Input {...control("startsAt")} type="datetime-local" />
          </Field>
          <Field
            label="Ends"
            error={errors.endsAt}
            help={terms ? `${lengthInDays(terms.startsAt, terms.endsAt)} days, your own time.` : "Your own time."}
          >
            <Input {...control("endsAt")} type="datetime-local" />
          </Field>
        </div>
        <div className="grid gap-2">
          <Field label="Percent off" error={errors.percent} aside={`${SALE_EVENT.PERCENT_LEAST} to ${SALE_EVENT.PERCENT_MOST}`}>
            <Input {...control("percent")} inputMode="numeric" autoComplete="off" />
          </Field>
          <Slider
            label="Percent off slider"
            value={percentIn(draft.percent) ?? SALE_EVENT.PERCENT_LEAST}
            min={SALE_EVENT.PERCENT_LEAST}
            max={SALE_EVENT.PERCENT_MOST}
            step={1}
            textOf={(value) => `${value}%`}
            onChange={(value) => set("percent", String(value))}
          />
        </div>
      </DrawerSection>
      <DrawerSection title="What takes part">
        {terms ? (
          <CandidateList terms={eventId ? { ...terms, eventId } : terms} items={form.items} onChange={form.setItems} />
        ) : (
          <p className="type-ui text-muted">Choose days and a percentage first.</p>
        )}
      </DrawerSection>
      {terms && <StruckPrice terms={eventId ? { ...terms, eventId } : terms} items={form.items} onMove={moveTo} />}
    </>
  );
}
