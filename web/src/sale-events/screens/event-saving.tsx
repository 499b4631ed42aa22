import type { EventDetail } from "@blenda/domain/sale-events/model";
import { type ReactNode, useRef } from "react";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { toast } from "../../lib/toast.ts";
import { Button } from "../../ui/controls/button.tsx";
import { DrawerFoot } from "../../ui/layout/drawer-foot.tsx";
import { learnEvent } from "../data/event-queries.ts";
import { itemsText } from "./event-words.ts";
import type { EventFormState } from "./use-event-form.ts";

interface Props {
  form: EventFormState;
  /** The draft it is; a new one has a key instead. */
  id?: string;
  keyOfNew?: string;
  onSaved: (id: string) => void;
  children: ReactNode;
}

const manners = { learn: learnEvent, isToldInPlace: true } as const;

/** Saves an event as a draft, and schedules it where that was wanted. What is refused stays a draft and says why. */
export function EventSaving({ form, id, keyOfNew, onSaved, children }: Props) {
  const create = useAct(api.saleEvents.createSaleEvent, manners);
  const update = useAct(api.saleEvents.updateSaleEvent, manners);
  const schedule = useAct(api.saleEvents.scheduleSaleEvent, manners);
  const isToSchedule = useRef(false);
  const { refuse, items, terms } = form;
  const plan = (event: EventDetail) =>
    schedule.act(
      { id: event.id },
      { onSuccess: ({ name }) => toast.done(`${name} is scheduled`), onError: refuse, onSettled: () => onSaved(event.id) },
    );
  const saved = (event: EventDetail) => {
    form.clear();
    if (isToSchedule.current) return plan(event);
    toast.done("Saved as a draft");
    onSaved(event.id);
  };
  const send = form.submit(({ name }) => {
    if (!terms) return;
    refuse(null);
    const draft = { name: name.trim(), ...terms, items: [...items] };
    const answers = { onSuccess: saved, onError: refuse };
    if (id) update.act({ ...draft, id }, answers);
    else create.act({ ...draft, key: keyOfNew ?? "" }, answers);
  });
  const isBusy = create.isActing || update.isActing || schedule.isActing;
  const as = (wanted: boolean) => () => {
    isToSchedule.current = wanted;
  };
  return (
    <form ref={form.form} noValidate onSubmit={send}>
      {children}
      <DrawerFoot>
        <Button type="submit" isBusy={isBusy && !isToSchedule.current} onClick={as(false)}>
          Save draft
        </Button>
        <Button type="submit" kind="primary" isBusy={isBusy && isToSchedule.current} disabled={items.length === 0} onClick={as(true)}>
          {items.length === 0 ? "Schedule" : `Schedule ${itemsText(items.length)}`}
        </Button>
      </DrawerFoot>
    </form>
  );
}
