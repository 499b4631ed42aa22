import fc from "fast-check";
import { expect, test } from "vitest";
import { CONTACT, CONTACT_TOPICS } from "./constants.ts";
import { ContactMessage } from "./contract.ts";
import { type ContactDraft, contactFaults } from "./rules.ts";

const good: ContactDraft = { name: "A reader", email: "reader@example.com", topic: "order", message: "Where do I find my download?" };
const key = "a-key-of-one-wish";

test.each<[string, Partial<ContactDraft>, object]>([
  ["a complete message has no fault", {}, {}],
  ["a name is needed, and blanks are not one", { name: "   " }, { name: "nameMissing" }],
  ["a name has at most 80 characters", { name: "n".repeat(81) }, { name: "nameTooLong" }],
  ["an address is needed", { email: "" }, { email: "emailMissing" }],
  ["an address has something on both sides of its sign", { email: "reader.example.com" }, { email: "emailMalformed" }],
  ["an address has a domain", { email: "reader@example" }, { email: "emailMalformed" }],
  ["a topic is chosen", { topic: "" }, { topic: "topicMissing" }],
  ["a message is needed", { message: "\n" }, { message: "messageMissing" }],
  ["a message of 19 characters is too short", { message: "m".repeat(19) }, { message: "messageTooShort" }],
  ["a message of 20 characters is long enough", { message: "m".repeat(20) }, {}],
  ["blanks around a message do not count", { message: `  ${"m".repeat(5000)}  ` }, {}],
  ["a message has at most 5,000 characters", { message: "m".repeat(5001) }, { message: "messageTooLong" }],
  ["a character made of two code units counts once", { name: "🪐".repeat(80) }, {}],
])("%s", (_, change, faults) => {
  expect(contactFaults({ ...good, ...change })).toEqual(faults);
});

test("what the contract accepts, the form never refuses", () => {
  const drafts = fc.record({
    name: fc.string({ maxLength: CONTACT.NAME_MAX + 2, unit: "grapheme" }),
    email: fc.stringMatching(/^ ?[\w.+'-]{1,12}@[a-zA-Z0-9-]{1,8}\.[a-z]{1,4} ?$/),
    topic: fc.constantFrom(...CONTACT_TOPICS),
    message: fc.string({ minLength: CONTACT.MESSAGE_MIN - 2, maxLength: 60, unit: "grapheme" }),
  });
  fc.assert(
    fc.property(drafts, (draft) => {
      fc.pre(ContactMessage.safeParse({ ...draft, key }).success);
      expect(contactFaults(draft)).toEqual({});
    }),
  );
});

test("what the form lets through, the contract accepts, but for rare addresses and characters nobody can keep", () => {
  const drafts = fc.record({
    name: fc.stringMatching(/^[\w ]{0,90}$/),
    email: fc.constantFrom("reader@example.com", "reader+tag@mail.example.org", "reader@example", ""),
    topic: fc.constantFrom(...CONTACT_TOPICS, "" as const),
    message: fc.stringMatching(/^[\w \n]{0,40}$/),
  });
  fc.assert(
    fc.property(drafts, (draft) => {
      expect(ContactMessage.safeParse({ ...draft, key }).success).toBe(Object.keys(contactFaults(draft)).length === 0);
    }),
  );
});

test("a name is one line", () => {
  expect(ContactMessage.safeParse({ ...good, name: "A reader\nTopic: press", key }).success).toBe(false);
});
