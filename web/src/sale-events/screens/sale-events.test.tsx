import { testForm } from "../../testing/form.tsx";
import { CANDIDATES, candidatePage, EVENT, INVITATION } from "../../testing/money/promotions.ts";
import { pageOf } from "../../testing/people.ts";
import { ANA, expect, type FakeServer, openScreen, page, test } from "../../testing/screen.tsx";

const CREATOR = { ...ANA, isCreator: true };
const PATH = "/dashboard/sale-events";
const expectToRead = (sentence: string) => expect.poll(() => document.body.innerText).toContain(sentence);

async function openEvents(server: FakeServer, asked = "", event = EVENT): Promise<void> {
  const { items: _items, ...row } = event;
  server.answer("saleEvents.saleEvents", pageOf(row));
  server.answer("saleEvents.saleEvent", event);
  server.answer("saleEvents.candidates", candidatePage(...CANDIDATES));
  server.answer("saleEvents.invitations", [INVITATION]);
  server.answer("saleEvents.saleCalendar", { items: [], invitations: [] });
  await openScreen(`${PATH}${asked}`, CREATOR);
}

test("before anything is saved it is said what cannot take part and why, and it is left out by a click", async ({ server }) => {
  await openEvents(server, "?open=e1");
  await expectToRead("One item can't take part");
  await expectToRead("Its price changed in the 30 days before.");
  await page.getByRole("button", { name: "Leave it out" }).click();
  await expectToRead("0 chosen, 1 can take part");
  await expect.element(page.getByRole("button", { name: "Schedule", exact: true })).toBeDisabled();
});

test("each item says what buyers would see and what its creator keeps; scheduling saves it first", async ({ server }) => {
  await openEvents(server, "?open=e1");
  await expectToRead("you keep $14.48 instead of $19.40");
  await page.getByRole("button", { name: "Leave it out" }).click();
  await page.getByRole("checkbox", { name: /Orbit-7/ }).click();
  server.answer("saleEvents.updateSaleEvent", EVENT);
  server.answer("saleEvents.scheduleSaleEvent", { ...EVENT, state: "scheduled" });
  await page.getByRole("button", { name: "Schedule 1 item" }).click();
  await expectToRead("Bench week is scheduled");
  expect(server.sent("saleEvents.updateSaleEvent")).toMatchObject([{ id: "e1", items: [{ itemId: "orbit" }], percent: 25 }]);
  expect(server.sent("saleEvents.scheduleSaleEvent")).toEqual([{ id: "e1" }]);
});

test("a running one is ended after a question", async ({ server }) => {
  await openEvents(server, "?open=e1", { ...EVENT, state: "active", sales: 4, revenueCents: 7_200, givenCents: 2_400 });
  await expectToRead("$72.00");
  await page.getByRole("button", { name: "End it now" }).click();
  server.answer("saleEvents.cancelSaleEvent", { ...EVENT, state: "cancelled" });
  await page.getByRole("dialog").getByRole("button", { name: "End it now" }).click();
  await expectToRead("Bench week is cancelled");
  expect(server.sent("saleEvents.cancelSaleEvent")).toEqual([{ id: "e1" }]);
});

test("in the calendar an event is drawn right of what takes part, within the weeks above it", async ({ server }) => {
  await openEvents(server);
  const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString();
  const times = { startsAt: days(5), endsAt: days(9), pauseUntil: days(23) };
  const span = { eventId: "e1", name: "Bench week", kind: "creator" as const, state: "scheduled" as const, percent: 25, ...times };
  const item = { itemType: "product" as const, itemId: "orbit", title: "Orbit-7 service robot", posterUrl: null, stageHue: null };
  server.answer("saleEvents.saleCalendar", { items: [{ ...item, spans: [span] }], invitations: [] });
  await page.getByRole("button", { name: "Later weeks" }).click();
  await page.getByRole("button", { name: "Earlier weeks" }).click();
  const list = page.getByRole("list", { name: "Your items and their sales" });
  await expect.element(list).toBeVisible();
  const box = list.element().getBoundingClientRect();
  const drawn = list
    .getByRole("button", { name: /Bench week/ })
    .element()
    .getBoundingClientRect();
  const frame = list.element().closest("section")?.getBoundingClientRect();
  expect([box.left >= (frame?.left ?? 0), drawn.right <= (frame?.right ?? 0)]).toEqual([true, true]);
});

test("an invitation is joined with a percentage of one's own", async ({ server }) => {
  await openEvents(server);
  server.answer("saleEvents.candidates", candidatePage(...CANDIDATES.map((each) => ({ ...each, isChosen: false }))));
  await page.getByRole("button", { name: "Take a look Winter sale" }).click();
  await page.getByRole("checkbox", { name: /Orbit-7/ }).click();
  const percent = page.getByRole("textbox", { name: "Percent off Orbit-7 service robot" });
  await percent.fill("10");
  await expectToRead("Enter 20 to 90 percent.");
  await percent.fill("30");
  server.answer("saleEvents.join", { ...INVITATION, joined: 1 });
  await page.getByRole("button", { name: "Join with 1 item" }).click();
  await expectToRead("1 item in Winter sale");
  expect(server.sent("saleEvents.join")).toEqual([{ id: "p1", items: [{ itemType: "product", itemId: "orbit", percent: 30 }] }]);
});

testForm({
  name: "a sale event",
  open: (server) => openEvents(server, "?open=new&percent=25"),
  button: "Save draft",
  operation: "saleEvents.createSaleEvent",
  faults: { Name: "Give it a name of 2 to 60 characters." },
  typed: { Name: "Bench week", "Percent off": "25" },
  sends: { name: "Bench week", percent: 25, items: [] },
  answer: EVENT,
  done: "Saved as a draft",
  refusal: { code: "SALE_EVENTS_REFUSED", data: { problem: "in_the_past" }, says: "Choose a start that's still ahead." },
});
