import { useDraft } from "../../lib/storage/draft.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Field } from "../../ui/controls/field.tsx";
import { Input } from "../../ui/controls/input.tsx";
import { rangeFaults } from "../data/range.ts";
import type { RangeState } from "../data/use-range.ts";

/** Two days of one's own, at most a year apart. */
export function CustomRange({ state: { range, today, show } }: { state: RangeState }) {
  const { form, errors, control, submit } = useDraft({ ...range }, (typed) => rangeFaults(typed, today));
  return (
    <form
      ref={form}
      noValidate
      className="order-last flex w-full flex-wrap items-start gap-3 md:justify-end"
      onSubmit={submit((days) => show(days))}
    >
      <Field label="First day" error={errors.from}>
        <Input {...control("from")} type="date" max={today} />
      </Field>
      <Field label="Last day" error={errors.to}>
        <Input {...control("to")} type="date" max={today} />
      </Field>
      <Button type="submit" className="mt-7 h-11">
        Show days
      </Button>
    </form>
  );
}
