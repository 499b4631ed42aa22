import { licenceTexts } from "@blenda/domain/catalogue/texts";
import { breakdownOf } from "@blenda/domain/ledger/breakdown";
import { Link } from "@tanstack/react-router";
import { useRef } from "react";
import { price } from "../../../../lib/text/money.ts";
import { FieldFrame } from "../../../../product/editing/field-frame.tsx";
import { PriceSection } from "../../../../product/editor/price-section.tsx";
import type { ProductEditor } from "../../../data/use-product-editor.ts";
import { DEFAULT_FREE, DEFAULT_PAID, FREE_LICENCES, LicenceList, licencePrice } from "./licence-list.tsx";

/** What it costs under each licence, and what its creator keeps of that, after every key. */
export function MoneySection({ editor }: { editor: ProductEditor }) {
  const { draft, fields, set } = editor;
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
    <PriceSection
      editor={editor}
      title="Price and licences"
      label="Price of the personal licence"
      freeText="Everyone can download it. Choose how they may use it."
      onFree={setFree}
      receiptTitle="You keep, personal licence"
      kept={<KeptOfOthers editor={editor} />}
      more={
        draft.live && (
          <p className="mt-3 type-small">
            <Link to={`/dashboard/price-breakdown/product/${draft.id}` as string} className="link">
              Open the full breakdown
            </Link>
          </p>
        )
      }
    >
      <FieldFrame editor={editor} field="licences">
        <LicenceList editor={editor} isFree={isFree} />
      </FieldFrame>
    </PriceSection>
  );
}

function KeptOfOthers({ editor: { fields } }: { editor: ProductEditor }) {
  const others = fields.licences.filter(({ type }) => type !== "personal");
  if (others.length === 0) return null;
  return (
    <p className="mt-3 type-small text-muted tabular-nums">
      {others
        .map((licence) => `${licenceTexts[licence.type].name} ${price(breakdownOf(licencePrice(licence, fields.priceCents ?? 0)).creator)}`)
        .join(", ")}
    </p>
  );
}
