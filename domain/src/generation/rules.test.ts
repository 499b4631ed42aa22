import { expect, test } from "vitest";
import { DEFAULT_SETTINGS } from "../generator/rules.ts";
import { JOB_STATUSES } from "./constants.ts";
import type { ReadThing } from "./model.ts";
import {
  canMoveJob,
  choicesFor,
  coolingSeconds,
  costOf,
  etaSeconds,
  isOver,
  knownThing,
  openChoices,
  optionsFor,
  plainNoun,
  refusalOf,
  releasedOnCancel,
  wordsOfFileName,
} from "./rules.ts";
import { generationTexts } from "./texts.ts";

test.each([
  ["normal", "normal", false, 1],
  ["normal", "normal", true, 4],
  ["normal", "high", false, 2],
  ["ultra", "normal", false, 3],
  ["ultra", "high", true, 7],
] as const)("%s resolution, %s complexity, highPack %s cost %i tokens", (resolution, complexity, highPack, total) => {
  const cost = costOf({ resolution, complexity, highPack }, DEFAULT_SETTINGS);
  expect(cost.total).toBe(total);
  expect(cost.lines.reduce((sum, { tokens }) => sum + tokens, 0)).toBe(total);
});

test.each([
  [1, 1, 7],
  [2, 1, 14],
  [1.1, 1, 8],
  [1.5, 2, 21],
  [0.1, 1, 1],
])(
  "the dynamic price is base times multiplier %f times emergency increase %f: %i tokens",
  (costMultiplier, emergencyPriceIncrease, total) => {
    const most = { resolution: "ultra", complexity: "high", highPack: true } as const;
    const prices = { dynamicPricingEnabled: true, costMultiplier, emergencyPriceIncrease };
    expect(costOf(most, prices).total).toBe(total);
    expect(costOf(most, { ...prices, dynamicPricingEnabled: false }).total).toBe(7);
  },
);

test("a picture is neither made nor paid finer than it is, but has its HighPack", () => {
  const most = { resolution: "ultra", complexity: "high", highPack: true } as const;
  expect(costOf(optionsFor("figurine", most), DEFAULT_SETTINGS).total).toBe(4);
  expect(optionsFor(null, most)).toEqual(most);
  expect(optionsFor("form", most)).toEqual(most);
});

const wish = { prompt: "a rusty sci-fi crate", format: "glb", imageBytes: null };

test.each([
  [{ prompt: "x".repeat(501) }, { code: "GENERATION_PROMPT_TOO_LONG", data: { n: 500 } }],
  [{ prompt: "x".repeat(500) }, null],
  [{ prompt: "x".repeat(9) }, { code: "GENERATION_PROMPT_TOO_SHORT", data: { n: 10 } }],
  [{ prompt: "🍄".repeat(9) }, { code: "GENERATION_PROMPT_TOO_SHORT", data: { n: 10 } }],
  [{ prompt: "🍄".repeat(500) }, null],
  [{ prompt: `${"x".repeat(9)}   ` }, { code: "GENERATION_PROMPT_TOO_SHORT", data: { n: 10 } }],
  [{ format: "stl" }, { code: "GENERATION_FORMAT", data: { x: "stl", list: "glb, usdz, fbx, obj" } }],
  [{ prompt: "", imageBytes: 10_485_760 }, null],
  [
    { prompt: "", imageBytes: 10_485_761 },
    { code: "GENERATION_IMAGE_TOO_LARGE", data: { x: 10 } },
  ],
])("the parameters %j are answered %j", (changes, refusal) => {
  expect(refusalOf({ ...wish, ...changes }, DEFAULT_SETTINGS)).toEqual(refusal);
});

test("a job moves only as its table says, and its final states never change", () => {
  const moves = JOB_STATUSES.flatMap((from) => JOB_STATUSES.filter((to) => canMoveJob(from, to)).map((to) => `${from} → ${to}`));
  expect(moves).toEqual([
    "queued → running",
    "queued → failed",
    "queued → cancelled",
    "queued → timed_out",
    "running → queued",
    "running → succeeded",
    "running → failed",
    "running → cancelled",
    "running → timed_out",
  ]);
  expect(JOB_STATUSES.filter(isOver)).toEqual(["succeeded", "failed", "cancelled", "timed_out"]);
});

