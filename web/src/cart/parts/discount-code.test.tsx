import { LAMP, QUOTE } from "../../testing/cart.ts";
import { expect, type FakeServer, openPart, page, test, type } from "../../testing/screen.tsx";
import { cart } from "../data/cart.ts";
import { useQuotedCart } from "../data/quote.ts";
import { DiscountCode } from "./discount-code.tsx";

function Code() {
  const { items, quote } = useQuotedCart();
  return <DiscountCode items={items} quote={quote} />;
}

async function open(server: FakeServer): Promise<void> {
  cart.setDiscount(null);
  cart.setItems([LAMP]);
  server.answer("checkout.quote", QUOTE);
  await openPart(<Code />);
}

const code = page.getByLabelText("Discount code");

test("a discount code that takes nothing off says why beside its field, and stays there", async ({ server }) => {
  await open(server);
  await expect.element(code).toBeVisible();
  server.answer("checkout.quote", { ...QUOTE, discount: { code: "SUMMER", refusal: "expired", message: "This code has expired." } });
  type(code.element(), "summer");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect.element(code).toHaveFocus();
  await expect.element(code).toHaveAccessibleDescription("This code has expired.");
  await expect.element(code).toHaveValue("summer");
});

test("a discount code that fits is applied, says what it takes off and can be removed", async ({ server }) => {
  await open(server);
  await expect.element(code).toBeVisible();
  server.answer("checkout.quote", { ...QUOTE, discountCents: 250, totalCents: 2_249, discount: { code: "SUMMER", offCents: 250 } });
  type(code.element(), "summer");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect.element(page.getByText("$2.50 off")).toBeVisible();
  await page.getByRole("button", { name: "Remove the code SUMMER" }).click();
  await expect.element(code).toBeVisible();
});

test("a discount code: when the answer is lost, it stays and the page says so beside it", async ({ server }) => {
  await open(server);
  await expect.element(code).toBeVisible();
  server.lose("checkout.quote");
  type(code.element(), "summer");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect.element(code).toHaveAccessibleDescription(expect.stringContaining("We can't be reached right now."));
  await expect.element(code).toHaveValue("summer");
});
