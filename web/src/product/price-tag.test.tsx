import { useState } from "react";
import { withStoppedClock } from "../testing/clock.ts";
import { expect, openPart, page, test } from "../testing/screen.tsx";
import { BigPrice } from "./big-price.tsx";
import { PriceTag } from "./price-tag.tsx";
import { SaleMark } from "./sale/sale-badge.tsx";

/** Shown once the clock stands: what it waits for is then the test's to pass. */
function Later({ endsAt }: { endsAt: string }) {
  const [isShown, setShown] = useState(false);
  const sale = { priceCents: 1_800, wasCents: 2_400, percentOff: 25, endsAt, eventId: "e", name: "Bench week" };
  if (!isShown)
    return (
      <button type="button" onClick={() => setShown(true)}>
        Show the prices
      </button>
    );
  return (
    <section aria-label="Prices">
      <SaleMark sale={sale} />
      <PriceTag priceCents={2_400} sale={sale} isSubscriptionOnly={false} />
      <BigPrice words="Price" figure="$24.00" ink="text-text" sale={sale} />
    </section>
  );
}

test("a reduced price ends with its sale while the page is open, and it is said that the sale has ended", async () => {
  await openPart(<Later endsAt={new Date(Date.now() + 60_000).toISOString()} />);
  const button = page.getByRole("button", { name: "Show the prices" });
  await expect.element(button).toBeVisible();
  await withStoppedClock(async (pass) => {
    (button.element() as HTMLElement).click();
    await pass(0);
    const text = () => page.getByRole("region", { name: "Prices" }).element().textContent;
    expect(text()).toContain("$18.00");
    expect(text()).toContain("25% off");
    await pass(61_000);
    expect(text()).not.toContain("$18.00");
    expect(text()).not.toContain("25% off");
    expect(text()).toContain("Bench week·Sale ended");
  });
});
