import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import type { AddressParams } from "../../lib/page/address.ts";
import { NEW, useOpenNew } from "../../product/table/use-open-new.ts";
import { useOpened } from "../../product/table/use-opened.ts";
import { classNames } from "../../ui/class-names.ts";
import { Button } from "../../ui/controls/button.tsx";
import { SegmentedControl } from "../../ui/controls/segmented-control.tsx";
import { drawerPageStyle } from "../../ui/layout/drawer.tsx";
import type { EventSketch } from "../data/calendar-rows.ts";
import { EventCalendar } from "./calendar/calendar.tsx";
import { EventDrawer } from "./event-drawer.tsx";
import { EventsTable, useEvents } from "./events-table.tsx";
import { InvitationDrawer } from "./invitation-drawer.tsx";
import { INVITED, Invitations } from "./invitations.tsx";
import { NewEvent } from "./new-event.tsx";

const VIEWS = [
  { value: "calendar", label: "Calendar" },
  { value: "list", label: "List" },
] as const;

/** A creator's sales: planned, running and over, as a calendar or a list, and one of them beside it. */
export function SaleEvents() {
  const page = useEvents();
  const asked = useSearch({ from: "/dashboard/sale-events" });
  const navigate = useNavigate();
  const { opened, opening, walk, onArrows, close } = useOpened(page.data?.rows ?? [], ({ id }) => id);
  const open = useOpenNew();
  const [sketch, setSketch] = useState<EventSketch | null>(null);
  const view = asked.view === "list" ? "list" : "calendar";
  const show = (next: "calendar" | "list") =>
    void navigate({
      to: "/dashboard/sale-events",
      search: (now: AddressParams) => ({ ...now, view: next === "list" ? next : undefined }),
      replace: true,
      resetScroll: false,
    });
  const invited = opened?.startsWith(INVITED) ? opened.slice(INVITED.length) : null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears what bubbles up from rows and arrows
    <div className={classNames(opened && drawerPageStyle)} onKeyDown={onArrows}>
      <div className={classNames("grid min-w-0 grid-cols-1 gap-5", opened && "max-xl:hidden")}>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h1 className="type-h1">Sale Events</h1>
          <div className="flex flex-wrap items-center gap-3">
            <span className="max-md:hidden">
              <SegmentedControl label="Show as" value={view} options={VIEWS} onChange={show} />
            </span>
            <Button icon="plus" onClick={() => open(NEW)}>
              New event
            </Button>
          </div>
        </div>
        <Invitations onOpen={open} />
        {view === "calendar" && (
          <div className="max-md:hidden">
            <EventCalendar opened={opened} sketch={sketch} onOpen={open} />
          </div>
        )}
        <EventsTable opening={opening} page={page} isBeside={opened !== undefined} />
      </div>
      {opened === NEW && (
        <NewEvent key={`${asked.percent} ${asked.item}`} asked={asked} onSketch={setSketch} onMade={open} onClose={close} />
      )}
      {invited !== null && <InvitationDrawer id={invited} onClose={close} />}
      {opened && opened !== NEW && invited === null && (
        <EventDrawer id={opened} walk={walk} onSketch={setSketch} onSaved={open} onClose={close} />
      )}
    </div>
  );
}
