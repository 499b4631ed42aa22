import { SALE_EVENT } from "@blenda/domain/sale-events/constants";
import { useState } from "react";
import { codeOf } from "../../../lib/calls/refusal.ts";
import { useDraft } from "../../../lib/storage/draft.ts";
import { Field } from "../../../ui/controls/field.tsx";
import { Input } from "../../../ui/controls/input.tsx";
import { Textarea } from "../../../ui/controls/textarea.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { type PlatformFields, platformFaults } from "../../data/platform-form.ts";

/** The state of a platform event's form, and what the server did not take. */
export function usePlatformForm(known: PlatformFields) {
  const draft = useDraft<keyof PlatformFields>(known, platformFaults);
  const [problem, setProblem] = useState<string | null>(null);
  const refuse = (error: Error | null) => {
    const isOfDates = codeOf(error) === "SALE_EVENTS_DATES_REFUSED";
    setProblem(error && !isOfDates ? error.message : null);
    if (error && isOfDates) draft.refuse({ optInDeadline: error.message });
  };
  return { ...draft, problem, refuse };
}

interface Props {
  form: ReturnType<typeof usePlatformForm>;
  /** Creators were invited: only its words may change. */
  areDatesFixed?: boolean;
}

export function PlatformForm({ form: { errors, control, problem }, areDatesFixed = false }: Props) {
  return (
    <>
      {problem && <Alert tone="bad" title={problem} />}
      <Field label="Name" error={errors.name} help="Buyers and creators read it.">
        <Input {...control("name")} autoComplete="off" />
      </Field>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label="Starts" error={errors.startsAt}>
          <Input {...control("startsAt")} type="datetime-local" disabled={areDatesFixed} />
        </Field>
        <Field label="Ends" error={errors.endsAt} help="Your own time.">
          <Input {...control("endsAt")} type="datetime-local" disabled={areDatesFixed} />
        </Field>
        <Field label="Creators join until" error={errors.optInDeadline}>
          <Input {...control("optInDeadline")} type="datetime-local" disabled={areDatesFixed} />
        </Field>
        <Field label="Percent off, at least" error={errors.percent}>
          <Input {...control("percent")} inputMode="numeric" autoComplete="off" disabled={areDatesFixed} />
        </Field>
      </div>
      <Field label="Word on the cards" error={errors.badge} help={`Up to ${SALE_EVENT.BADGE_MOST} characters. Empty: the name.`}>
        <Input {...control("badge")} autoComplete="off" />
      </Field>
      <Field label="Message to creators" error={errors.message}>
        <Textarea {...control("message")} rows={3} maxLength={500} />
      </Field>
    </>
  );
}
