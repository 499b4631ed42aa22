import { CONTACT } from "@blenda/domain/information/constants";
import { expect, test } from "vitest";
import { ADA, testApp } from "../testing/app.ts";

const app = await testApp();
const visitor = app.as(null);

const wish = {
  name: "A reader",
  email: "Reader@Example.com",
  topic: "order",
  message: "The archive of my order opens empty on my machine.",
  key: "one-wish-1",
} as const;

const mails = () => app.db.selectFrom("mails").selectAll().orderBy("n").execute();

test("a message goes to the support address and is answered to its sender", async () => {
  const { reference } = await visitor.information.contact(wish);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ recipient: "support@example.com", replyTo: "reader@example.com" });
  expect(mail?.subject).toBe(`Blenda contact ${reference}: An order or a refund`);
  expect(mail?.body).toContain("From: A reader <reader@example.com>");
  expect(mail?.body).toContain("Account: not logged in");
  expect(mail?.body).toContain(wish.message);
});

test("whoever is signed in is named, so that nobody has to ask for the account", async () => {
  await app.as(ADA).information.contact(wish);
  expect((await mails())[0]?.body).toContain(`Account: ${ADA.id}`);
});

test("nothing is mailed to the address somebody typed", async () => {
  await visitor.information.contact(wish);
  expect((await mails()).map(({ recipient }) => recipient)).not.toContain("reader@example.com");
});

test("the same key twice sends one mail and repeats the answer, also from another network", async () => {
  const first = await visitor.information.contact(wish);
  const second = await app.as(null, "198.51.100.4").information.contact(wish);
  expect(second).toEqual(first);
  expect(await mails()).toHaveLength(1);
});

test("the same key with another message is refused", async () => {
  await visitor.information.contact(wish);
  const other = visitor.information.contact({ ...wish, message: "This is an altogether different message." });
  await expect(other).rejects.toMatchObject({ code: "KEY_REUSED" });
  expect(await mails()).toHaveLength(1);
});

test("a message that is too short is refused by its field and sends nothing", async () => {
  await expect(visitor.information.contact({ ...wish, message: "Hello" })).rejects.toMatchObject({
    code: "BAD_REQUEST",
    data: { fields: ["message"] },
  });
  expect(await mails()).toEqual([]);
});

test("a sixth message within an hour is refused in words, and the next hour allows it", async () => {
  for (let at = 1; at <= CONTACT.PER_ADDRESS_PER_HOUR; at++) await visitor.information.contact({ ...wish, key: `one-wish-${at}` });
  const sixth = { ...wish, key: "one-wish-6" };
  await expect(visitor.information.contact(sixth)).rejects.toMatchObject({
    code: "TOO_MANY_REQUESTS",
    message: expect.stringMatching(/^Too many requests\. Please try again in \d+ (second|minute)s?\.$/),
  });
  expect(await mails()).toHaveLength(CONTACT.PER_ADDRESS_PER_HOUR);
  app.passMinutes(61);
  await visitor.information.contact(sixth);
  expect(await mails()).toHaveLength(CONTACT.PER_ADDRESS_PER_HOUR + 1);
});
