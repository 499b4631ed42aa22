import { ownTargetText } from "@blenda/domain/access/target";
import { testForm } from "../../testing/form.tsx";
import { discountPage, WAITING } from "../../testing/money/promotions.ts";
import { ADA, holding, pageOf } from "../../testing/people.ts";
import { expect, type FakeServer, openScreen, page, test } from "../../testing/screen.tsx";

const expectToRead = (sentence: string) => expect.poll(() => document.body.innerText).toContain(sentence);

async function openDiscounts(server: FakeServer, address = "/admin/discounts", me = ADA, discount = WAITING): Promise<void> {
  server.answer("discounts.discounts", discountPage(discount));
  server.answer("discounts.discountUses", pageOf());
  server.answer("catalogue.categories", []);
  await openScreen(address, me);
}

test("what is larger than one person may decide waits, and somebody else approves it", async ({ server }) => {
  await openDiscounts(server, "/admin/discounts?open=d1");
  await expectToRead("It needs a second person");
  server.answer("discounts.approveDiscount", { ...WAITING, isWaiting: false, state: "active" });
  await page.getByRole("button", { name: "Approve BLENDA40" }).click();
  await expectToRead("BLENDA40 is approved");
  expect(server.sent("discounts.approveDiscount")).toEqual([{ id: "d1" }]);
});

test("whoever wrote it reads that someone else has to approve it", async ({ server }) => {
  await openDiscounts(server, "/admin/discounts?open=d1", ADA, { ...WAITING, canApprove: false });
  await expectToRead("You wrote it, so someone else on the team has to approve it.");
  expect(page.getByRole("button", { name: /^Approve/ }).elements()).toEqual([]);
});

test("an editor who may only look has nothing to press, and stays in the editor's frame", async ({ server }) => {
  await openDiscounts(server, "/content-editor/discounts?open=d1", { ...holding("view_content"), roles: ["content_editor"] });
  await expectToRead("BLENDA40");
  for (const name of ["New discount", "Save"]) expect(page.getByRole("button", { name, exact: true }).elements()).toEqual([]);
  expect(page.getByRole("switch", { name: "Works at checkout" }).elements()).toEqual([]);
  await expect.element(page.getByLabelText("Code", { exact: true })).toBeDisabled();
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await expect.poll(() => location.pathname).toBe("/content-editor/discounts");
});

testForm({
  name: "a platform discount",
  open: (server) => openDiscounts(server, "/admin/discounts?open=new"),
  button: "Create discount",
  operation: "discounts.createDiscount",
  typed: { Code: "BLENDA40", "Percent off": "40", "Note for the team": "Launch week" },
  sends: { code: "BLENDA40", value: 40, note: "Launch week" },
  answer: WAITING,
  done: "BLENDA40 waits for a second person",
  refusal: { code: "OWN_TARGET", says: ownTargetText },
});
