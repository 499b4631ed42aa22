import type { ManyEvent } from "@blenda/domain/authoring/constants";
import type { Item } from "@blenda/domain/authoring/model";
import { useState } from "react";
import { useAct } from "../../../lib/calls/act.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { ConfirmDialog } from "../../../ui/feedback/confirm-dialog.tsx";
import type { IconName } from "../../../ui/icon.tsx";
import { learnMany } from "./learn-many.ts";
import { moveItems, nounOf } from "./many-items.ts";
import { canMove, MOVES } from "./moves.ts";
import { PriceDialog } from "./price-dialog.tsx";

const ICONS: Record<ManyEvent, IconName> = { unlist: "eye-off", relist: "eye", archive: "folder", delete: "trash-2" };

/** One step for all that were chosen and can take it; what it does to them is said before. */
export function BulkActions({ items, onDone }: { items: readonly Item[]; onDone: () => void }) {
  const [asked, setAsked] = useState<ManyEvent | "price" | null>(null);
  const { act, isActing } = useAct(moveItems, {
    learn: (outcome, cache) => {
      learnMany(outcome, cache, nounOf(items));
      setAsked(null);
      onDone();
    },
  });
  const able = (event: ManyEvent) => items.filter((item) => canMove(item, event));
  const events = (Object.keys(MOVES) as ManyEvent[]).filter((event) => able(event).length > 0);
  return (
    <>
      {events.map((event) => (
        <Button key={event} size="small" icon={ICONS[event]} onClick={() => setAsked(event)}>
          {MOVES[event].label}
        </Button>
      ))}
      <Button size="small" icon="badge-percent" onClick={() => setAsked("price")}>
        Change price
      </Button>
      {asked === "price" && <PriceDialog items={items} onDone={onDone} onClose={() => setAsked(null)} />}
      {asked !== null && asked !== "price" && (
        <ConfirmDialog
          question={MOVES[asked].question(able(asked).length, nounOf(able(asked)))}
          label={MOVES[asked].label}
          kind={asked === "delete" || asked === "archive" ? "danger" : "primary"}
          isBusy={isActing}
          onYes={() => act({ items: able(asked), event: asked })}
          onClose={() => setAsked(null)}
        >
          {MOVES[asked].means}
        </ConfirmDialog>
      )}
    </>
  );
}
