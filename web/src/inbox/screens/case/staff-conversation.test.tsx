import type { Participant, StaffConversation } from "@blenda/domain/inbox/model";
import { testForm } from "../../../testing/form.tsx";
import { ADA } from "../../../testing/people.ts";
import { expect, type FakeServer, openScreen, page, test, type } from "../../../testing/screen.tsx";

const NOW = "2026-01-01T00:00:00.000Z";
const person = (userId: string, displayName: string): Participant => ({
  userId,
  displayName,
  avatarUrl: null,
  isShop: false,
  shopName: null,
  shopSlug: null,
  isVerifiedShop: false,
  isVerifiedCustomer: false,
  isStaff: false,
});

const OUTSIDE: StaffConversation = {
  id: "case",
  subject: "A broken lamp",
  status: "escalated",
  buyer: person("bo", "Bo"),
  creator: person("cy", "Cy"),
  product: null,
  escalatedAt: NOW,
  dueAt: NOW,
  takenBy: null,
  lastMessageAt: NOW,
  others: [person("bo", "Bo"), person("cy", "Cy")],
  messages: [],
  earlier: null,
  reader: "outside",
  allowed: ["join"],
};
const said = { attachments: [], createdAt: NOW, editedAt: null, isDeleted: false, isSystem: false };
const JOINED: StaffConversation = {
  ...OUTSIDE,
  takenBy: "Ada",
  reader: "joined",
  allowed: ["send", "close"],
  messages: [{ ...said, id: "first", senderId: "bo", body: "It has no bulb" }],
};
const LEFT: StaffConversation = { ...JOINED, status: "resolved", reader: "left", takenBy: null, allowed: [] };

async function open(server: FakeServer, answer: StaffConversation): Promise<void> {
  server.answer("inbox.staffConversation", answer);
  await openScreen("/admin/conversation/case", ADA);
  await expect.element(page.getByRole("heading", { name: "A broken lamp", level: 1 })).toBeVisible();
}

test("a case: no word is shown before joining, and joining says who will see it", async ({ server }) => {
  await open(server, OUTSIDE);
  await expect.element(page.getByText("Bo and Cy will both see that you joined.", { exact: false })).toBeVisible();
  server.answer("inbox.joinConversation", JOINED);
  await page.getByRole("button", { name: "Join the conversation" }).click();
  await expect.element(page.getByText("It has no bulb")).toBeVisible();
  expect(server.sent("inbox.joinConversation")).toEqual([{ id: "case" }]);
});

test("a case: whoever joined writes to both", async ({ server }) => {
  await open(server, JOINED);
  server.answer("inbox.staffSend", JOINED);
  const box = page.getByLabelText("Message to Bo and Cy");
  await expect.element(box).toBeVisible();
  type(box.element(), "Let us look");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect.poll(() => server.sent("inbox.staffSend")).toMatchObject([{ id: "case", body: "Let us look" }]);
});

test("a case: after leaving nothing can be written, and the page says why", async ({ server }) => {
  await open(server, LEFT);
  await expect.element(page.getByText("This case is closed.", { exact: false })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Send", exact: true })).not.toBeInTheDocument();
});

test("a case: one of the two is sent to their inbox", async ({ server }) => {
  await open(server, { ...OUTSIDE, reader: "own", allowed: [] });
  await expect.element(page.getByRole("link", { name: "Open it in your inbox" })).toHaveAttribute("href", "/inbox?conversation=case");
});

test("a case: what nobody asked us about is not shown", async ({ server }) => {
  server.refuse("inbox.staffConversation", "INBOX_CASE_NOT_FOUND");
  await openScreen("/admin/conversation/case", ADA);
  await expect.element(page.getByText("This conversation isn't open to our team")).toBeVisible();
});

testForm({
  name: "close a case",
  open: async (server) => {
    await open(server, JOINED);
    await page.getByRole("button", { name: "Close the case" }).click();
  },
  button: "Close and leave",
  operation: "inbox.closeCase",
  faults: { "What was decided": "Please say why, in a few words." },
  typed: { "What was decided": "Bo gets a new bulb." },
  sends: { id: "case", note: "Bo gets a new bulb." },
  answer: LEFT,
  done: "The case is closed. Both of them can read your note.",
  refusal: { code: "INBOX_CASE_NOT_JOINED", says: "Join this conversation first" },
});