test("cancelled while it waits all tokens are back, cancelled while it runs half of them, rounded up", () => {
  expect(releasedOnCancel(7, "queued")).toBe(7);
  expect(releasedOnCancel(7, "running")).toBe(4);
  expect(releasedOnCancel(4, "running")).toBe(2);
});

test("two starts 29 seconds apart are too close, 30 are not", () => {
  const last = "2026-01-01T00:00:00.000Z";
  expect(coolingSeconds(last, 30, "2026-01-01T00:00:29.000Z")).toBe(1);
  expect(coolingSeconds(last, 30, "2026-01-01T00:00:30.000Z")).toBe(0);
  expect(coolingSeconds(null, 30, last)).toBe(0);
});

test("the estimate shares what waits among the workers", () => {
  expect(etaSeconds(1, 1, 8)).toBe(8);
  expect(etaSeconds(5, 2, 8)).toBe(24);
});

const look = { count: 1, colors: [], material: null, finish: null, pattern: null, style: null, size: null, traits: [], text: null };
const missing = (asked: string, ...offers: string[]): ReadThing => ({ ...look, asked, made: "", fit: "missing", offers, relation: null });
const there = (asked: string): ReadThing => ({ ...look, asked, made: asked, fit: "exact", offers: [], relation: null });
const reading = { things: [missing("elephant", "bear", "rabbit"), there("table"), missing("bagpipe")], unused: [], sentences: [] };

test("a thing without a form is open until one of its own offers is taken", () => {
  const open = (...choices: { asked: string; made: string }[]) => openChoices(reading, choices).map(({ asked }) => asked);
  expect(open()).toEqual(["elephant", "bagpipe"]);
  expect(open({ asked: "elephant", made: "rabbit" })).toEqual(["bagpipe"]);
  expect(open({ asked: "elephant", made: "dragon" }, { asked: "bagpipe", made: "bear" })).toEqual(["elephant", "bagpipe"]);
});

test("of what was chosen only what these words need is kept", () => {
  const bear = { asked: "elephant", made: "bear" };
  expect(choicesFor(reading, [{ asked: "table", made: "bear" }, bear, { asked: "giraffe", made: "bear" }])).toEqual([bear]);
});

test("what nobody can make out is said so, and not that we have none yet", () => {
  const nonsense = { ...missing("eleventh tuesday"), isUnknown: true };
  expect(generationTexts.notExact({ things: [nonsense], unused: [], sentences: [] })).toBe(
    "We can't tell what this is. Try naming one object, like “red toaster”.",
  );
});

test("what is missing is said with what is nearest", () => {
  expect(generationTexts.notExact(reading)).toBe(
    "We have no elephant yet. Nearest: a bear or a rabbit. We have no bagpipe yet. Describe something else.",
  );
});

test.each([
  ["Elephant", "elephant"],
  ["  fire   engine ", "fire engine"],
  ["слон", "слон"],
  ["", null],
  ["horse 2", null],
  ["<b>horse</b>", null],
  ["the house of my aunt", null],
  ["x".repeat(41), null],
])("of “%s” staff read %j", (asked, noun) => {
  expect(plainNoun(asked)).toBe(noun);
});

test.each([
  ["IMG_2041 red-mug (2).png", "red mug"],
  ["WoodenChair_final.jpeg", "wooden chair"],
  ["Screenshot 2026-11-18 at 09.12.png", ""],
  ["DSC_0042.JPG", ""],
  ["mug", "mug"],
  ["a picture my aunt took of the old blue bicycle behind her house.png", ""],
])("the name of a file “%s” may name “%s”", (name, words) => {
  expect(wordsOfFileName(name)).toBe(words);
});

test("a thing is known when it is the only one that was named and there is a form for it", () => {
  const [elephant, table] = [missing("elephant", "bear"), there("table")];
  const of = (...things: ReadThing[]) => knownThing({ things, unused: [], sentences: [] });
  expect([of(table), of(table, table), of(elephant), of(), knownThing(null)]).toEqual(["table", null, null, null, null]);
});

test("a format is asked about only where one was named", () => {
  const asked = { prompt: "rusty sci-fi crate", imageBytes: null };
  expect(refusalOf(asked, DEFAULT_SETTINGS)).toBeNull();
  expect(refusalOf({ ...asked, format: "stl" }, DEFAULT_SETTINGS)).toMatchObject({ code: "GENERATION_FORMAT" });
});
