import { testForm } from "../../testing/form.tsx";
import { COUPON, couponPage, USED_COUPON } from "../../testing/money/promotions.ts";
import { pageOf } from "../../testing/people.ts";
import { ANA, expect, type FakeServer, openScreen, page, test } from "../../testing/screen.tsx";

const CREATOR = { ...ANA, isCreator: true };
const PATH = "/dashboard/coupons";
const expectToRead = (sentence: string) => expect.poll(() => document.body.innerText).toContain(sentence);

async function openCoupons(server: FakeServer, asked = ""): Promise<void> {
  server.answer("discounts.coupons", couponPage(COUPON, USED_COUPON));
  server.answer("discounts.coupon", ({ id }) => (id === "c2" ? USED_COUPON : COUPON));
  server.answer("discounts.couponUses", pageOf());
  server.lose("portfolio.portfolio");
  server.answer("catalogue.categories", []);
  await openScreen(`${PATH}${asked}`, CREATOR);
}

test("each code is listed with its uses, what it brought and what it gave away", async ({ server }) => {
  await openCoupons(server);
  await expectToRead("ORBIT10");
  for (const text of ["22", "$438.75", "$48.75", "$53.65", "$63.00"]) await expectToRead(text);
});

test("without a code the list says what would be here, and a failing list can be asked again", async ({ server }) => {
  server.answer("discounts.coupons", couponPage());
  await openScreen(PATH, CREATOR);
  await expectToRead("Your codes will be listed here");
});

test("after the first use code, kind and value are locked, and it is said why", async ({ server }) => {
  await openCoupons(server, "?open=c2");
  await expectToRead("People have used it. You can still change its dates, its limits and what it's for.");
  for (const label of ["Code", "Percent off"]) await expect.element(page.getByLabelText(label, { exact: true })).toBeDisabled();
  await expect.element(page.getByLabelText("Uses in all")).toBeEnabled();
  expect(page.getByRole("button", { name: "Delete coupon" }).elements()).toEqual([]);
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
