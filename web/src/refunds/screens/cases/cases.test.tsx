import type { CaseLine, RefundCase } from "@blenda/domain/refunds/cases/model";
import { addDays } from "@blenda/domain/shared/calendar";
import { testForm } from "../../../testing/form.tsx";
import { ADA } from "../../../testing/people.ts";
import { ANA, expect, type FakeServer, openPart, openScreen, page, test, userEvent } from "../../../testing/screen.tsx";
import { GoodwillDialog } from "./acting/goodwill-dialog.tsx";
import { RulingDialog } from "./acting/ruling-dialog.tsx";
import { AskDialog, WarnDialog } from "./acting/side-dialogs.tsx";
import { SuspendItemDialog } from "./acting/suspend-item-dialog.tsx";

const now = new Date().toISOString();
const LINE: CaseLine = {
  id: "r1",
  number: "R-1001",
  title: "Orbit 7",
  orderNumber: "B-1001",
  buyerName: "Bo",
  creatorName: "Copperleaf",
  reason: "faulty",
  status: "escalated",
  amountCents: 2_499,
  priority: "high",
  openedAt: addDays(now, -6),
  dueAt: addDays(now, 1),
  assignee: null,
  isProposed: false,
  isAsked: false,
  outcome: null,
  closedAt: null,
  buyer: { orders: 4, refunds: 1, percent: 25, warnings: 0 },
  creator: { sales: 120, refunds: 3, percent: 3, warnings: 1 },
};
const FILE: RefundCase = {
  ...LINE,
  orderId: "o1",
  buyerId: "bo",
  creatorId: "copper",
  item: { type: "product", id: "orbit", path: "/product/orbit", isOnSale: true },
  openedBy: "buyer",
  text: "It does not open in my program at all.",
  pictures: [],
  creatorAnswer: "It opens fine here.",
  paidCents: 2_499,
  mostCents: 2_499,
  bank: "none",
  endsAt: addDays(now, 15),
  sold: {
    ...{ title: "Orbit 7, rigged", shopName: "Copperleaf", licence: "commercial", seats: 1, at: now },
    facts: [{ label: "Materials", value: "3" }],
    money: {
      ...{ listCents: 2_999, discountCents: 500, taxCents: 0, paidCents: 2_499, refundedCents: 0 },
      ...{ creatorCents: 2_000, platformCents: 375, processingCents: 124, othersCents: 0 },
    },
    model: {
      ...{ url: null, wireUrl: null, stageHue: 20, size: null, triangles: 14, version: "1.1.0", isBought: false },
      looks: { lit: "/files/lit", wireframe: null, uv: null, normals: "/files/normals", matcap: null },
    },
  },
  evidence: {
    downloads: [{ what: "orbit.glb", kind: "file", version: "1.0.0", count: 3, firstAt: now, lastAt: now }],
    spec: {
      boughtVersion: "1.0.0",
      todayVersion: "1.1.0",
      isRewritten: false,
      differences: [{ label: "Triangles", bought: "12", today: "14" }],
    },
    checks: { score: 88, findings: [{ level: "warn", message: "Two normals are flipped" }] },
    messages: { count: 2, lastAt: now, wereRead: false },
    policy: ["Silence means yes."],
    overlap: { network: now, device: null, card: false },
  },
  earlier: [],
  notes: [],
  questions: [],
  warnings: [],
  goodwill: null,
  proposal: null,
  toBuyer: "",
  toCreator: "",
  timeline: [{ at: now, what: "Sent to our team" }],
  obstacle: "not_taken",
};
const MINE: RefundCase = {
  ...FILE,
  status: "staff_review",
  obstacle: null,
  assignee: { id: "ada", name: "Ada", isYours: true, since: now },
};
const other: CaseLine = { ...LINE, id: "r2", number: "R-1002", title: "A lamp" };

async function openCases(server: FakeServer, asked = "", file: RefundCase = FILE): Promise<void> {
  const total = { count: 2, isMore: false };
  server.answer("refunds.escalated", { rows: [LINE, other], next: null, total, counts: { open: 2, mine: 0, second: 0 } });
  server.answer("refunds.caseFile", ({ id }) => ({ ...file, id, number: id === "r2" ? "R-1002" : "R-1001" }));
  await openScreen(`/admin/escalated-refunds${asked}`, ADA);
}

test("case: the model with its normals, the listing as it was sold and the money stand in the drawer", async ({ server }) => {
  await openCases(server, "?open=r1", FILE);
  await expect.element(page.getByRole("radio", { name: /Normals/ })).toBeInTheDocument();
  await expect.element(page.getByText("They bought 1.0.0; this is the newest.")).toBeVisible();
  await expect.element(page.getByText("Orbit 7, rigged")).toBeVisible();
  await expect.element(page.getByText("Creator's share")).toBeVisible();
  await expect.element(page.getByText("$20.00")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "See today's page" })).toHaveAttribute("href", "/product/orbit");
});

test("the table says due, amount, both histories, reason, priority and state, and a case opens beside it", async ({ server }) => {
  await openCases(server, "?reason=faulty");
  for (const text of ["$24.99", "1 of 4 orders refunded, 25%", "3 of 120 sales refunded, 3%, 1 warning", "Faulty", "High", "New"])
    await expect.element(page.getByRole("table").getByText(text, { exact: true }).first()).toBeVisible();
  expect(server.sent("refunds.escalated")).toEqual([{ show: "open", reason: "faulty", sort: "priority", direction: "asc" }]);
  await page.getByRole("link", { name: /^R-1001/ }).click();
  await expect.element(page.getByRole("heading", { name: "Orbit 7" })).toBeVisible();
  await page.getByRole("button", { name: "Next case" }).click();
  await expect.element(page.getByText("R-1002").first()).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => location.search).toBe("?reason=faulty");
});

