import { can } from "@blenda/domain/access/can";
import { changePromotions } from "@blenda/domain/discounts/access";
import { useMe } from "../../../lib/session/use-me.ts";
import { NEW, useOpenNew } from "../../../product/table/use-open-new.ts";
import { useOpened } from "../../../product/table/use-opened.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { drawerPageStyle } from "../../../ui/layout/drawer.tsx";
import { NewPlatformEvent, PlatformDrawer } from "./platform-drawer.tsx";
import { PlatformTable, usePlatformEvents } from "./platform-table.tsx";

export const AdminSaleEvents = () => <PlatformEvents />;
export const EditorSaleEvents = () => <PlatformEvents />;

/** Sales that creators are invited to, and one of them beside the list. Each frame keeps its reader: nothing here leads to the other. */
function PlatformEvents() {
  const mayChange = can(useMe(), changePromotions);
  const page = usePlatformEvents();
  const { opened, opening, walk, onArrows, close } = useOpened(page.data?.rows ?? [], ({ id }) => id);
  const open = useOpenNew();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears what bubbles up from rows and arrows
    <div className={classNames(opened && drawerPageStyle)} onKeyDown={onArrows}>
      <div className={classNames("grid min-w-0 grid-cols-1 gap-5", opened && "max-xl:hidden")}>
        <div className="flex flex-wrap items-start justify-between gap-3">
          <header className="grid gap-1">
            <h1 className="type-h1">Sale Events</h1>
            <p className="max-w-prose text-muted">
              Creators choose what takes part and how much they take off. They pay for it themselves.
            </p>
          </header>
          {mayChange && (
            <Button icon="plus" onClick={() => open(NEW)}>
              New event
            </Button>
          )}
        </div>
        <PlatformTable opening={opening} page={page} isBeside={opened !== undefined} />
      </div>
      {opened === NEW && mayChange && <NewPlatformEvent onMade={open} onClose={close} />}
      {opened && opened !== NEW && <PlatformDrawer id={opened} mayChange={mayChange} walk={walk} onClose={close} />}
    </div>
  );
}
