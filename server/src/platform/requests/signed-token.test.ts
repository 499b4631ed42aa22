import { expect, test } from "vitest";
import { makeSigner } from "./signed-token.ts";

const signer = makeSigner("a secret");
const signed = signer.sign("quote", { totalCents: 1_200, title: "Röhre" });

test("what was signed is read as it was, by every process that knows the secret", () => {
  expect(makeSigner("a secret").verify("quote", signed)).toEqual({ totalCents: 1_200, title: "Röhre" });
});

test.each([
  ["nothing", ""],
  ["a word", "quote"],
  ["another content under the same signature", `${Buffer.from('{"totalCents":1}').toString("base64url")}.${signed.split(".")[1]}`],
  ["no signature", `${signed.split(".")[0]}.`],
  ["half a signature", signed.slice(0, -10)],
  ["something behind the signature", `${signed}.more`],
  ["another process's secret", makeSigner("another").sign("quote", { totalCents: 1 })],
  ["a token of another kind", signer.sign("voucher", { totalCents: 1 })],
])("%s is verified as nothing", (_what, token) => {
  expect(signer.verify("quote", token)).toBeNull();
});
