import type { ScopeExample } from "@blenda/domain/discounts/model";
import { testForm } from "../../testing/form.tsx";
import { AFFILIATE } from "../../testing/money/affiliates.ts";
import { COUPON, couponPage, EXAMPLE, OFFER, SCOPE_ITEMS, scopePage, USED_COUPON } from "../../testing/money/promotions.ts";
import { pageOf } from "../../testing/people.ts";
import { ANA, expect, type FakeServer, openScreen, page, test } from "../../testing/screen.tsx";

const CREATOR = { ...ANA, isCreator: true };
const PATH = "/dashboard/coupons";
const expectToRead = (sentence: string) => expect.poll(() => document.body.innerText).toContain(sentence);

async function openCoupons(server: FakeServer, asked = "", coupon = COUPON, example: ScopeExample | null = null): Promise<void> {
  server.answer("discounts.coupons", ({ view }) => ({ ...couponPage(COUPON, USED_COUPON), ...(view && { rows: [] }) }));
  server.answer("discounts.coupon", ({ id }) => (id === "c2" ? USED_COUPON : coupon));
  server.answer("discounts.couponUses", pageOf());
  server.answer("discounts.offers", [OFFER]);
  server.answer("affiliates.creatorAffiliates", { rows: [AFFILIATE], next: null });
  server.answer("discounts.scopeItems", scopePage());
  server.answer("discounts.scopeExample", example);
  server.answer("catalogue.categories", []);
  await openScreen(`${PATH}${asked}`, CREATOR);
}

test("each code is listed with its uses, what it brought and what it gave away", async ({ server }) => {
  await openCoupons(server);
  await expectToRead("ORBIT10");
  for (const text of ["22", "$438.75", "$48.75", "$53.65", "$63.00"]) await expectToRead(text);
});

test("tabs say how many codes are active, scheduled and over, and list them alone", async ({ server }) => {
  await openCoupons(server);
  await expect.element(page.getByRole("radio", { name: "All 2" })).toBeChecked();
  await page.getByText("Ended 0").click();
  await expectToRead("No code is over, used up or stopped.");
  expect(server.sent("discounts.coupons").at(-1)).toMatchObject({ view: "ended" });
  expect(location.search).toBe("?view=ended");
});

test("without a code the list says what would be here, and a failing list can be asked again", async ({ server }) => {
  server.answer("discounts.coupons", couponPage());
  server.answer("discounts.offers", []);
  await openScreen(PATH, CREATOR);
  await expectToRead("Your codes will be listed here");
});

test("a code can be one of the creator's affiliates', and says when they aren't in the program", async ({ server }) => {
  const locked = { ...COUPON, affiliate: { id: "kim", ref: "KIM123", isActive: false } };
  await openCoupons(server, "?open=c1", locked);
  await expectToRead("They aren't in your program now, so nobody can use this code.");
  server.answer("discounts.updateCoupon", locked);
  await page.getByLabelText("Affiliate").selectOptions(AFFILIATE.userId ?? "");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect.poll(() => server.sent("discounts.updateCoupon")).toMatchObject([{ id: "c1", affiliateId: AFFILIATE.userId }]);
});

test("a code of ours that asks for more says who gives what before anybody agrees, and is left as easily", async ({ server }) => {
  await openCoupons(server);
  server.answer("discounts.agreeToOffer", { ...OFFER, agreedAt: OFFER.startsAt });
  await page.getByRole("button", { name: "Take a look THIRTY" }).click();
  await expectToRead("Blenda's commission pays for this code first.");
  await page.getByRole("button", { name: "Take part", exact: true }).click();
  await expectToRead("You take part in THIRTY");
  expect(server.sent("discounts.agreeToOffer")).toEqual([{ id: "d2", terms: 2 }]);
  server.answer("discounts.leaveOffer", OFFER);
  await page.getByRole("button", { name: "Change THIRTY" }).click();
  await page.getByRole("button", { name: "Leave this code" }).click();
  await expectToRead("You left THIRTY");
  expect(server.sent("discounts.leaveOffer")).toEqual([{ id: "d2" }]);
});

test("after the first use code, kind and value are locked, and it is said why", async ({ server }) => {
  await openCoupons(server, "?open=c2");
  await expectToRead("People have used it. You can still change its dates, its limits and what it's for.");
  for (const label of ["Code", "Percent off"]) await expect.element(page.getByLabelText(label, { exact: true })).toBeDisabled();
  await expect.element(page.getByLabelText("Uses in all")).toBeEnabled();
  expect(page.getByRole("button", { name: "Delete coupon" }).elements()).toEqual([]);
});

