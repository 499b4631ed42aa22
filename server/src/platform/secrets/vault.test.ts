import { randomBytes } from "node:crypto";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeVault, openVault, readKeys } from "./vault.ts";

const key = () => randomBytes(32).toString("base64");
const vaultOf = (text: string) => makeVault(readKeys(text) ?? new Map());

test("what is sealed opens again, looks different each time and shows nothing of what it holds", () => {
  const vault = vaultOf(key());
  const sealed = [vault.seal("JBSWY3DPEHPK3PXP"), vault.seal("JBSWY3DPEHPK3PXP")];
  expect(new Set(sealed).size).toBe(2);
  for (const each of sealed) {
    expect(each).not.toContain("JBSWY3DPEHPK3PXP");
    expect(vault.open(each)).toBe("JBSWY3DPEHPK3PXP");
  }
});

test("a new key seals, the old one still opens; without it nothing opens", () => {
  const [old, fresh] = [key(), key()];
  const sealed = vaultOf(`1:${old}`).seal("seed");
  const both = vaultOf(`2:${fresh},1:${old}`);
  expect(both.open(sealed)).toBe("seed");
  expect(both.seal("seed")).toMatch(/^2:/);
  expect(() => vaultOf(`2:${fresh}`).open(sealed)).toThrow("has no key called 1");
});

test("a changed letter or another key is noticed", () => {
  const sealed = vaultOf(key()).seal("seed");
  expect(() => vaultOf(key()).open(sealed)).toThrow();
  const vault = vaultOf(key());
  const mine = vault.seal("seed");
  expect(() => vault.open(`${mine.slice(0, -2)}${mine.at(-2) === "A" ? "B" : "A"}${mine.slice(-1)}`)).toThrow();
});

test.each(["", "short", `1:${key()},1:${key()}`, `${key()},`, "not base64 at all !"])("%j is not a key", (text) => {
  expect(readKeys(text)).toBeNull();
});

test("outside production the key is made once, readable by its owner alone", async () => {
  const folder = await mkdtemp(join(tmpdir(), "blenda-vault-"));
  const [one, other] = await Promise.all([openVault({ DATA_DIR: folder }), openVault({ DATA_DIR: folder })]);
  expect(other.open(one.seal("seed"))).toBe("seed");
  expect((await stat(join(folder, "secrets.key"))).mode & 0o777).toBe(0o600);
  await rm(folder, { recursive: true });
});
