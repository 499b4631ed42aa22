import { useRef } from "react";
import { ScheduleSection } from "../../../product/editing/schedule-section.tsx";
import { PriceSection } from "../../../product/editor/price-section.tsx";
import type { TrainingEditor } from "../../data/use-training-editor.ts";

/** What it costs, what its creator keeps of that, and when it goes on sale. */
export function PriceTab({ editor }: { editor: TrainingEditor }) {
  const { draft, fields, set } = editor;
  /** Switched back, it is as it was. */
  const paid = useRef(fields.priceCents === 0 ? null : fields.priceCents);
  const setFree = (next: boolean) => {
    if (next) paid.current = fields.priceCents;
    set({ priceCents: next ? 0 : paid.current });
  };
  return (
    <>
      <PriceSection
        editor={editor}
        title="Price"
        label="Price"
        freeText="Everyone with an account can take this course."
        onFree={setFree}
        receiptTitle="You keep of each sale"
      />
      {!draft.live && <ScheduleSection editor={editor} />}
    </>
  );
}
