import { type Screen, screenAt } from "@blenda/domain/access/screen";
import { allScreens } from "@blenda/domain/screens";
import { ADA } from "../testing/people.ts";
import { expect, openScreen, page, test } from "../testing/screen.tsx";

const heading = page.getByRole("heading", { level: 1 });

/** An address right below a screen's own at which there is nothing; what takes any name there is passed by. */
function nothingBelow({ path }: Screen): string {
  let address = path.replaceAll(/\$\w+/g, "orbit-bench").replace(/\/$/, "");
  do address += "/nothing-here";
  while (screenAt(allScreens, address));
  return address;
}

const addresses = allScreens.map(nothingBelow);

async function expectNothing(address: string): Promise<void> {
  await expect.element(heading, { message: address }).toHaveTextContent(/^Page not found$/);
  await expect.poll(() => document.title, { message: address }).toBe("Page not found · Blenda");
  await expect.element(page.getByRole("link", { name: "Go Home" })).toHaveAttribute("href", "/");
}

test("below every known address of the site an unknown one is a page that was not found, however one comes to it", async ({ server }) => {
  server.answer("cart.cart", { items: [] } as never);
  await openScreen("/about", ADA);
  await expect.element(heading).toHaveTextContent(/About/);
  for (const address of addresses) {
    history.pushState(null, "", "/about");
    await expect.element(heading).not.toHaveTextContent("Page not found");
    history.pushState(null, "", address);
    await expectNothing(address);
  }
});

test.for(["/dashboard", "/admin", "/content-editor", "/community", "/marketplace", "/cart", "/shop/orbit-bench"])(
  "opened by its address, what is below %s is a page that was not found",
  async (known) => {
    await openScreen(`${known}/nothing-here`, ADA);
    await expectNothing(known);
  },
);
