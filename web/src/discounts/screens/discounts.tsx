import { can } from "@blenda/domain/access/can";
import { changePromotions } from "@blenda/domain/discounts/access";
import { SECOND_PERSON } from "@blenda/domain/discounts/constants";
import { useMe } from "../../lib/session/use-me.ts";
import { price } from "../../lib/text/money.ts";
import { NEW, useOpenNew } from "../../product/table/use-open-new.ts";
import { useOpened } from "../../product/table/use-opened.ts";
import { classNames } from "../../ui/class-names.ts";
import { Button } from "../../ui/controls/button.tsx";
import { drawerPageStyle } from "../../ui/layout/drawer.tsx";
import { DiscountDrawer, NewDiscount } from "./discount-drawer.tsx";
import { DiscountsTable, useDiscounts } from "./discounts-table.tsx";

export const AdminDiscounts = () => <Discounts />;
export const EditorDiscounts = () => <Discounts />;

/** Codes of the platform, and one of them beside the list. Each frame keeps its reader: nothing here leads to the other. */
function Discounts() {
  const mayChange = can(useMe(), changePromotions);
  const page = useDiscounts();
  const rows = page.data?.rows ?? [];
  const { opened, opening, walk, onArrows, close } = useOpened(rows, ({ id }) => id);
  const open = useOpenNew();
  const shown = rows.find(({ id }) => id === opened);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears what bubbles up from rows and arrows
    <div className={classNames(opened && drawerPageStyle)} onKeyDown={onArrows}>
      <div className={classNames("grid min-w-0 grid-cols-1 gap-5", opened && "max-xl:hidden")}>
        <div className="flex flex-wrap items-start justify-between gap-3">
          <header className="grid gap-1">
            <h1 className="type-h1">Discounts</h1>
            <p className="max-w-prose text-muted">
              Blenda covers these discounts: creators earn what they would at the full price, unless they agree to give more. More than{" "}
              {SECOND_PERSON.PERCENT_ABOVE}% or {price(SECOND_PERSON.CENTS_ABOVE)} needs a second person.
            </p>
          </header>
          {mayChange && (
            <Button icon="plus" onClick={() => open(NEW)}>
              New discount
            </Button>
          )}
        </div>
        <DiscountsTable opening={opening} page={page} isBeside={opened !== undefined} />
      </div>
      {opened === NEW && mayChange && <NewDiscount onMade={open} onClose={close} />}
      {opened && opened !== NEW && (
        <DiscountDrawer id={opened} discount={shown} isLoading={page.isPending} mayChange={mayChange} walk={walk} onClose={close} />
      )}
    </div>
  );
}
