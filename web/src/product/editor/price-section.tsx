import { PRICE_LEAST_CENTS } from "@blenda/domain/publication/constants";
import type { ReactNode } from "react";
import { price } from "../../lib/text/money.ts";
import { Field } from "../../ui/controls/field.tsx";
import { SwitchButton } from "../../ui/controls/switch.tsx";
import { FieldFrame, FieldName } from "../editing/field-frame.tsx";
import type { FieldsEditor } from "../editing/item-editor.ts";
import { PriceInput } from "../editing/price-input.tsx";
import { Section } from "../editing/section.tsx";
import { Receipt, ShareBar } from "../receipt.tsx";

interface Props {
  editor: FieldsEditor<"price", { priceCents: number | null }>;
  title: string;
  /** What the field of the price is called. */
  label: string;
  /** What free means. */
  freeText: string;
  onFree: (isFree: boolean) => void;
  receiptTitle: string;
  /** Below the receipt. */
  kept?: ReactNode;
  /** Below what its creator keeps, whatever it costs. */
  more?: ReactNode;
  /** Below the price. */
  children?: ReactNode;
}

/** What it costs, and what its creator keeps of that, after every key. */
export function PriceSection({ editor, title, label, freeText, onFree, receiptTitle, kept, more, children }: Props) {
  const { fields, set, isLocked, faultOf } = editor;
  const isFree = fields.priceCents === 0;
  return (
    <Section
      title={title}
      isFlush
      aside={
        <span className="flex items-center gap-3">
          <span id="free-word">Free</span>
          <SwitchButton aria-labelledby="free-word" isOn={isFree} disabled={isLocked} onChange={onFree} />
        </span>
      }
    >
      <div className="grid md:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="grid content-start gap-5 p-5">
          <FieldFrame editor={editor} field="price">
            {isFree ? (
              <p className="type-small text-muted">{freeText}</p>
            ) : (
              <Field
                label={
                  <FieldName editor={editor} field="price">
                    {label}
                  </FieldName>
                }
                aside={`${price(PRICE_LEAST_CENTS)} or more`}
                error={faultOf("price")}
              >
                <PriceInput cents={fields.priceCents} disabled={isLocked} onCents={(priceCents) => set({ priceCents })} />
              </Field>
            )}
          </FieldFrame>
          {children}
        </div>
        {!isFree && (
          <div className="border-line bg-bg p-5 max-md:border-t md:rounded-br-md md:border-l">
            <Kept cents={fields.priceCents ?? 0} title={receiptTitle}>
              {kept}
            </Kept>
            {more}
          </div>
        )}
      </div>
    </Section>
  );
}

function Kept({ cents, title, children }: { cents: number; title: string; children: ReactNode }) {
  if (cents < PRICE_LEAST_CENTS)
    return (
      <div className="type-small text-muted">
        <p>You keep</p>
        <ShareBar creator={0} commission={0} processing={0} />
        <p>Enter a price to see what you keep of each sale.</p>
      </div>
    );
  return (
    <>
      <Receipt title={title} cents={cents} />
      {children}
    </>
  );
}