test("a scope is chosen from all of a large shop: page by page, by words, and by name once it is chosen", async ({ server }) => {
  await openCoupons(server, "?open=c1");
  await page.getByRole("button", { name: "Choose", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await expect.element(dialog.getByRole("checkbox", { name: "Robot 01" })).toBeVisible();
  for (const shown of [10, 20]) {
    await expect.poll(() => dialog.getByRole("checkbox", { name: /^Robot/ }).elements().length).toBe(shown);
    await dialog.getByRole("button", { name: "More items" }).click();
  }
  await expect.poll(() => dialog.getByRole("checkbox", { name: /^Robot/ }).elements().length).toBe(SCOPE_ITEMS.length);
  await dialog.getByRole("searchbox", { name: "Search what to choose" }).fill("robot 30");
  await expect.poll(() => dialog.getByRole("checkbox", { name: /^Robot/ }).elements().length).toBe(1);
  await dialog.getByRole("checkbox", { name: "Robot 30" }).click();
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect.element(page.getByRole("button", { name: "Remove Robot 30" })).toBeVisible();
  server.answer("discounts.updateCoupon", COUPON);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect.poll(() => server.sent("discounts.updateCoupon")).toMatchObject([{ scope: { productIds: ["r30"] } }]);
});

test("what a buyer gets is one of the creator's prices under the licence the code is for", async ({ server }) => {
  const studio = { ...COUPON, type: "fixed" as const, value: 1_500, scope: { ...COUPON.scope, licenceTypes: ["studio" as const] } };
  await openCoupons(server, "?open=c1", studio, EXAMPLE);
  await expectToRead("Orbit-7, Studio licence");
  for (const text of ["$120.00", "− $15.00", "$105.00", "you keep $85.90"]) await expectToRead(text);
  expect(server.sent("discounts.scopeExample").at(-1)).toEqual({ "licenceTypes[0]": "studio" });
});

test("a code is stopped by its switch", async ({ server }) => {
  await openCoupons(server, "?open=c1");
  server.answer("discounts.setCouponEnabled", { ...COUPON, isEnabled: false, state: "stopped" });
  await page.getByRole("switch", { name: "Works at checkout" }).click();
  await expectToRead("ORBIT10 is stopped");
  expect(server.sent("discounts.setCouponEnabled")).toEqual([{ id: "c1", isEnabled: false }]);
});

test("one that nobody used is deleted after a question", async ({ server }) => {
  await openCoupons(server, "?open=c1");
  await page.getByRole("button", { name: "Delete coupon" }).click();
  server.answer("discounts.deleteCoupon", { id: "c1" });
  await page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click();
  await expectToRead("ORBIT10 is deleted");
  await expect.poll(() => location.search).toBe("");
});

test("the price breakdown leads here with its percentage and its item filled in", async ({ server }) => {
  await openCoupons(server, "?open=new&percent=15&item=product:lamp");
  await expect.element(page.getByLabelText("Percent off", { exact: true })).toHaveValue("15");
  await page.getByRole("button", { name: "Suggest" }).click();
  server.answer("discounts.createCoupon", COUPON);
  await page.getByRole("button", { name: "Create coupon" }).click();
  await expectToRead("ORBIT10 is ready");
  const [sent] = server.sent("discounts.createCoupon");
  expect(sent?.code).toMatch(/^ANA-[A-Z0-9]{5}$/);
  expect(sent?.scope).toMatchObject({ productIds: ["lamp"] });
  await expect.poll(() => location.search).toBe("?open=c1");
});

testForm({
  name: "a coupon",
  open: (server) => openCoupons(server, "?open=new"),
  button: "Create coupon",
  operation: "discounts.createCoupon",
  faults: { Code: "Use 3 to 24 letters, digits, - and _.", "Percent off": "Enter 1 to 95 percent." },
  typed: { Code: "orbit10", "Percent off": "10", "Uses in all": "100" },
  sends: { code: "ORBIT10", type: "percent", value: 10, maxUses: 100, perCustomerLimit: 1, endsAt: null },
  answer: COUPON,
  done: "ORBIT10 is ready",
  refusal: { code: "DISCOUNTS_CODE_TAKEN", says: "You already have a code with this name. Choose another one.", beside: "Code" },
});
