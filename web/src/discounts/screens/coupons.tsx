import { useSearch } from "@tanstack/react-router";
import { price } from "../../lib/text/money.ts";
import { NEW, useOpenNew } from "../../product/table/use-open-new.ts";
import { useOpened } from "../../product/table/use-opened.ts";
import { classNames } from "../../ui/class-names.ts";
import { Button } from "../../ui/controls/button.tsx";
import { drawerPageStyle } from "../../ui/layout/drawer.tsx";
import { CouponDrawer } from "./coupon-drawer.tsx";
import { CouponsTable, CouponTabs, useCoupons } from "./coupons-table.tsx";
import { NewCoupon } from "./new-coupon.tsx";
import { Offers } from "./offers.tsx";

/** A creator's codes, and one of them beside the list. */
export function Coupons() {
  const page = useCoupons();
  const asked = useSearch({ from: "/dashboard/coupons" });
  const { opened, opening, walk, onArrows, close } = useOpened(page.data?.rows ?? [], ({ id }) => id);
  const open = useOpenNew();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears what bubbles up from rows and arrows
    <div className={classNames(opened && drawerPageStyle)} onKeyDown={onArrows}>
      <div className={classNames("grid min-w-0 grid-cols-1 gap-5", opened && "max-xl:hidden")}>
        <div className="flex flex-wrap items-start justify-between gap-3">
          <header className="grid gap-1">
            <h1 className="type-h1">Coupons</h1>
            <p className="text-muted">A code only works for what you sell.</p>
          </header>
          <Button icon="plus" onClick={() => open(NEW)}>
            New coupon
          </Button>
        </div>
        <CouponTabs {...page} />
        <CouponsTable opening={opening} page={page} isBeside={opened !== undefined} />
        <Offers />
        {page.data && <Given {...page.data} />}
      </div>
      {opened === NEW && <NewCoupon key={`${asked.percent} ${asked.item}`} asked={asked} onMade={open} onClose={close} />}
      {opened && opened !== NEW && <CouponDrawer id={opened} walk={walk} onClose={close} />}
    </div>
  );
}

const Given = ({ givenCents, saleGivenCents }: { givenCents: number; saleGivenCents: number }) => (
  <p className="type-small text-muted tabular-nums">
    Given away since you opened: <strong className="text-text">{price(givenCents)}</strong> by coupons,{" "}
    <strong className="text-text">{price(saleGivenCents)}</strong> by sale events.
  </p>
);
