import type { PricedItem } from "@blenda/domain/pricing/model";
import { ANA, expect, openScreen, page, test, type, userEvent } from "../../testing/screen.tsx";

const CREATOR = { ...ANA, isCreator: true };
const chair: PricedItem = {
  type: "product",
  id: "chair",
  title: "Oak chair",
  status: "published",
  priceCents: 4_000,
  licences: [
    { type: "personal", factor: 1, ownCents: null },
    { type: "commercial", factor: 2, ownCents: null },
  ],
};
const ADDRESS = "/dashboard/price-breakdown/product/chair";
const expectToRead = (sentence: string) => expect.poll(() => document.body.innerText).toContain(sentence);
const said = () => [...document.querySelectorAll("[role=status]")].map((region) => region.textContent);

test("$40.00: each step of the stairs is the decision's, to the cent", async ({ server }) => {
  server.answer("pricing.item", chair);
  await openScreen(ADDRESS, CREATOR);
  for (const amount of ["−$6.00", "−$1.46", "$32.54"]) await expectToRead(amount);
});

test("no tax is claimed that nobody is charged, whatever the address says", async ({ server }) => {
  server.answer("pricing.item", chair);
  await openScreen(`${ADDRESS}?country=DE`, CREATOR);
  await expectToRead("The buyer pays $40.00. Blenda doesn't collect sales tax yet.");
  await expect.poll(said).toContain("You keep $32.54");
  for (const claim of [/Germany/, /tax office/]) await expect.element(page.getByRole("main").getByText(claim)).not.toBeInTheDocument();
});

test("an affiliate's 20% of what $40.00 leaves is a step of its own, and the targets and break-even follow", async ({ server }) => {
  server.answer("pricing.item", chair);
  await openScreen(`${ADDRESS}?affiliate=20&cost=600.00`, CREATOR);
  for (const words of ["20% of $32.54", "−$6.51", "$26.03", "Without an affiliate you keep $32.54.", "Breaks even at 24 sales"])
    await expectToRead(words);
  await expect.poll(said).toContain("You keep $26.03");
  await expect.poll(() => page.getByRole("row", { name: /^\$26\.03/ }).element().textContent).toContain("$40.00");
  await expect.element(page.getByRole("link", { name: "Set what affiliates get" })).toHaveAttribute("href", "/dashboard/affiliates");
});

