import type { Conversation } from "@blenda/domain/inbox/model";
import { testForm } from "../../../testing/form.tsx";
import { ANA, expect, openPart, page, test, type } from "../../../testing/screen.tsx";
import { StartDialog } from "../../parts/start-dialog.tsx";
import { Composer } from "./composer.tsx";
import { EditMessage } from "./edit-message.tsx";

const NOW = "2026-01-01T00:00:00.000Z";

const message = {
  id: "message",
  senderId: "ana",
  body: "Hello",
  attachments: [],
  createdAt: NOW,
  editedAt: null,
  isDeleted: false,
  isSystem: false,
};

const conversation: Conversation = {
  id: "conversation",
  kind: "general",
  subject: "A lamp",
  status: "open",
  others: [
    {
      userId: "bo",
      displayName: "Bo",
      avatarUrl: null,
      isShop: false,
      shopName: null,
      shopSlug: null,
      isVerifiedShop: false,
      isVerifiedCustomer: false,
      isStaff: false,
    },
  ],
  product: null,
  excerpt: "Hello",
  lastMessageAt: NOW,
  unread: 0,
  isMuted: false,
  messages: [message],
  earlier: null,
  isBlocked: false,
  allowed: [],
  readByOthersAt: null,
};

const compose = (change: Partial<Conversation> = {}) =>
  openPart(<Composer conversation={{ ...conversation, ...change }} onSend={() => {}} onSettled={() => {}} />, ANA);
const box = page.getByLabelText("Message to Bo");
const send = page.getByRole("button", { name: "Send", exact: true });

test("a message: nothing can be sent while nothing is written", async () => {
  await compose();
  await expect.element(send).toBeDisabled();
  type(box.element(), "   ");
  await expect.element(send).toBeDisabled();
  type(box.element(), "Hello Bo");
  await expect.element(send).toBeEnabled();
});

test("a message: the box is empty as soon as it is sent, and it is sent once", async ({ server }) => {
  await compose();
  const { answer } = server.hold("inbox.send");
  await expect.element(box).toBeVisible();
  type(box.element(), "Hello Bo");
  await send.click();
  await expect.element(box).toHaveValue("");
  await expect.element(send).toBeDisabled();
  answer(conversation);
  expect(server.sent("inbox.send")).toEqual([expect.objectContaining({ id: "conversation", body: "Hello Bo" })]);
});

test("a message: refused, it comes back before what was typed meanwhile, with the reason", async ({ server }) => {
  await compose();
  server.refuse("inbox.send", "INBOX_BLOCKED");
  await expect.element(box).toBeVisible();
  type(box.element(), "Hello Bo");
  await send.click();
  await expect.element(page.getByRole("alert")).toHaveTextContent("You can't message each other");
  await expect.element(box).toHaveValue("Hello Bo");
});

test("a message: too long, the box says so and nothing can be sent", async () => {
  await compose();
  await expect.element(box).toBeVisible();
  type(box.element(), "x".repeat(10_001));
  await expect.element(box).toBeInvalid();
  await expect.element(send).toBeDisabled();
});

test("a message: in a closed conversation a new one is offered instead of a box", async () => {
  await compose({ status: "closed" });
  await expect.element(page.getByText("This conversation is closed. Start a new one.")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "New conversation" })).toBeVisible();
});

testForm({
  name: "the first message",
  open: () => openPart(<StartDialog recipientId="bo" name="Bo" onClose={() => {}} />, ANA),
  button: "Send",
  operation: "inbox.start",
  faults: { Subject: "Please say what it's about.", Message: "Please write something." },
  typed: { Subject: "A lamp", Message: "Is it rigged?" },
  sends: { recipientId: "bo", subject: "A lamp", body: "Is it rigged?" },
  answer: conversation,
  asksNext: (server) => {
    server.answer("inbox.conversation", conversation);
    server.answer("inbox.conversations", { lines: [], next: null, unread: 0 });
  },
  refusal: { code: "INBOX_NOBODY", says: "You can't message this person" },
});

test("a message: whom somebody blocked can be written to again once they are unblocked", async ({ server }) => {
  await compose({ isBlocked: true });
  server.answer("blocks.block", { userId: "bo", isBlocked: false });
  await page.getByRole("button", { name: "Unblock" }).click();
  await expect.element(page.getByText("You unblocked Bo")).toBeVisible();
  expect(server.sent("blocks.block")).toEqual([{ userId: "bo", isBlocked: false }]);
});

testForm({
  name: "change a message",
  open: () => openPart(<EditMessage conversationId="conversation" message={message} onClose={() => {}} />, ANA),
  button: "Save",
  operation: "inbox.edit",
  typed: { "Your message": "Hello again" },
  sends: { messageId: "message", body: "Hello again" },
  answer: conversation,
  refusal: { code: "INBOX_EDIT_OVER", says: "You can edit a message for" },
});

test("a message begun on a shop's page can be about one of its products: the card stands there, and goes again", async ({ server }) => {
  const offered = [
    { id: "lamp", title: "Brass lamp", posterUrl: null, stageHue: 40 },
    { id: "chair", title: "Oak chair", posterUrl: null, stageHue: 90 },
  ];
  await openPart(<StartDialog recipientId="bo" name="Bo" offered={offered} onClose={() => {}} />, ANA);
  const subject = page.getByLabelText("Subject");
  await page.getByLabelText("About a product?").selectOptions("Oak chair");
  await expect.element(subject).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Remove Oak chair" }).click();
  await expect.element(subject).toBeVisible();
  await page.getByLabelText("About a product?").selectOptions("Brass lamp");
  await page.getByLabelText("Message", { exact: true }).fill("Is it rigged?");
  server.refuse("inbox.start", "INBOX_NOBODY");
  await page.getByRole("button", { name: "Send" }).click();
  await expect
    .poll(() => server.sent("inbox.start"))
    .toMatchObject([{ recipientId: "bo", productId: "lamp", subject: "", body: "Is it rigged?" }]);
});
