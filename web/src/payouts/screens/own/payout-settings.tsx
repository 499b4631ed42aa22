import { PAYOUT_SCHEDULES, PAYOUTS, type PayoutSchedule } from "@blenda/domain/payouts/constants";
import type { PayoutSettings } from "@blenda/domain/payouts/model";
import { useId } from "react";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { useDraft } from "../../../lib/storage/draft.ts";
import { price } from "../../../lib/text/money.ts";
import { centsOf, textOfCents } from "../../../product/editing/cents-text.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Field } from "../../../ui/controls/field.tsx";
import { Input } from "../../../ui/controls/input.tsx";
import { SegmentedControl } from "../../../ui/controls/segmented-control.tsx";
import { Switch } from "../../../ui/controls/switch.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { foreseeSettings, learnSettings } from "../../data/payout-queries.ts";
import { usePause } from "./use-pause.ts";

const NAMES: Record<PayoutSchedule, string> = { weekly: "Weekly", monthly: "Monthly", quarterly: "Quarterly" };

/** How a creator wants to be paid. A choice counts when it is made; an amount when it is saved. */
export function PayoutSettingsForm({ settings }: { settings: PayoutSettings }) {
  const { schedule, minimumCents, isPaused, staffPause } = settings;
  const label = useId();
  const choice = useAct(api.payouts.setSchedule, { learn: learnSettings, foresee: foreseeSettings });
  const pause = usePause();
  return (
    <div className="mt-4 grid gap-4">
      <div className="grid gap-2">
        <p id={label} className="type-ui">
          How often
        </p>
        <SegmentedControl
          label="How often"
          value={schedule}
          options={PAYOUT_SCHEDULES.map((value) => ({ value, label: NAMES[value] }))}
          onChange={(next) => choice.act({ schedule: next, minimumCents })}
          isWide
        />
      </div>
      <Minimum settings={settings} />
      {staffPause !== null && (
        <Alert tone="warn" title="Our team has paused your payouts.">
          {staffPause}
        </Alert>
      )}
      <Switch
        label="Pause payouts"
        help={isPaused ? "Your money stays available until you switch this off." : undefined}
        isOn={isPaused}
        onChange={pause.turn}
      />
    </div>
  );
}

function faultOf(text: string): string | undefined {
  const cents = centsOf(text);
  if (cents === null || cents === undefined) return "Please enter an amount, such as 50.00.";
  if (cents < PAYOUTS.MINIMUM_CENTS) return `Please enter at least ${price(PAYOUTS.MINIMUM_CENTS)}.`;
  return cents > PAYOUTS.MINIMUM_MOST_CENTS ? `Please enter at most ${price(PAYOUTS.MINIMUM_MOST_CENTS)}.` : undefined;
}

/** From how much on a payout goes out. The button is there once there is something to save. */
function Minimum({ settings: { schedule, minimumCents } }: { settings: PayoutSettings }) {
  const { act, isActing } = useAct(api.payouts.setSchedule, { learn: learnSettings, done: () => "Saved" });
  const { form, errors, control, submit, isChanged, clear } = useDraft({ from: textOfCents(minimumCents) }, ({ from }) => ({
    from: faultOf(from),
  }));
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-2"
      onSubmit={submit(({ from }) => act({ schedule, minimumCents: centsOf(from) ?? minimumCents }, { onSuccess: clear }))}
    >
      <Field
        label="From"
        help={`A smaller amount is carried over to the next Friday. At least ${price(PAYOUTS.MINIMUM_CENTS)}.`}
        error={errors.from}
      >
        <span className="flex gap-2">
          <span className="relative block min-w-0 flex-1">
            <span aria-hidden="true" className="pointer-events-none absolute inset-y-0 left-3 grid place-items-center text-muted">
              $
            </span>
            <Input {...control("from")} inputMode="decimal" autoComplete="off" className="pl-7 tabular-nums" />
          </span>
          {isChanged && (
            <Button type="submit" className="h-auto" isBusy={isActing}>
              Save
            </Button>
          )}
        </span>
      </Field>
    </form>
  );
}
