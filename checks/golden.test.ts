import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { contract } from "@blenda/domain/contract";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(root, path), "utf8");

/** A sentence as it may stand in the code: what is filled in is a placeholder of a template. */
function written(sentence: string): RegExp {
  const parts = sentence.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll("'", "(?:'|\\\\')"));
  return new RegExp(`["'\`]${parts.join("\\$\\{[^}]+\\}")}["'\`]`, "g");
}

const chapters = read("docs/spec/messages.txt")
  .split(/\n{2,}/)
  .map((chapter) => chapter.split("\n").filter((line) => line !== "" && !line.startsWith("#")))
  .filter((lines) => lines.length > 0)
  .map(([domain = "", ...sentences]) => ({ domain, sentences }))
  .filter(({ domain }) => existsSync(join(root, "domain/src", domain)));

test.each(chapters.flatMap(({ domain, sentences }) => sentences.map((sentence) => [domain, sentence] as const)))(
  "%s says, in exactly one place: %s",
  (domain, sentence) => {
    const places = globSync(`domain/src/${domain}/{failures,texts}.ts`, { cwd: root }).flatMap(
      (path) => read(path).match(written(sentence)) ?? [],
    );
    expect(places).toHaveLength(1);
  },
);

test("what an event calls stale is a call that exists", async () => {
  const calls = Object.entries(contract).flatMap(([domain, operations]) => Object.keys(operations).map((name) => `${domain}.${name}`));
  const modules = await Promise.all(
    globSync("domain/src/*/events.ts", { cwd: root }).map(
      (path) => import(join(root, path)) as Promise<Record<string, { stale?: readonly string[] }>>,
    ),
  );
  const stale = modules.flatMap((module) => Object.values(module).flatMap((kind) => kind.stale ?? []));
  expect(stale.length).toBeGreaterThan(0);
  expect(calls).toEqual(expect.arrayContaining(stale));
});
