import { PRICE_LEAST_CENTS } from "@blenda/domain/publication/constants";
import { useRef } from "react";
import { price } from "../../../lib/text/money.ts";
import { FieldFrame, FieldName } from "../../../product/editing/field-frame.tsx";
import { PriceInput } from "../../../product/editing/price-input.tsx";
import { ScheduleSection } from "../../../product/editing/schedule-section.tsx";
import { Section } from "../../../product/editing/section.tsx";
import { Receipt, ShareBar } from "../../../product/receipt.tsx";
import { Field } from "../../../ui/controls/field.tsx";
import { SwitchButton } from "../../../ui/controls/switch.tsx";
import type { TrainingEditor } from "../../data/use-training-editor.ts";

/** What it costs, what its creator keeps of that, and when it goes on sale. */
export function PriceTab({ editor }: { editor: TrainingEditor }) {
  const { draft, fields, set, isLocked, faultOf } = editor;
  const isFree = fields.priceCents === 0;
  /** Switched back, it is as it was. */
  const paid = useRef(isFree ? null : fields.priceCents);
  const setFree = (next: boolean) => {
    if (next) paid.current = fields.priceCents;
    set({ priceCents: next ? 0 : paid.current });
  };
  const cents = fields.priceCents ?? 0;
  return (
    <>
      <Section
        title="Price"
        isFlush
        aside={
          <span className="flex items-center gap-3">
            <span id="free-word">Free</span>
            <SwitchButton aria-labelledby="free-word" isOn={isFree} disabled={isLocked} onChange={setFree} />
          </span>
        }
      >
        <div className="grid md:grid-cols-[minmax(0,1fr)_18rem]">
          <div className="p-5">
            <FieldFrame editor={editor} field="price">
              {isFree ? (
                <p className="type-small text-muted">Everyone with an account can take this course.</p>
              ) : (
                <Field
                  label={
                    <FieldName editor={editor} field="price">
                      Price
                    </FieldName>
                  }
                  aside={`${price(PRICE_LEAST_CENTS)} or more`}
                  error={faultOf("price")}
                >
                  <PriceInput cents={fields.priceCents} disabled={isLocked} onCents={(priceCents) => set({ priceCents })} />
                </Field>
              )}
            </FieldFrame>
          </div>
          {!isFree && (
            <div className="border-line bg-bg p-5 max-md:border-t md:rounded-br-md md:border-l">
              {cents < PRICE_LEAST_CENTS ? (
                <div className="type-small text-muted">
                  <p>You keep</p>
                  <ShareBar creator={0} commission={0} processing={0} />
                  <p>Enter a price to see what you keep of each sale.</p>
                </div>
              ) : (
                <Receipt title="You keep of each sale" cents={cents} />
              )}
            </div>
          )}
        </div>
      </Section>
      {!draft.live && <ScheduleSection editor={editor} />}
    </>
  );
}