test("the file shows what was gathered, without any address, and words of messages only after a press", async ({ server }) => {
  await openCases(server, "?open=r1", MINE);
  for (const text of ["orbit.glb", "Triangles", "Two normals are flipped", "Silence means yes.", "It opens fine here."])
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  server.answer("refunds.readCaseMessages", { messages: [{ id: "m", from: "buyer", text: "The arm is missing", at: now }] });
  await page.getByRole("button", { name: "Read 2 messages" }).click();
  await expect.element(page.getByText("The arm is missing")).toBeVisible();
});

test("taken by a colleague it can be taken over, proposed by one it can be confirmed, and one's own proposal only taken back", async ({
  server,
}) => {
  const proposal = {
    id: "p",
    event: "staffApprove",
    amountCents: 2_499,
    reason: "",
    toBuyer: "You get it.",
    toCreator: "",
    by: "Cy",
    at: now,
  } as const;
  const theirs: RefundCase = { ...MINE, obstacle: "taken", assignee: { id: "cy", name: "Cy", isYours: false, since: now } };
  await openCases(server, "?open=r1", { ...theirs, proposal: { ...proposal, isYours: false } });
  await expect.element(page.getByText("Cy proposes to give $24.99 back.")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Take it over" })).toBeVisible();
  server.answer("refunds.confirmOutcome", { ...MINE, proposal: { ...proposal, isYours: true } });
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect.element(page.getByRole("button", { name: "Take it back" })).toBeVisible();
  expect(server.sent("refunds.confirmOutcome")).toEqual([{ id: "r1", proposalId: "p" }]);
  expect(page.getByRole("button", { name: "Confirm" }).elements()).toEqual([]);
});

test("48 hours of silence are told in the case", async ({ server }) => {
  const asked = {
    id: "q",
    side: "creator",
    question: "Is there a newer export?",
    by: "Ada",
    askedAt: addDays(now, -3),
    dueAt: addDays(now, -1),
  } as const;
  await openCases(server, "?open=r1", { ...MINE, questions: [{ ...asked, answer: null, answeredAt: null }] });
  await expect.element(page.getByText("Copperleaf did not answer in time.")).toBeVisible();
});

const closed = { code: "REFUNDS_CASE_CLOSED", says: "This case is closed" } as const;

testForm({
  name: "staff give a part back",
  open: () => openPart(<RulingDialog found={MINE} event="staffApprove" onClose={() => {}} />, ADA),
  button: "Give it back",
  operation: "refunds.rule",
  faults: { Reason: "Please give a reason. The other side will see it." },
  typed: { "Amount in dollars": "12.34", Reason: "Two formats are broken.", "The buyer reads": "Sorry about that." },
  sends: { id: "r1", event: "staffApprove", amountCents: 1_234, answer: "Two formats are broken.", toBuyer: "Sorry about that." },
  answer: MINE,
  refusal: closed,
});

test("whoever is no admin proposes, and reads that before", async () => {
  await openPart(<RulingDialog found={MINE} event="staffDecline" onClose={() => {}} />, { ...ANA, permissions: ["manage_refunds"] });
  await expect.element(page.getByRole("button", { name: "Propose" })).toBeVisible();
  await expect.element(page.getByText("This needs a second person.", { exact: false })).toBeVisible();
});

testForm({
  name: "a side is asked",
  open: () => openPart(<AskDialog found={MINE} onClose={() => {}} />, ADA),
  button: "Ask",
  operation: "refunds.askSide",
  faults: { Question: "Please write at least 10 characters." },
  typed: { To: "creator", Question: "Is there a newer export of it?" },
  sends: { id: "r1", side: "creator", question: "Is there a newer export of it?" },
  answer: MINE,
  refusal: { code: "REFUNDS_ALREADY_ASKED", says: "They still have time to answer the last question" },
});

testForm({
  name: "a side is warned",
  open: () => openPart(<WarnDialog found={MINE} onClose={() => {}} />, ADA),
  button: "Send the warning",
  operation: "refunds.warn",
  typed: { "What they read": "Please name every folder you sell." },
  sends: { id: "r1", side: "buyer", text: "Please name every folder you sell." },
  answer: MINE,
  refusal: closed,
});

testForm({
  name: "goodwill is given",
  open: () => openPart(<GoodwillDialog found={MINE} onClose={() => {}} />, ADA),
  button: "Give coupon",
  operation: "refunds.giveGoodwill",
  faults: { "Amount in dollars": "Please enter an amount from $1.00 to $24.99.", Reason: "Please say why, in a few words." },
  typed: { "Amount in dollars": "10", Reason: "It took us long" },
  sends: { id: "r1", amountCents: 1_000, reason: "It took us long" },
  answer: MINE,
  refusal: { code: "REFUNDS_GOODWILL_GIVEN", says: "A coupon was already given in this case" },
});

testForm({
  name: "what is sold is taken off sale",
  open: () => openPart(<SuspendItemDialog found={MINE} onClose={() => {}} />, ADA),
  button: "Take off sale",
  operation: "refunds.suspendItem",
  typed: { Why: "malware", Reason: "It starts a program" },
  sends: { id: "r1", code: "malware", reason: "It starts a program" },
  answer: MINE,
  refusal: { code: "REFUNDS_NOT_ON_SALE", says: "This isn't on sale anymore" },
});
