import { expect, test } from "vitest";
import { piecesOf } from "./letter-links.ts";

const OURS = "http://blenda.test";
const links = (body: string) => piecesOf(body, OURS).filter(({ href }) => href);

test("a letter without addresses is one piece of text", () => {
  expect(piecesOf("Welcome.\nHave a look around.", OURS)).toEqual([{ text: "Welcome.\nHave a look around." }]);
  expect(piecesOf("", OURS)).toEqual([]);
});

test("nothing of a letter is lost or repeated", () => {
  const body = "Open http://blenda.test/unlock-account?token=abc, or (https://example.org/a_(b)). Thank you: https://example.org!";
  expect(
    piecesOf(body, OURS)
      .map(({ text }) => text)
      .join(""),
  ).toBe(body);
});

test("an address on our own site is followed inside the app, with its question and its anchor", () => {
  expect(links("Go to http://blenda.test/unlock-account?email=a%40b.c&token=x#now.")).toEqual([
    {
      text: "http://blenda.test/unlock-account?email=a%40b.c&token=x#now",
      href: "http://blenda.test/unlock-account?email=a%40b.c&token=x#now",
      page: "/unlock-account?email=a%40b.c&token=x#now",
    },
  ]);
});

test("an address elsewhere is a plain link", () => {
  expect(links("See https://example.org/help.")).toEqual([{ text: "https://example.org/help", href: "https://example.org/help" }]);
});

test.each(["javascript:alert(1)", "data:text/html,hello", "mailto:someone@example.org", "ftp://example.org", "http://", "https://["])(
  "%s is no link",
  (text) => {
    expect(links(text)).toEqual([]);
  },
);

test("a path that another site could hide behind is not followed inside the app", () => {
  expect(links("http://blenda.test//example.org/x")[0]?.page).toBeUndefined();
});

test("our name inside another address does not make it ours", () => {
  expect(links("http://blenda.test.example.org/ http://blenda.test@example.org/").map(({ page }) => page)).toEqual([undefined, undefined]);
});
