import { expect, test } from "vitest";
import { makeSigner } from "./signed-token.ts";

const seal = makeSigner("a secret");
const closed = seal.close("quote", { totalCents: 1_200, title: "Röhre" });

test("what was closed is opened as it was, by every process that knows the secret", () => {
  expect(makeSigner("a secret").open("quote", closed)).toEqual({ totalCents: 1_200, title: "Röhre" });
});

test.each([
  ["nothing", ""],
  ["a word", "quote"],
  ["another content under the same seal", `${Buffer.from('{"totalCents":1}').toString("base64url")}.${closed.split(".")[1]}`],
  ["no seal", `${closed.split(".")[0]}.`],
  ["half a seal", closed.slice(0, -10)],
  ["something behind the seal", `${closed}.more`],
  ["another process's secret", makeSigner("another").close("quote", { totalCents: 1 })],
  ["a letter of another kind", seal.close("voucher", { totalCents: 1 })],
])("%s is opened as nothing", (_what, sealed) => {
  expect(seal.open("quote", sealed)).toBeNull();
});
