import { testForm } from "../../../testing/form.tsx";
import { PLATFORM_EVENT } from "../../../testing/money/promotions.ts";
import { ADA, holding, pageOf } from "../../../testing/people.ts";
import { expect, type FakeServer, openScreen, page, test } from "../../../testing/screen.tsx";

const expectToRead = (sentence: string) => expect.poll(() => document.body.innerText).toContain(sentence);

async function openPlatform(server: FakeServer, address: string, me = ADA): Promise<void> {
  server.answer("saleEvents.platformEvents", pageOf(PLATFORM_EVENT));
  const shops = [{ creatorId: "cy", name: "Cy's shop", items: 2, percentLeast: 20, percentMost: 30 }];
  server.answer("saleEvents.platformEvent", { ...PLATFORM_EVENT, shops });
  await openScreen(address, me);
}

test("creators are invited after a question, and who takes part is listed", async ({ server }) => {
  await openPlatform(server, "/admin/sales?open=p1");
  await expectToRead("2 items, 20 to 30%");
  await page.getByRole("button", { name: "Invite creators" }).click();
  server.answer("saleEvents.invite", { ...PLATFORM_EVENT, state: "inviting" });
  await page.getByRole("dialog").getByRole("button", { name: "Invite creators" }).click();
  await expectToRead("Creators are invited");
  expect(server.sent("saleEvents.invite")).toEqual([{ id: "p1" }]);
});

test("an editor who may only look has nothing to press, and stays in the editor's frame", async ({ server }) => {
  await openPlatform(server, "/content-editor/sales?open=p1", { ...holding("view_content"), roles: ["content_editor"] });
  await expectToRead("Everyone is invited.");
  for (const name of ["New event", "Invite creators", "Cancel event"]) expect(page.getByRole("button", { name }).elements()).toEqual([]);
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await expect.poll(() => location.pathname).toBe("/content-editor/sales");
});

testForm({
  name: "a sale of the platform",
  open: (server) => openPlatform(server, "/admin/sales?open=new"),
  button: "Save draft",
  operation: "saleEvents.createPlatformEvent",
  faults: { Name: "Give it a name of 2 to 60 characters." },
  typed: { Name: "Winter sale", "Percent off, at least": "20" },
  sends: { name: "Winter sale", percent: 20, badge: "" },
  answer: PLATFORM_EVENT,
  done: "Winter sale is a draft",
  refusal: {
    code: "SALE_EVENTS_DATES_REFUSED",
    says: "Creators need at least a day to answer, and the deadline is before the start.",
    beside: "Creators join until",
  },
});
