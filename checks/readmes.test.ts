import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { EventKind } from "@blenda/domain/access/event";
import { beforeAll, expect, test } from "vitest";
import type { Listener } from "../server/src/platform/events/outbox.ts";

const root = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
/** The part of a path below `src`. */
const domainOf = (path: string) => path.split("/")[2] as string;
const readmes = globSync("domain/src/*/README.md", { cwd: root }).toSorted();

/** What a README says behind a word such as `**Tells**`, up to the next such word or the end of the paragraph. */
function said(readme: string, word: string): string {
  return [...read(readme).matchAll(new RegExp(`\\*\\*${word}\\*\\*([\\s\\S]*?)(?=\\*\\*[A-Z]|\\n\\n|$(?![\\s\\S]))`, "g"))]
    .map(([, text]) => text)
    .join(" ");
}
const namesIn = (text: string) => [...text.matchAll(/`([a-zA-Z]+\.[A-Za-z]+)`/g)].map(([, name]) => name as string).toSorted();

/** `cart.added` (heard by `notifications`): with whom, as it is written behind the name. */
const hearersIn = (text: string) =>
  [...text.matchAll(/`([a-zA-Z]+\.[A-Za-z]+)` \(heard by ([^)]+)\)/g)]
    .flatMap(([, name, hearers = ""]) => [...hearers.matchAll(/`([a-z]+)`/g)].map(([, hearer]) => `${name} → ${hearer}`))
    .toSorted();

async function modulesAt<Export>(pattern: string): Promise<{ domain: string; exports: Export[] }[]> {
  const load = async (path: string) => ({ domain: domainOf(path), exports: Object.values(await import(join(root, path))) as Export[] });
  return Promise.all(globSync(pattern, { cwd: root }).map(load));
}

interface HeardEvent {
  domain: string;
  event: string;
}
const told = new Map<string, EventKind<unknown>[]>();
const heard: HeardEvent[] = [];
const kindsOf = (domain: string) => (told.get(domain) ?? []).map(({ kind }) => kind);

beforeAll(async () => {
  for (const { domain, exports } of await modulesAt<EventKind<unknown>>("domain/src/*/events.ts")) told.set(domain, exports);
  for (const { domain, exports } of await modulesAt<Listener[]>("server/src/*/listeners.ts"))
    heard.push(...exports.flat().map(({ on }) => ({ domain, event: on })));
});

/** By domain, what its README says and what is so. */
const compared = (says: (readme: string) => string[], is: (domain: string) => string[]) => {
  expect(Object.fromEntries(readmes.map((readme) => [domainOf(readme), says(readme)]))).toEqual(
    Object.fromEntries(readmes.map((readme) => [domainOf(readme), is(domainOf(readme)).toSorted()])),
  );
};

test("a README tells of exactly the events its domain declares", () => {
  expect(told.size).toBeGreaterThan(10);
  expect(readmes.map(domainOf)).toEqual(expect.arrayContaining([...told.keys(), ...heard.map(({ domain }) => domain)]));
  compared((readme) => namesIn(said(readme, "Tells")), kindsOf);
});

test("a README names whoever listens to its events", () => {
  compared(
    (readme) => hearersIn(said(readme, "Tells")),
    (domain) => heard.filter(({ event }) => kindsOf(domain).includes(event)).map((each) => `${each.event} → ${each.domain}`),
  );
});

test("a README hears exactly the events its listeners listen to", () => {
  compared(
    (readme) => namesIn(said(readme, "Hears")),
    (name) => heard.filter(({ domain }) => domain === name).map(({ event }) => event),
  );
});

/** Shown by kept answers and by nothing a process has in its memory. */
const KEPT_ALONE = new Set(["bundles.changed", "content.published"]);

test("whoever watches drops says of which events, and every event that drops something is watched", () => {
  // Whatever is asked of the payload is a word: only what an event leads to is looked at.
  const payload = new Proxy({}, { get: () => "word" });
  // What only visitors are shown is kept by the ground alone.
  const dropping = [...told.values()].flat().filter((kind) => kind(payload).drops?.isForVisitors === undefined && kind(payload).drops);
  const watchers = globSync("server/src/*/**/!(*.test).ts", { cwd: root }).filter((path) => /\blive\.watch\(/.test(read(path)));
  const watched = new Map(readmes.map((readme) => [domainOf(readme), namesIn(said(readme, "Watches"))]));
  const isDomain = (name: string) => watched.has(name);
  expect([...watched].flatMap(([domain, names]) => (names.length > 0 ? domain : []))).toEqual(
    watchers.map(domainOf).filter(isDomain).toSorted(),
  );
  const isKeptAlone = (kind: string) => KEPT_ALONE.has(kind);
  expect([...watched.values()].flat().toSorted()).toEqual(
    dropping
      .map(({ kind }) => kind)
      .filter((kind) => !isKeptAlone(kind))
      .toSorted(),
  );
});

test("READMEs have one word each for telling and hearing", () => {
  expect(readmes.filter((readme) => /\*\*(Who listens|Listens)\*\*/.test(read(readme)))).toEqual([]);
});
