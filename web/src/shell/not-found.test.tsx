import { type Screen, screenAt } from "@blenda/domain/access/screen";
import { allScreens } from "@blenda/domain/screens";
import { ADA } from "../testing/people.ts";
import { ANA, expect, openScreen, page, test } from "../testing/screen.tsx";

const heading = (name: string | RegExp) => page.getByRole("heading", { level: 1, name, exact: true });

/** An address right below a screen's own at which there is nothing; what takes any name there is passed by. */
function nothingBelow({ path }: Screen): string {
  let address = path.replaceAll(/\$\w+/g, "orbit-bench").replace(/\/$/, "");
  do address += "/nothing-here";
  while (screenAt(allScreens, address));
  return address;
}

async function expectNothing(address: string): Promise<void> {
  await expect.element(heading("Page not found"), { message: address }).toBeVisible();
  await expect.poll(() => document.title, { message: address }).toBe("Page not found · Blenda");
  await expect.element(page.getByRole("link", { name: "Go Home" })).toHaveAttribute("href", "/");
}

/** A hundred pages one after the other: on a busy machine that takes longer than a test may. */
const PATIENCE_MS = 240_000;

test("below every known address of the site an unknown one is a page that was not found", { timeout: PATIENCE_MS }, async () => {
  await openScreen("/about", ADA);
  for (const address of allScreens.map(nothingBelow)) {
    await expect.element(heading(/^Artists make it/)).toBeVisible();
    history.pushState(null, "", address);
    await expectNothing(address);
    history.pushState(null, "", "/about");
  }
});

test.for(["/dashboard", "/admin", "/content-editor", "/community", "/marketplace", "/cart", "/shop/orbit-bench"])(
  "opened by its address, what is below %s is a page that was not found",
  async (known) => {
    await openScreen(`${known}/nothing-here`, ADA);
    await expectNothing(known);
  },
);

test("an address of a panel that is listed and not built says so, with the way back; to strangers it is nothing", async () => {
  await openScreen("/admin/database-reset", ADA);
  await expect.element(heading("This page isn't built yet")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Back to Dashboard" })).toHaveAttribute("href", "/admin");
});

test("whoever may not enter a panel learns nothing of what will be in it", async () => {
  await openScreen("/admin/database-reset", ANA);
  await expectNothing("/admin/database-reset");
});
