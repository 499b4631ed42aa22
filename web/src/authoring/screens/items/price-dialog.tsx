import type { Item } from "@blenda/domain/authoring/model";
import { type PriceChange, priceAfter } from "@blenda/domain/authoring/rules";
import { useId } from "react";
import { useAct } from "../../../lib/calls/act.ts";
import { useDraft } from "../../../lib/storage/draft.ts";
import { price } from "../../../lib/text/money.ts";
import { centsOf } from "../../../product/editing/cents-text.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Field } from "../../../ui/controls/field.tsx";
import { Input } from "../../../ui/controls/input.tsx";
import { Select } from "../../../ui/controls/select.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Dialog } from "../../../ui/feedback/dialog.tsx";
import { learnMany } from "./learn-many.ts";
import { nounOf, priceItems } from "./many-items.ts";

const FEW = 4;

/** What was typed as a change, or `null` where it is none. */
function changeIn({ kind, amount }: { kind: string; amount: string }): PriceChange | null {
  if (kind === "set") {
    const priceCents = centsOf(amount);
    return typeof priceCents === "number" ? { kind: "set", priceCents } : null;
  }
  const percent = /^[+-−]?\d{1,3}$/.test(amount.trim()) ? Number(amount.trim().replace("−", "-")) : Number.NaN;
  return percent >= -90 && percent <= 900 && percent !== 0 ? { kind: "percent", percent } : null;
}

/** One change of price for many, with what it makes of the first of them. */
export function PriceDialog({ items, onDone, onClose }: { items: readonly Item[]; onDone: () => void; onClose: () => void }) {
  const id = useId();
  const noun = nounOf(items);
  const { act, isActing, error } = useAct(priceItems, {
    learn: (outcome, cache) => {
      learnMany(outcome, cache, noun);
      onClose();
      onDone();
    },
    isToldInPlace: true,
  });
  const { form, draft, errors, control, submit } = useDraft({ kind: "percent", amount: "" }, (typed) => ({
    amount: changeIn(typed) ? undefined : typed.kind === "set" ? "Enter a price such as 14.99." : "Enter a percentage from −90 to 900.",
  }));
  const change = changeIn(draft);
  return (
    <Dialog
      isOpen
      title={items.length === 1 ? "Change the price" : `Change the price of ${items.length} ${noun.many}`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} kind="primary" isBusy={isActing}>
            Save new price
          </Button>
        </>
      }
    >
      <form ref={form} id={id} noValidate className="grid gap-5" onSubmit={submit(() => change && act({ items, change }))}>
        {error && <Alert tone="bad" title={error.message} />}
        <Field label="Change">
          <Select {...control("kind")}>
            <option value="percent">By a percentage</option>
            <option value="set">To one price</option>
          </Select>
        </Field>
        <Field label={draft.kind === "set" ? "New price in dollars" : "Percent, more or less"} error={errors.amount}>
          <Input {...control("amount")} placeholder={draft.kind === "set" ? "14.99" : "−10"} data-first-focus />
        </Field>
        {change && <Outcome items={items} change={change} />}
      </form>
    </Dialog>
  );
}

function Outcome({ items, change }: { items: readonly Item[]; change: PriceChange }) {
  const rest = items.length - FEW;
  return (
    <ul className="divide-y divide-line border-y border-line type-small tabular-nums">
      {items.slice(0, FEW).map(({ id, title, priceCents }) => {
        const after = priceCents === null ? null : priceAfter(change, priceCents);
        return (
          <li key={id} className="flex justify-between gap-4 py-2">
            <span className="min-w-0 truncate">{title}</span>
            <span className="shrink-0">
              {priceCents !== null && <span className="text-muted">{price(priceCents)} → </span>}
              {after === null ? <span className="text-bad">stays, below $0.99</span> : price(after)}
            </span>
          </li>
        );
      })}
      {rest > 0 && <li className="py-2 text-muted">and {rest} more</li>}
    </ul>
  );
}
