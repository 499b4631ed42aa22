import { type ChangeEvent, useLayoutEffect, useRef } from "react";
import type { useDraft } from "../../lib/storage/draft.ts";
import { Field } from "../../ui/controls/field.tsx";
import { Input } from "../../ui/controls/input.tsx";
import { CardMarks } from "./card-marks.tsx";
import { brandName, digitsOf, groupedExpiry, groupedNumber } from "./card-text.ts";
import { TestCards } from "./test-cards.tsx";

type CardDraft = ReturnType<typeof useDraft<"number" | "expiry" | "cvc">>;

/** The built-in provider's own form. What is typed here goes to it alone and is kept nowhere. */
export function CardFields({ card }: { card: CardDraft }) {
  const { draft, errors, control, set } = card;
  const brand = brandName(draft.number);
  return (
    <>
      <Field label="Card number" error={errors.number} aside={<CardMarks brand={brand} />}>
        <GroupedInput
          {...control("number")}
          onText={(text) => set("number", text)}
          group={groupedNumber}
          autoComplete="cc-number"
          placeholder="1234 1234 1234 1234"
        />
      </Field>
      <div className="grid grid-cols-2 items-start gap-4">
        <Field label="Expiry" error={errors.expiry}>
          <GroupedInput
            {...control("expiry")}
            onText={(text) => set("expiry", text)}
            group={groupedExpiry}
            autoComplete="cc-exp"
            placeholder="MM / YY"
          />
        </Field>
        <Field label="Security code" error={errors.cvc} help={brand === "Amex" ? "Four digits on the front." : "Three digits on the back."}>
          <GroupedInput
            {...control("cvc")}
            onText={(text) => set("cvc", text)}
            group={(text) => digitsOf(text).slice(0, 4)}
            autoComplete="cc-csc"
          />
        </Field>
      </div>
      <TestCards
        onPick={(number) => {
          set("number", groupedNumber(number));
          set("expiry", "12 / 34");
          set("cvc", brandName(number) === "Amex" ? "1234" : "123");
        }}
      />
    </>
  );
}

interface GroupedProps extends Omit<ReturnType<CardDraft["control"]>, "onChange" | "onBlur"> {
  onBlur: ReturnType<CardDraft["control"]>["onBlur"];
  onChange?: unknown;
  onText: (text: string) => void;
  group: (text: string) => string;
  autoComplete: string;
  placeholder?: string;
}

/** Sets the digits in groups while they are typed; the cursor stays behind the digit it was behind, also in the middle. */
function GroupedInput({ onText, group, onChange: _, ...rest }: GroupedProps) {
  const input = useRef<HTMLInputElement>(null);
  const behind = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (behind.current === null || !input.current) return;
    const place = placeBehind(input.current.value, behind.current);
    input.current.setSelectionRange(place, place);
    behind.current = null;
  });
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const isAtEnd = target.selectionStart === target.value.length;
    behind.current = isAtEnd ? null : digitsOf(target.value.slice(0, target.selectionStart ?? 0)).length;
    onText(group(target.value));
  };
  return <Input {...rest} ref={input} inputMode="numeric" required onChange={change} />;
}

function placeBehind(text: string, digits: number): number {
  let seen = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (seen === digits) return at;
    if (/\d/.test(text[at] ?? "")) seen += 1;
  }
  return text.length;
}