test("the affiliate's share goes from nothing to 75%, and without one no step claims any", async ({ server }) => {
  server.answer("pricing.item", chair);
  await openScreen(ADDRESS, CREATOR);
  const slider = page.getByRole("slider", { name: "Affiliate's share slider" });
  await expect.element(slider).toHaveAttribute("aria-valuetext", "0%");
  await expect.element(page.getByText("Without an affiliate")).not.toBeInTheDocument();
  (slider.element() as HTMLElement).focus();
  for (const [key, text, kept] of [
    ["{ArrowRight}", "1%", "You keep $32.21"],
    ["{End}", "75%", "You keep $8.13"],
    ["{Home}", "0%", "You keep $32.54"],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.element(slider).toHaveAttribute("aria-valuetext", text);
    await expect.poll(said).toContain(kept);
  }
  type(page.getByRole("textbox", { name: "Affiliate's share" }).element(), "76");
  await expectToRead("Enter 0 to 75%.");
});

test("a sale and a coupon don't add up, and each leads to making one with its value", async ({ server }) => {
  server.answer("pricing.item", chair);
  await openScreen(`${ADDRESS}?sale=25&coupon=10`, CREATOR);
  await expectToRead("Where $30.00 goes");
  await expectToRead("Discounts never add up: each sale gets the larger one.");
  const link = (name: string) => page.getByRole("link", { name });
  const [event, coupon] = [link("Plan a sale event with 25% off"), link("Make a coupon with 10% off")];
  await expect.element(event).toHaveAttribute("href", "/dashboard/sale-events?open=new&percent=25&item=product%3Achair");
  await expect.element(coupon).toHaveAttribute("href", "/dashboard/coupons?open=new&percent=10&item=product%3Achair");
});

test("each change is read out; arrows move one step, Page keys ten, Home and End to the ends", async ({ server }) => {
  server.answer("pricing.item", chair);
  await openScreen(ADDRESS, CREATOR);
  const slider = page.getByRole("slider", { name: "List price slider" });
  await expect.element(slider).toHaveAttribute("aria-valuetext", "$40.00");
  (slider.element() as HTMLElement).focus();
  for (const [key, text, kept] of [
    ["{ArrowRight}", "$41.00", "You keep $33.36"],
    ["{ArrowDown}", "$40.00", "You keep $32.54"],
    ["{PageUp}", "$50.00", "You keep $40.75"],
    ["{PageDown}", "$40.00", "You keep $32.54"],
    ["{Home}", "$0.99", "You keep $0.51"],
    ["{End}", "$100.00", "You keep $81.80"],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.element(slider).toHaveAttribute("aria-valuetext", text);
    await expect.poll(said).toContain(kept);
  }
});

test("what is typed wins, the address carries it, and what is no price is explained", async ({ server }) => {
  server.answer("pricing.item", chair);
  await openScreen(ADDRESS, CREATOR);
  const field = page.getByRole("textbox", { name: "List price" });
  await expect.element(field).toHaveValue("$40.00");
  type(field.element(), "250");
  await expectToRead("Use $250.00");
  await expect.poll(() => location.search).toBe("?price=250.00");
  type(field.element(), "0.5");
  await expectToRead("Enter 0 or at least 0.99.");
  await expect.poll(() => location.search).toBe("?price=250.00");
  await page.getByRole("button", { name: "Back to today's values" }).click();
  await expect.poll(() => location.search).toBe("");
});

test("to earn $19.52 one reads what to charge, and tries it by a click", async ({ server }) => {
  server.answer("pricing.item", chair);
  await openScreen(ADDRESS, CREATOR);
  const wanted = page.getByRole("textbox", { name: "You want to earn" });
  await expect.element(wanted).toBeVisible();
  type(wanted.element(), "19.52");
  const row = page.getByRole("row", { name: /^\$19\.52/ });
  await row.getByRole("button").click();
  await expect.poll(said).toContain("You keep $19.52");
});

test("break-even asks for the cost and counts whole sales", async ({ server }) => {
  server.answer("pricing.item", chair);
  await openScreen(ADDRESS, CREATOR);
  const cost = page.getByRole("textbox", { name: "It cost you" });
  await expect.element(cost).toBeVisible();
  await expectToRead("When does it pay off?");
  type(cost.element(), "600");
  await expectToRead("Breaks even at 19 sales");
  await expectToRead("−$274.60");
  await expectToRead("+$2,654.00");
});

test("Use saves the price once, and the page then knows it as today's", async ({ server }) => {
  let priceCents = 4_000;
  server.answer("pricing.item", () => ({ ...chair, priceCents }));
  await openScreen(`${ADDRESS}?price=25.00&licence=commercial`, CREATOR);
  server.answer("catalogue.setPrice", (input) => {
    priceCents = input.priceCents;
    return { id: "chair", status: "published", priceCents };
  });
  await expectToRead("Where $50.00 goes");
  await page.getByRole("button", { name: "Use $25.00" }).click();
  await expectToRead("The price is now $25.00");
  await expectToRead("$25.00 is today's price.");
  expect(server.sent("catalogue.setPrice")).toEqual([{ id: "chair", priceCents: 2_500 }]);
});

test("a refused price is told, and what was tried stays", async ({ server }) => {
  server.answer("pricing.item", { ...chair, type: "training", licences: [] });
  await openScreen("/dashboard/price-breakdown/training/chair?price=25.00", CREATOR);
  server.refuse("trainings.setPrice", "TRAININGS_PRICE_REFUSED");
  await page.getByRole("button", { name: "Use $25.00" }).click();
  await expectToRead("A price is 0 or at least $0.99");
  await expect.poll(() => location.search).toBe("?price=25.00");
});

test("somebody else's item, and a kind there is not, are not here", async ({ server }) => {
  server.refuse("pricing.item", "PRICING_NOT_FOUND");
  await openScreen(ADDRESS, CREATOR);
  await expectToRead("This item isn't in your shop");
});
