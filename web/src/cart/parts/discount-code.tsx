import type { Quote } from "@blenda/domain/checkout/model";
import { useMutation } from "@tanstack/react-query";
import { client } from "../../lib/calls/api.ts";
import { useDraft } from "../../lib/storage/draft.ts";
import { price } from "../../lib/text/money.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Field } from "../../ui/controls/field.tsx";
import { Input } from "../../ui/controls/input.tsx";
import { Icon } from "../../ui/icon.tsx";
import { cart, useCart } from "../data/cart.ts";
import { lineOf } from "../data/cart-lines.ts";
import type { QuotedItem } from "../data/quote.ts";

interface Props {
  items: readonly QuotedItem[];
  quote: Quote | undefined;
}

/** A code, and why it takes nothing off if it does not. One that stopped fitting stays and says what it waits for. */
export function DiscountCode({ items, quote }: Props) {
  const { discount } = useCart();
  return discount ? <Applied code={discount.code} outcome={quote?.discount ?? null} /> : <Entry items={items} />;
}

function Applied({ code, outcome }: { code: string; outcome: Quote["discount"] }) {
  const refusal = outcome && "message" in outcome ? outcome.message : null;
  const off = outcome && "offCents" in outcome ? outcome.offCents : 0;
  return (
    <div className={`grid gap-1 rounded-sm px-3 py-2.5 ${refusal ? "bg-warn-soft" : "bg-ok-soft"}`}>
      <div className="flex items-center gap-2.5">
        <Icon name="badge-percent" className={refusal ? "text-warn" : "text-ok"} />
        <span className="min-w-0 truncate type-ui font-semibold">{code.toUpperCase()}</span>
        {off > 0 && <span className="type-small text-muted tabular-nums">{price(off)} off</span>}
        <button
          type="button"
          className="touch-target ml-auto rounded-xs type-small text-muted hover:text-text"
          onClick={() => cart.setDiscount(null)}
        >
          Remove<span className="sr-only"> the code {code}</span>
        </button>
      </div>
      {refusal && (
        <p role="alert" className="type-small text-warn">
          {refusal}
        </p>
      )}
    </div>
  );
}

/** What is not priced yet may well be: a code that is typed quickly must not be told that it is for nothing here. */
const mayCount = ({ isWanted, line }: QuotedItem): boolean => isWanted || line === undefined;

function Entry({ items }: { items: readonly QuotedItem[] }) {
  const { form, errors, control, submit, refuse } = useDraft({ code: "" }, () => ({}));
  const { mutate, isPending } = useMutation({
    mutationFn: (code: string) => client.checkout.quote({ lines: items.filter(mayCount).map(({ item }) => lineOf(item)), code }),
    onSuccess: ({ discount }) => {
      if (discount && "offCents" in discount) cart.setDiscount({ code: discount.code, appliedAt: new Date().toISOString() });
      else refuse({ code: discount?.message ?? "Enter a code first." });
    },
    onError: ({ message }) => refuse({ code: message }),
  });
  return (
    <form ref={form} noValidate onSubmit={submit(({ code }) => mutate(code.trim()))}>
      <Field label="Discount code" error={errors.code}>
        <div className="flex gap-2">
          <Input
            {...control("code")}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            className="uppercase"
          />
          <Button type="submit" size="medium" className="h-11" isBusy={isPending}>
            Apply
          </Button>
        </div>
      </Field>
    </form>
  );
}
