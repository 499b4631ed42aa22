import type { EventItem } from "@blenda/domain/sale-events/model";
import { useState } from "react";
import { newKey } from "../../lib/calls/key.ts";
import type { AddressParams } from "../../lib/page/address.ts";
import { Drawer } from "../../ui/layout/drawer.tsx";
import type { EventSketch } from "../data/calendar-rows.ts";
import { newEventFields } from "../data/event-form.ts";
import { EventForm } from "./event-form.tsx";
import { EventSaving } from "./event-saving.tsx";
import { useEventForm } from "./use-event-form.ts";

interface Props {
  /** What the price breakdown tried: a percentage, and one item. */
  asked: AddressParams;
  onSketch: (sketch: EventSketch | null) => void;
  onMade: (id: string) => void;
  onClose: () => void;
}

function itemsAsked(item = ""): EventItem[] {
  const [type, itemId] = item.split(":");
  return itemId ? [{ itemType: type === "training" ? "training" : "product", itemId, percent: null }] : [];
}

/** The form for another event. */
export function NewEvent({ asked: { percent, item }, onSketch, onMade, onClose }: Props) {
  const [known] = useState(() => newEventFields(Date.now(), percent));
  const [key] = useState(newKey);
  const form = useEventForm(known, itemsAsked(item));
  return (
    <Drawer of="new" label="New sale event" backLabel="Sale Events" onClose={onClose}>
      <EventSaving form={form} keyOfNew={key} onSaved={onMade}>
        <EventForm form={form} title="New sale event" onSketch={onSketch} />
      </EventSaving>
    </Drawer>
  );
}
