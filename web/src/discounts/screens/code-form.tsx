import type { Coupon } from "@blenda/domain/discounts/model";
import type { ReactNode } from "react";
import { Button } from "../../ui/controls/button.tsx";
import { Checkbox } from "../../ui/controls/checkbox.tsx";
import { Field } from "../../ui/controls/field.tsx";
import { Input } from "../../ui/controls/input.tsx";
import { SegmentedControl } from "../../ui/controls/segmented-control.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { isYes, codeType, yesIf } from "../data/code-form.ts";
import type { CodeFormState } from "./use-code-form.ts";

interface Props {
  form: CodeFormState;
  /** The code it was; a new one has none. */
  before?: Coupon;
  /** Nothing may be changed by whoever looks. */
  isLocked?: boolean;
  onSuggest?: () => void;
  /** What it is for. */
  scope: ReactNode;
  /** Below the limits. */
  children?: ReactNode;
}

/** Everything a code is made of. Its name and value are fixed once somebody used it, and it says so. */
export function CodeForm({ form, before, isLocked = false, onSuggest, scope, children }: Props) {
  const { draft, errors, control, set, problem } = form;
  const isFixed = isLocked || (before?.isFixed ?? false);
  const isPercent = codeType(draft.type) === "percent";
  return (
    <div className="grid gap-5">
      {problem && <Alert tone="bad" title={problem} />}
      {before?.isFixed && (
        <Alert tone="info" title="The code and its value stay as they are">
          People have used it. You can still change its dates, its limits and what it's for.
        </Alert>
      )}
      <Field label="Code" error={errors.code} aside="3 to 24 letters, digits, - and _">
        <div className="flex gap-2">
          <Input
            {...control("code")}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            disabled={isFixed}
            className="uppercase"
          />
          {onSuggest && !isFixed && (
            <Button className="h-11" onClick={onSuggest}>
              Suggest
            </Button>
          )}
        </div>
      </Field>
      <div className="grid gap-2">
        <SegmentedControl
          label="Kind of discount"
          isWide
          value={codeType(draft.type)}
          options={[
            { value: "percent", label: "Percent", disabled: isFixed },
            { value: "fixed", label: "Amount", disabled: isFixed },
          ]}
          onChange={(type) => set("type", type)}
        />
        <Field label={isPercent ? "Percent off" : "Dollars off"} error={errors.value}>
          <Input {...control("value")} inputMode="decimal" autoComplete="off" disabled={isFixed} />
        </Field>
      </div>
      {scope}
      <Pair>
        <Field label="Uses in all" error={errors.maxUses}>
          <Input {...control("maxUses")} inputMode="numeric" autoComplete="off" placeholder="No limit" disabled={isLocked} />
        </Field>
        <Field label="Per customer" error={errors.perCustomerLimit}>
          <Input {...control("perCustomerLimit")} inputMode="numeric" autoComplete="off" disabled={isLocked} />
        </Field>
      </Pair>
      <Pair>
        <Field label="Order from, in dollars" error={errors.minSubtotal}>
          <Input {...control("minSubtotal")} inputMode="decimal" autoComplete="off" placeholder="Any" disabled={isLocked} />
        </Field>
        <Field label="Items at least" error={errors.minItems}>
          <Input {...control("minItems")} inputMode="numeric" autoComplete="off" placeholder="Any" disabled={isLocked} />
        </Field>
      </Pair>
      <Pair>
        <Field label="From" error={errors.startsAt}>
          <Input {...control("startsAt")} type="datetime-local" disabled={isLocked} />
        </Field>
        <Field label="Until" error={errors.endsAt} help="Your own time. Leave empty for no end.">
          <Input {...control("endsAt")} type="datetime-local" disabled={isLocked} />
        </Field>
      </Pair>
      <Checkbox
        checked={isYes(draft.isForNewBuyers)}
        disabled={isLocked}
        onChange={({ target }) => set("isForNewBuyers", yesIf(target.checked))}
      >
        New buyers only
      </Checkbox>
      {children}
    </div>
  );
}

const Pair = ({ children }: { children: ReactNode }) => <div className="grid items-start gap-4 sm:grid-cols-2">{children}</div>;
