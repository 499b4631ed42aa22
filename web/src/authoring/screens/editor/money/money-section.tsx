import { licenceTexts } from "@blenda/domain/catalogue/texts";
import { breakdownOf } from "@blenda/domain/ledger/breakdown";
import { PRICE_LEAST_CENTS } from "@blenda/domain/publication/constants";
import { Link } from "@tanstack/react-router";
import { useRef } from "react";
import { price } from "../../../../lib/text/money.ts";
import { FieldFrame, FieldName } from "../../../../product/editing/field-frame.tsx";
import { PriceInput } from "../../../../product/editing/price-input.tsx";
import { Section } from "../../../../product/editing/section.tsx";
import { Receipt, ShareBar } from "../../../../product/receipt.tsx";
import { Field } from "../../../../ui/controls/field.tsx";
import { SwitchButton } from "../../../../ui/controls/switch.tsx";
import type { ProductEditor } from "../../../data/use-product-editor.ts";
import { DEFAULT_FREE, DEFAULT_PAID, FREE_LICENCES, LicenceList, licencePrice } from "./licence-list.tsx";

/** What it costs under each licence, and what its creator keeps of that, after every key. */
export function MoneySection({ editor }: { editor: ProductEditor }) {
  const { draft, fields, set, isLocked, faultOf } = editor;
  const isFree = fields.priceCents === 0;
  /** Switched back, everything is as it was. */
  const paid = useRef(isFree ? null : { priceCents: fields.priceCents, licences: fields.licences });
  const setFree = (next: boolean) => {
    if (next) {
      paid.current = { priceCents: fields.priceCents, licences: fields.licences };
      const free = fields.licences.filter(({ type }) => FREE_LICENCES.includes(type));
      return set({ priceCents: 0, licences: free.length > 0 ? free : [...DEFAULT_FREE] });
    }
    set({ priceCents: paid.current?.priceCents ?? null, licences: paid.current?.licences ?? [...DEFAULT_PAID] });
  };
  return (
    <Section
      title="Price and licences"
      isFlush
      aside={
        <span className="flex items-center gap-3">
          <span id="free-word">Free</span>
          <SwitchButton aria-labelledby="free-word" isOn={isFree} disabled={isLocked} onChange={setFree} />
        </span>
      }
    >
      <div className="grid md:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="grid content-start gap-5 p-5">
          <FieldFrame editor={editor} field="price">
            {!isFree && (
              <Field
                label={
                  <FieldName editor={editor} field="price">
                    Price of the personal licence
                  </FieldName>
                }
                aside={`${price(PRICE_LEAST_CENTS)} or more`}
                error={faultOf("price")}
              >
                <PriceInput cents={fields.priceCents} disabled={isLocked} onCents={(priceCents) => set({ priceCents })} />
              </Field>
            )}
            {isFree && <p className="type-small text-muted">Everyone can download it. Choose how they may use it.</p>}
          </FieldFrame>
          <FieldFrame editor={editor} field="licences">
            <LicenceList editor={editor} isFree={isFree} />
          </FieldFrame>
        </div>
        {!isFree && (
          <div className="border-line bg-bg p-5 max-md:border-t md:rounded-br-md md:border-l">
            <Kept editor={editor} />
            {draft.live && (
              <p className="mt-3 type-small">
                <Link to={`/dashboard/price-breakdown/product/${draft.id}` as string} className="link">
                  Open the full breakdown
                </Link>
              </p>
            )}
          </div>
        )}
      </div>
    </Section>
  );
}

function Kept({ editor: { fields } }: { editor: ProductEditor }) {
  const cents = fields.priceCents ?? 0;
  if (cents < PRICE_LEAST_CENTS)
    return (
      <div className="type-small text-muted">
        <p>You keep</p>
        <ShareBar creator={0} commission={0} processing={0} />
        <p>Enter a price to see what you keep of each sale.</p>
      </div>
    );
  const others = fields.licences.filter(({ type }) => type !== "personal");
  return (
    <>
      <Receipt title="You keep, personal licence" cents={cents} />
      {others.length > 0 && (
        <p className="mt-3 type-small text-muted tabular-nums">
          {others
            .map((licence) => `${licenceTexts[licence.type].name} ${price(breakdownOf(licencePrice(licence, cents)).creator)}`)
            .join(", ")}
        </p>
      )}
    </>
  );
}
