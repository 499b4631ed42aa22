import type { CartItem } from "@blenda/domain/cart/model";
import { TEST_CARDS, type TestCardName } from "@blenda/domain/checkout/constants";
import { checkoutTexts } from "@blenda/domain/checkout/texts";
import { type BrowserContext, expect, type Locator, type Page } from "@playwright/test";
import { visit } from "./visitor.ts";

const item = (id: string, title: string, price: number, creatorId: string): CartItem => ({
  id,
  itemType: "product",
  title,
  price,
  variant: "personal",
  creatorId,
});

/** Two things of the demo's marketplace, as the cart keeps them. */
export const AMPHORA = item("meander-amphora-cobalt", "Meander amphora, cobalt", 12.99, "demo-shop-kiln-and-thread");
export const CAMERA = item("1962-rangefinder-camera", "1962 rangefinder camera", 18, "demo-shop-copperleaf");

/** What is in the browser's cart when the first page opens. */
export async function bringCart(context: BrowserContext, ...items: readonly CartItem[]): Promise<void> {
  await context.addInitScript((text) => {
    // A frame of another site may keep nothing here.
    if (window !== top || sessionStorage.getItem("brought")) return;
    sessionStorage.setItem("brought", "yes");
    localStorage.setItem("blenda.cart", text);
  }, JSON.stringify(items));
}

export const badge = (page: Page): Locator => page.getByRole("banner").getByRole("link", { name: /^Cart/ });
/** How many things this browser keeps in its cart; the checkout has no badge to tell. */
export const inCart = (page: Page): Promise<number> =>
  page.evaluate(() => (JSON.parse(localStorage.getItem("blenda.cart") ?? "[]") as unknown[]).length);
export const cartLines = (page: Page): Locator => page.getByRole("list", { name: "In your cart" }).getByRole("listitem");
export const codeField = (page: Page): Locator => page.getByRole("textbox", { name: "Discount code" });
export const payButton = (page: Page): Locator => page.getByRole("button", { name: /^Pay \$/ });

export async function applyCode(page: Page, code: string): Promise<void> {
  await codeField(page).fill(code);
  await page.getByRole("button", { name: "Apply" }).click();
}

export async function openCheckout(page: Page): Promise<void> {
  await visit(page, "/checkout");
  await expect(payButton(page)).toBeVisible();
}

/** Fills the card form with one press, as the demo offers it. */
export async function pickCard(page: Page, card: TestCardName): Promise<void> {
  const does = TEST_CARDS.find(({ name }) => name === card)?.does;
  const pick = page.getByRole("list", { name: "Test cards" }).getByRole("button", { name: `${card} ${does}`, exact: true });
  if (!(await pick.isVisible())) await page.getByText("Show test cards").click();
  await pick.click();
}

export async function payWith(page: Page, card: TestCardName): Promise<void> {
  await pickCard(page, card);
  await payButton(page).click();
}

export const thanks = (page: Page): Locator => page.getByRole("heading", { level: 1, name: "Thanks, it's yours!" });

export const storedKeys = (page: Page): Promise<string[]> => page.evaluate(() => Object.keys(localStorage));

interface Orders {
  orders: { number: string; status: string; totalCents: number }[];
}

export const ordersOf = async (page: Page): Promise<Orders["orders"]> =>
  ((await (await page.request.get("/api/orders/orders")).json()) as Partial<Orders>).orders ?? [];

/** The reason is read where the eye is: inside the window, and with the focus. */
export async function expectRefusalSeen(page: Page): Promise<void> {
  const alert = page.getByRole("alert");
  await expect(alert).toContainText(checkoutTexts.declined);
  await expect(alert).toBeInViewport({ ratio: 1 });
  await expect(alert.locator("..")).toBeFocused();
}
