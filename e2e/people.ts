import { randomInt, randomUUID } from "node:crypto";
import type { Letter } from "@blenda/domain/mail/model";
import { type APIRequestContext, type BrowserContext, expect, type Locator, type Page } from "@playwright/test";
import { returningTest } from "./visitor.ts";

export interface Person {
  name: string;
  email: string;
  password: string;
}

interface People {
  /** Somebody with an account, whom this browser has never seen. */
  account: Person;
  /** Somebody with an account who is signed in to it here. */
  me: Person;
}

/** Every journey has people of its own, so none disturbs another. */
export const test = returningTest.extend<People>({
  account: async ({ request, baseURL }, use) => use(await makeAccount(request, baseURL)),
  me: async ({ context, baseURL }, use) => use(await makeAccount(context.request, baseURL)),
});

/** Journeys of somebody who is signed in from the start. */
export const signedInTest = test.extend<{ isHere: undefined }>({
  isHere: [async ({ me }, use) => use(void me), { auto: true }],
});

export const newAddress = (): string => `${randomUUID()}@example.com`;

export const newPerson = (): Person => ({ name: "New Visitor", email: newAddress(), password: `Quiet-${randomUUID().slice(0, 8)}` });

/** Calls the server as one of our pages would. */
export async function call(
  from: APIRequestContext,
  home: string | undefined,
  operation: string,
  data: object = {},
  headers: Record<string, string> = {},
): Promise<number> {
  const answer = await from.post(`/api/${operation}`, { headers: { origin: new URL(home ?? "").origin, ...headers }, data });
  return answer.status();
}

/** Each from a network of their own: the tokens for newcomers are counted by it. */
const ownNetwork = () => ({ "x-forwarded-for": `10.${[0, 0, 0].map(() => randomInt(1, 255)).join(".")}` });

/** As the screens do it, without them. The browser that confirms is signed in. */
async function makeAccount(from: APIRequestContext, home: string | undefined): Promise<Person> {
  const person = newPerson();
  expect(await call(from, home, "identity/signUp", person)).toBe(200);
  const token = new URLSearchParams(fragmentIn(await letterTo(from, person.email, /^Confirm your email/))).get("token");
  expect(await call(from, home, "identity/confirmEmail", { token }, ownNetwork())).toBe(200);
  return person;
}

export async function signInFrom(context: BrowserContext, home: string | undefined, { email, password }: Person): Promise<void> {
  expect(await call(context.request, home, "identity/signIn", { email, password })).toBe(200);
}

/** All that was written to somebody, newest first. */
export async function lettersTo(from: APIRequestContext, recipient: string): Promise<Letter[]> {
  const letters: Letter[] = await (await from.get("/api/mail/mailbox")).json();
  return letters.filter((letter) => letter.recipient === recipient);
}

export async function letterTo(from: APIRequestContext, recipient: string, subject: RegExp): Promise<Letter> {
  const find = async () => (await lettersTo(from, recipient)).find((letter) => subject.test(letter.subject));
  await expect.poll(find, `a letter ${subject} to ${recipient}`).toBeDefined();
  return (await find()) as Letter;
}

/** The link of a letter that carries a secret, from the path on. */
export function linkIn({ body }: Letter): string {
  const link = body.match(/http\S+#\S+/)?.[0] ?? "";
  expect(link, "the link in the letter").not.toBe("");
  const { pathname, hash } = new URL(link);
  return pathname + hash;
}

const fragmentIn = (letter: Letter): string => linkIn(letter).split("#")[1] ?? "";

/** What the navbar shows to somebody who is signed in. */
export const accountMenu = (page: Page): Locator => page.getByRole("button", { name: "Your account" });

export async function expectSignedOut(page: Page): Promise<void> {
  await expect(page.getByRole("banner").getByRole("link", { name: "Log in" })).toBeVisible();
  await expect(accountMenu(page)).toBeHidden();
}

export const message = (page: Page, sentence: string): Locator => page.getByRole("region", { name: "Messages" }).getByText(sentence);
