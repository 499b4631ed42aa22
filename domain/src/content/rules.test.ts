import { expect, test } from "vitest";
import { HeroChange } from "./model.ts";
import { changesOn, contentDiff, favours, inNamedOrder, isWholeHomepage, readHero, readHomepage, sectionPicks } from "./rules.ts";

const DEFAULTS = {
  title: "",
  subtitle: "",
  primaryButtonText: "",
  secondaryButtonText: "",
  backgroundImage: "",
  isActive: true,
  overlayOpacity: 50,
  brightness: 100,
  contrast: 100,
  saturation: 100,
  blur: 0,
  imagePosition: "center center",
  imageScale: "cover",
  overlayColor: "#000000",
};

test("a hero has fourteen fields, and a document that leaves one out gets its default", () => {
  expect(Object.keys(DEFAULTS)).toHaveLength(14);
  for (const nothing of [undefined, null, {}, "words", 7, []]) expect(readHero(nothing)).toEqual(DEFAULTS);
  expect(readHero({ title: "Hello", isActive: false, overlayOpacity: 0 })).toEqual({
    ...DEFAULTS,
    title: "Hello",
    isActive: false,
    overlayOpacity: 0,
  });
});

test("a field that cannot be read is the default, and the rest of the document stays", () => {
  expect(readHero({ title: "Hello", overlayOpacity: 500, blur: "much", imageScale: null, isActive: "yes", odd: 1 })).toEqual({
    ...DEFAULTS,
    title: "Hello",
  });
});

test("an item of a section is named by productId, id or docId, in this order, and counts once", () => {
  const items = [
    { productId: "a", id: "x", docId: "y", note: "first" },
    { id: "b", docId: "y", note: "" },
    { docId: "c", note: "" },
    { note: "nobody" },
    { productId: "", docId: "a", note: "again" },
  ];
  expect(sectionPicks({ items })).toEqual([
    { productId: "a", note: "first" },
    { productId: "b", note: "" },
    { productId: "c", note: "" },
  ]);
});

const home = (...picks: [string, string][]) => ({
  ...readHomepage({}),
  picks: [{ id: "staffPicks" as const, picks: picks.map(([productId, note]) => ({ productId, note })) }],
});

test("a home nobody arranged has the five sections in their usual order, all shown", () => {
  for (const nothing of [undefined, null, {}, "words", { sections: 7 }])
    expect(readHomepage(nothing).sections.map(({ id, isShown }) => [id, isShown])).toEqual([
      ["featured", true],
      ["staffPicks", true],
      ["categories", true],
      ["tutorials", true],
      ["stories", true],
    ]);
});

test("an arranged home keeps its order, and a section that was never placed follows", () => {
  const sections = [
    { id: "tutorials", title: "Learn", isShown: true },
    { id: "section-abcd1234", title: "Spring", isShown: true },
    { id: "featured", title: "", isShown: false },
  ];
  expect(readHomepage({ sections }).sections.map(({ id }) => id)).toEqual([
    ...["tutorials", "section-abcd1234", "featured"],
    ...["staffPicks", "categories", "stories"],
  ]);
});

test("picks belong to a section made by hand that is on home, and no product is in it twice", () => {
  const whole = home(["a", ""]);
  expect(isWholeHomepage(whole)).toBe(true);
  expect(isWholeHomepage(home(["a", ""], ["a", "again"]))).toBe(false);
  expect(isWholeHomepage({ ...whole, picks: [{ id: "featured", picks: [] }] })).toBe(false);
  expect(isWholeHomepage({ ...whole, picks: [{ id: "section-abcd1234", picks: [] }] })).toBe(false);
  expect(isWholeHomepage({ ...whole, sections: whole.sections.slice(1) })).toBe(false);
  expect(isWholeHomepage({ ...whole, sections: [...whole.sections, ...whole.sections.slice(0, 1)] })).toBe(false);
});

const three: [string, string][] = [
  ["a", ""],
  ["mine", "Nice"],
  ["b", ""],
];
test.each([
  [
    "comes in",
    [["a", ""]],
    [
      ["a", ""],
      ["mine", ""],
    ],
    true,
  ],
  [
    "gets other words",
    three,
    [
      ["a", ""],
      ["mine", "Very nice"],
      ["b", ""],
    ],
    true,
  ],
  [
    "overtakes another",
    three,
    [
      ["mine", "Nice"],
      ["a", ""],
      ["b", ""],
    ],
    true,
  ],
  [
    "stays",
    three,
    [
      ["a", "New words"],
      ["mine", "Nice"],
      ["b", ""],
    ],
    false,
  ],
  [
    "moves up because another went",
    three,
    [
      ["mine", "Nice"],
      ["b", ""],
    ],
    false,
  ],
  [
    "goes back",
    three,
    [
      ["a", ""],
      ["b", ""],
      ["mine", "Nice"],
    ],
    false,
  ],
  [
    "goes out",
    three,
    [
      ["a", ""],
      ["b", ""],
    ],
    false,
  ],
] satisfies [string, [string, string][], [string, string][], boolean][])(
  "when a product of one's own %s on home, %o to %o favours it: %s",
  (_what, before, after, expected) => {
    expect(favours(home(...before), home(...after), new Set(["mine"]))).toBe(expected);
  },
);

test("a draft holds only what differs from what is live", () => {
  expect(changesOn({ title: "Old", blur: 0 }, { title: "New", blur: 0 })).toEqual({ title: "New" });
  expect(contentDiff({ title: "Old" }, { title: "New", blur: 3 })).toEqual([
    { field: "title", before: "Old", after: "New" },
    { field: "blur", before: null, after: 3 },
  ]);
});

test("categories that are named come first, the others stay by name", () => {
  const ids = (names: string[]) => inNamedOrder([{ id: "a" }, { id: "b" }, { id: "c" }], names).map(({ id }) => id);
  expect([ids([]), ids(["c"]), ids(["c", "gone", "b"])]).toEqual([
    ["a", "b", "c"],
    ["c", "a", "b"],
    ["c", "b", "a"],
  ]);
});

test("a banner takes pictures of ours alone, whole numbers within their bounds, and colours of six digits", () => {
  const fits = (changes: object) => HeroChange.safeParse(changes).success;
  for (const backgroundImage of ["", "/hero/home.webp", "/files/0199-abc"]) expect(fits({ backgroundImage })).toBe(true);
  for (const backgroundImage of ["https://elsewhere.example/a.webp", "//elsewhere.example/a", "/files/../api", "/hero/home.svg", "data:x"])
    expect(fits({ backgroundImage })).toBe(false);
  for (const wrong of [
    { blur: 41 },
    { brightness: 100.5 },
    { overlayColor: "red" },
    { imagePosition: "12px 3px" },
    { imageScale: "120%" },
    { odd: 1 },
  ])
    expect(fits(wrong)).toBe(false);
  expect(fits({ title: "x".repeat(60), overlayColor: "#AbCdEf", imagePosition: "left bottom", imageScale: "contain" })).toBe(true);
  expect(fits({ title: "x".repeat(61) })).toBe(false);
});
