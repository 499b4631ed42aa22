import { expect, test } from "vitest";
import { greeting, letterParts } from "./rules.ts";

const pressed = (body: string) => letterParts(body).flatMap((part) => (part.kind === "button" ? [`${part.label} ${part.href}`] : []));
const read = (body: string) => letterParts(body).flatMap((part) => (part.kind === "words" ? [part.text] : []));

test.each([
  [
    "Hi,\n\nhttps://blenda.test/confirm-email#token=a&email=b\n\nIt works once.",
    "Confirm your email https://blenda.test/confirm-email#token=a&email=b",
  ],
  ["Log in: https://blenda.test/login\nForgotten it? https://blenda.test/reset-password", "Log in https://blenda.test/login"],
  [
    "If that wasn't you, choose a new one right away: https://blenda.test/reset-password",
    "Choose a new password https://blenda.test/reset-password",
  ],
  [
    "robot.glb\nhttps://blenda.test/downloads/a/b\n\nrobot.fbx\nhttps://blenda.test/downloads/a/c",
    "Download https://blenda.test/downloads/a/b",
  ],
  ["See https://blenda.test/about for more, or https://blenda.test/elsewhere", "Open Blenda https://blenda.test/elsewhere"],
])("the first address that ends a line is the one button: %j", (body, button) => {
  expect(pressed(body)).toEqual([button]);
});

test("a mail without such an address has no button, and nothing of its words is lost", () => {
  expect(pressed("Nothing to do. See https://blenda.test/x.")).toEqual([]);
  expect(read("One\ntwo\n\nthree: https://blenda.test/order/7\n\nfour")).toEqual(["One\ntwo", "four"]);
  expect(read("Change it here, now: https://blenda.test/settings")).toEqual([]);
  expect(read("It is done. Read all of it here: https://blenda.test/order/7")).toEqual(["It is done. Read all of it here:"]);
});

test.each([
  ["Mira", "Hi Mira,"],
  ["  Mira Solano ", "Hi Mira,"],
  ["Zoë-Anne O’Neil", "Hi Zoë-Anne,"],
  ["https://evil.test", "Hi,"],
  ["Win$1000", "Hi,"],
  ["x".repeat(31), "Hi,"],
  ["", "Hi,"],
])("somebody called %j is greeted with %j", (name, words) => {
  expect(greeting(name)).toBe(words);
});
