import { localText } from "../../lib/clock/local-text.ts";
import { testForm } from "../../testing/form.tsx";
import { CANDIDATES, COURSE, candidatePage, EVENT, FAR, INVITATION } from "../../testing/money/promotions.ts";
import { pageOf } from "../../testing/people.ts";
import { ANA, expect, type FakeServer, openScreen, page, test, userEvent } from "../../testing/screen.tsx";

const CREATOR = { ...ANA, isCreator: true };
const PATH = "/dashboard/sale-events";
const expectToRead = (sentence: string) => expect.poll(() => document.body.innerText).toContain(sentence);

async function openEvents(server: FakeServer, asked = "", event = EVENT, invitation = INVITATION): Promise<void> {
  const { items: _items, ...row } = event;
  server.answer("saleEvents.saleEvents", pageOf(row));
  server.answer("saleEvents.saleEvent", event);
  server.answer("saleEvents.candidates", candidatePage(...CANDIDATES));
  server.answer("saleEvents.invitations", [invitation]);
  server.answer("saleEvents.priceCourse", COURSE);
  server.answer("saleEvents.saleCalendar", { items: [], invitations: [invitation] });
  server.answer("saleEvents.savers", { people: 412 });
  server.answer("saleEvents.joinedItems", []);
  await openScreen(`${PATH}${asked}`, CREATOR);
}

test("before anything is saved it is said what cannot take part and why, and it is left out by a click", async ({ server }) => {
  await openEvents(server, "?open=e1");
  await expectToRead("One item can't take part");
  await expectToRead("Its price has to stay the same for 30 days before a sale.");
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

test("the price that will be struck through is drawn and explained, with the first start that avoids an earlier sale", async ({
  server,
}) => {
  await openEvents(server, "?open=e1");
  await page.getByRole("checkbox", { name: /Orbit-7/ }).click();
  await expectToRead("The price struck through is the lowest of the 30 days before: $16.80 in Moon week, so the badge says 6%.");
  await expectToRead("or later and $21.00 is struck through.");
  expect(server.sent("saleEvents.priceCourse").at(-1)).toMatchObject({ itemType: "product", itemId: "orbit", percent: "25" });
});

test("the event is moved to the first day from which the full price is struck through, as long as it was", async ({ server }) => {
  await openEvents(server, "?open=e1");
  await page.getByRole("checkbox", { name: /Orbit-7/ }).click();
  await page.getByRole("button", { name: "Move the event" }).click();
  await expect.poll(() => server.sent("saleEvents.priceCourse").at(-1)).toMatchObject({ startsAt: "2098-12-04T09:00:00.000Z" });
  expect(server.sent("saleEvents.candidates").at(-1)).toMatchObject({
    startsAt: "2098-12-04T09:00:00.000Z",
    endsAt: "2098-12-11T23:00:00.000Z",
  });
});

test("people who saved what was chosen are counted once each, and get one notice", async ({ server }) => {
  await openEvents(server, "?open=e1");
  await expectToRead("412 people saved what you chose. Each gets one notice.");
  expect(server.sent("saleEvents.savers")).toMatchObject([{ eventId: "e1", items: [{ itemId: "tin" }] }]);
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
  const list = page.getByRole("grid", { name: "Your items and their sales" });
  await expect.element(list).toBeVisible();
  const box = list.element().getBoundingClientRect();
  const drawn = list
    .getByRole("button", { name: /Bench week/ })
    .element()
    .getBoundingClientRect();
  const frame = list.element().closest("section")?.getBoundingClientRect();
  expect([box.left >= (frame?.left ?? 0), drawn.right <= (frame?.right ?? 0)]).toEqual([true, true]);
});

const daysOn = (days: number) => {
  const date = new Date();
  date.setHours(12, 0, 0, 0);
  date.setDate(date.getDate() + days);
  return date.toISOString();
};

test("the open draft is drawn in the calendar, and arrows move it by a day or change its length", async ({ server }) => {
  const draft = {
    ...EVENT,
    startsAt: daysOn(5),
    endsAt: daysOn(9),
    items: [{ ...EVENT.items[0], itemId: "orbit", title: "Orbit-7" } as never],
  };
  await openEvents(server, "?open=e1", draft);
  const grid = page.getByRole("grid", { name: "Your items and their sales" });
  const bar = grid.getByRole("button", { name: /^Bench week/ });
  await expect.element(bar).toBeVisible();
  (bar.element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(page.getByLabelText("Starts")).toHaveValue(localText(daysOn(6)));
  await expect.element(page.getByLabelText("Ends")).toHaveValue(localText(daysOn(10)));
  await userEvent.keyboard("{Shift>}{ArrowLeft}{/Shift}");
  await expect.element(page.getByLabelText("Starts")).toHaveValue(localText(daysOn(6)));
  await expect.element(page.getByLabelText("Ends")).toHaveValue(localText(daysOn(9)));
  await expectToRead("3 days");
  await expect.element(bar).toHaveFocus();
});

test("the calendar is a grid with its items as rows and its weeks as columns, and names what cannot join and what is asked", async ({
  server,
}) => {
  const draft = { ...EVENT, startsAt: daysOn(5), endsAt: daysOn(9) };
  const invitation = { ...INVITATION, startsAt: daysOn(12), endsAt: daysOn(15) };
  await openEvents(server, "?open=e1", draft, invitation);
  const grid = page.getByRole("grid", { name: "Your items and their sales" });
  await expect.element(grid.getByRole("rowheader", { name: "Tin parade robot" })).toBeVisible();
  expect(grid.getByRole("columnheader", { name: /^Week of/ }).elements()).toHaveLength(6);
  const refused = new RegExp(`^From Dec ${new Date(FAR).getDate()}.*Its price has to stay`);
  await expect.element(grid.getByRole("button", { name: refused })).toBeVisible();
  await grid.getByRole("button", { name: /^Invited.*Winter sale/ }).click();
  await expect.poll(() => location.search).toBe("?open=invited-p1");
});

test("an invitation knows all that joined it, also what no page of the list has shown", async ({ server }) => {
  await openEvents(server, "", EVENT, { ...INVITATION, joined: 2 });
  server.answer("saleEvents.joinedItems", [
    { itemType: "product", itemId: "orbit", percent: 25 },
    { itemType: "product", itemId: "far-away", percent: 30 },
  ]);
  await page.getByRole("button", { name: "Change Winter sale" }).click();
  await expectToRead("2 chosen");
  server.answer("saleEvents.leave", { ...INVITATION, joined: 1 });
  await page.getByRole("checkbox", { name: /Orbit-7/ }).click();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect.poll(() => server.sent("saleEvents.leave")).toEqual([{ id: "p1", items: [{ itemType: "product", itemId: "orbit" }] }]);
  expect(server.sent("saleEvents.join")).toEqual([]);
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
