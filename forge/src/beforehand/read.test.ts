import { PROGRAMS } from "@blenda/forms/processes/programs";
import { expect, test } from "vitest";
import { NotAnswered } from "./kept-process.ts";
import { makePromptReader } from "./read.ts";

const limits = { cpuSeconds: 60, megabytes: 900 };

test("prompts are read in a process of its own, which ends when nobody asks and starts again when somebody does", async () => {
  const reader = makePromptReader(PROGRAMS.read, limits, { idleMs: 1 });
  const [crate, flurble, nothing] = await Promise.all(
    ["a rusty crate", "a blue flurble", "12 of the"].map((prompt) => reader.read(prompt)),
  );
  expect(crate?.things).toMatchObject([{ asked: "crate", made: "crate", fit: "exact", offers: [] }]);
  expect(flurble?.things).toMatchObject([{ asked: "flurble", made: "", fit: "missing", colors: ["blue"] }]);
  expect(nothing?.things).toEqual([]);
  expect((await reader.read("three red mushrooms")).things[0]).toMatchObject({ made: "mushroom", fit: "exact" });
});

test("beyond the queue nobody waits: they are told at once", async () => {
  const reader = makePromptReader(PROGRAMS.read, limits, { mostWaiting: 1 });
  const first = reader.read("a rusty crate");
  await expect(reader.read("a wooden chair")).rejects.toThrow(NotAnswered);
  expect((await first).things).toHaveLength(1);
});

test("a reading that does not end in time ends its process, and everybody who waits hears of it", async () => {
  const reader = makePromptReader(PROGRAMS.read, { ...limits, cpuSeconds: 0.001 });
  const both = await Promise.allSettled([reader.read("a rusty crate"), reader.read("a wooden chair")]);
  expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
});
