import { STATUS } from "../../testing/money/affiliates.ts";
import { ANA, expect, type FakeServer, openScreen, page, test } from "../../testing/screen.tsx";
import "./programme.tsx";

const EXAMPLE = { itemId: "orbit", title: "Orbit-7", shopName: "Orbit Bench", posterUrl: null, priceCents: 2_400 };
const OPEN = { creatorId: "cy", shopName: "Orbit Bench", shopSlug: "orbit-bench", bps: 2_000 };
const expectToRead = (sentence: string) => expect.poll(() => document.body.innerText).toContain(sentence);
const button = (name: string) => page.getByRole("button", { name, exact: true });

function fill(server: FakeServer): void {
  server.answer("affiliates.programme", { termsVersion: "2026-11", example: EXAMPLE });
  server.answer("affiliates.status", { ...STATUS, records: [], isActive: false });
  server.answer("affiliates.openProgrammes", { rows: [OPEN], next: null });
}

test("visitors see every step from the price to a share, and what so many sales come to", async ({ server }) => {
  fill(server);
  await openScreen("/affiliate-program", null);
  for (const text of ["Orbit-7", "−$3.60", "−$1.00", "$19.40", "$3.88", "10 × $3.88", "$38.80"]) await expectToRead(text);
  page.getByRole("slider", { name: "Sales a month" }).element().focus();
  document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: "End", bubbles: true }));
  await expectToRead("$388.00");
  await page.getByRole("radio", { name: "Blenda", exact: true }).click({ force: true });
  for (const text of ["Blenda's program, 5%, from our commission", "100 × $0.97", "$97.00"]) await expectToRead(text);
  await expect.element(page.getByRole("link", { name: "Log in to get your link" })).toBeVisible();
  await expectToRead("Terms, version 2026-11");
});

test("the arithmetic is done on something people can see, and the terms are a press away", async ({ server }) => {
  fill(server);
  const posterUrl = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='8' height='8'/>";
  server.answer("affiliates.programme", { termsVersion: "2026-11", example: { ...EXAMPLE, posterUrl } });
  await openScreen("/affiliate-program", null);
  const card = page.getByRole("region", { name: "What one sale brings" });
  await expect.poll(() => card.element().textContent).toContain("Orbit-7Orbit Bench$24.00");
  expect(card.element().querySelector("img")?.getAttribute("src")).toBe(posterUrl);
  expect(page.getByRole("link", { name: "Read the terms" }).element().getAttribute("href")).toBe("#terms");
});

test("both programs stand beside each other, with what one sale brings in each", async ({ server }) => {
  fill(server);
  await openScreen("/affiliate-program", null);
  for (const text of ["Two programs, one link", "1 to 75%", "Orbit-7 at $24.00: $3.88 a sale", "Orbit-7 at $24.00: $0.97 a sale"])
    await expectToRead(text);
});

test("whoever joins accepts the version of the terms they read; terms that changed are told", async ({ server }) => {
  fill(server);
  await openScreen("/affiliate-program", ANA);
  server.refuse("affiliates.joinProgramme", "AFFILIATES_TERMS_CHANGED");
  await button("Accept the terms and get your link").click();
  await expectToRead("The terms have changed. Read the new version, then join.");
  server.answer("affiliates.joinProgramme", { ...STATUS.records[0] } as never);
  await button("Accept the terms and get your link").click();
  await expect.element(page.getByRole("link", { name: "Open your dashboard" })).toBeVisible();
  expect(server.sent("affiliates.joinProgramme").at(-1)).toEqual({ termsVersion: "2026-11" });
});

test("a program that can't be loaded says so and is asked again", async ({ server }) => {
  fill(server);
  server.lose("affiliates.programme");
  await openScreen("/affiliate-program", null);
  await expectToRead("We couldn't load the affiliate program. Please try again.");
  server.answer("affiliates.programme", { termsVersion: "2026-11", example: EXAMPLE });
  await button("Try again").click();
  await expectToRead("Recommend models.");
});
