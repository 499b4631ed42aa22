import { describe, expect, test } from "vitest";
import { richTextOfPlain } from "../shared/rich-text/plain-text.ts";
import { COMMUNITY, PACE } from "./constants.ts";
import {
  canEdit,
  commentNotices,
  commentPause,
  hotNumbers,
  isEditMarked,
  isTag,
  linksIn,
  linksInRich,
  namedIn,
  newcomerProblem,
  type PostingPace,
  postPause,
  restorableAt,
  summaryOf,
  tagOf,
} from "./rules.ts";

const NOW = "2026-11-16T12:00:00.000Z";
const ago = ({ days = 0, hours = 0, minutes = 0, seconds = 0 }) =>
  new Date(Date.parse(NOW) - (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1_000).toISOString();

test.each([
  ["#Hard Surface", "hard-surface"],
  ["  low_poly ", "low-poly"],
  ["Häuser", "häuser"],
  ["--a--b--", "a-b"],
  ["<script>", "script"],
  ["##", ""],
  ["x".repeat(40), "x".repeat(COMMUNITY.TAG_MAX)],
])("a tag typed as %j is %j", (typed, tag) => expect(tagOf(typed)).toBe(tag));

test.each(["diorama", "low-poly", "3d", "日本"])("%s is a tag", (tag) => expect(isTag(tag)).toBe(true));
test.each(["", "a", "#a1", "Two", "two words", "-x-"])("%j is none", (tag) => expect(isTag(tag)).toBe(false));

const paced = (more: Partial<PostingPace> = {}): PostingPace => ({
  joinedAt: ago({ days: 30 }),
  lastPostAt: null,
  lastCommentAt: null,
  firstDayPosts: 0,
  firstDayComments: 0,
  ...more,
});

describe("decision B24: limits", () => {
  test.each([
    ["fifteen seconds between posts: too soon", { lastPostAt: ago({ seconds: 14 }) }, { problem: "wait", seconds: 1 }],
    ["fifteen seconds between posts: now", { lastPostAt: ago({ seconds: 15 }) }, null],
    ["three posts on the first day", { joinedAt: ago({ hours: 23 }), firstDayPosts: PACE.FIRST_DAY_POSTS }, { problem: "first-day" }],
    ["two of three", { joinedAt: ago({ hours: 23 }), firstDayPosts: PACE.FIRST_DAY_POSTS - 1 }, null],
    ["the second day", { joinedAt: ago({ hours: 24 }), firstDayPosts: PACE.FIRST_DAY_POSTS }, null],
  ] as const)("posts: %s", (_name, more, pause) => expect(postPause(paced(more), NOW)).toEqual(pause));

  test.each([
    ["five seconds: too soon", { lastCommentAt: ago({ seconds: 3 }) }, { problem: "wait", seconds: 2 }],
    ["five seconds: now", { lastCommentAt: ago({ seconds: 5 }) }, null],
    ["thirty for those who are new", { joinedAt: ago({ days: 6 }), lastCommentAt: ago({ seconds: 5 }) }, { problem: "wait", seconds: 25 }],
    ["a week later they are not", { joinedAt: ago({ days: 7 }), lastCommentAt: ago({ seconds: 5 }) }, null],
    ["ten on the first day", { joinedAt: ago({ hours: 2 }), firstDayComments: PACE.FIRST_DAY_COMMENTS }, { problem: "first-day" }],
  ] as const)("comments: %s", (_name, more, pause) => expect(commentPause(paced(more), NOW)).toEqual(pause));

  test.each([
    [{ links: 3, mentions: 0, media: 0 }, "links"],
    [{ links: 2, mentions: 3, media: 0 }, "mentions"],
    [{ links: 2, mentions: 2, media: 6 }, "media"],
    [{ links: 2, mentions: 2, media: 5 }, null],
  ] as const)("somebody new with %j has too much of: %s", (has, problem) => {
    expect(newcomerProblem(ago({ days: 6 }), NOW, has)).toBe(problem);
    expect(newcomerProblem(ago({ days: 7 }), NOW, has)).toBeNull();
  });

  test.each([
    ["new, after 23 hours", { days: 6 }, { hours: 23 }, true],
    ["new, after 24 hours", { days: 6 }, { hours: 24 }, false],
    ["not new, after a year", { days: 500 }, { days: 365 }, true],
  ] as const)("editing: %s", (_name, joined, written, may) => expect(canEdit(ago(joined), ago(written), NOW)).toBe(may));

  test("an edit is marked after five minutes", () => {
    expect(isEditMarked(ago({ minutes: 4, seconds: 59 }), NOW)).toBe(false);
    expect(isEditMarked(ago({ minutes: 5 }), NOW)).toBe(true);
  });

  test("what reports hid can be shown again ten minutes later", () => expect(restorableAt(ago({ minutes: 10 }))).toBe(NOW));
});

describe("decision B24: hot = (likes + 2 × unique commenters + 3 × saves − 1) / (age in hours + 2) ^ 1.2", () => {
  test.each([
    [{ likeQuarters: 185 * 4, commenters: 21, saves: 46, createdAt: ago({ hours: 2 }) }, 364, 68.97],
    [{ likeQuarters: 0, commenters: 0, saves: 0, createdAt: NOW }, -1, -0.44],
    [{ likeQuarters: 4, commenters: 0, saves: 0, createdAt: NOW }, 0, 0],
    [{ likeQuarters: 1, commenters: 1, saves: 0, createdAt: ago({ hours: 10 }) }, 1.25, 0.06],
  ])("%j", (post, points, score) => {
    const numbers = hotNumbers(post, NOW);
    expect(numbers.points).toBe(points);
    expect(numbers.score).toBeCloseTo(score, 2);
  });
});

test("links are counted where they lead somewhere and where they are only typed", () => {
  expect(linksIn("see https://a.example and www.b.example")).toBe(2);
  expect(
    linksInRich([
      { type: "p", inline: [{ type: "text", text: "https://a.example", href: "https://a.example" }] },
      { type: "blockquote", blocks: [{ type: "p", inline: [{ type: "text", text: "http://b.example" }] }] },
    ]),
  ).toBe(2);
});

test("a card says how a text begins, and whether that is all", () => {
  expect(summaryOf(richTextOfPlain("Short.\n\nTwo."))).toEqual({ summary: "Short.\n\nTwo.", isWhole: true });
  expect(summaryOf([{ type: "pre", text: "x" }])).toEqual({ summary: "x", isWhole: false });
  const long = summaryOf(richTextOfPlain("word ".repeat(200)));
  expect(long.isWhole).toBe(false);
  expect([...long.summary].length).toBeLessThanOrEqual(COMMUNITY.SUMMARY_MAX + 1);
});

test("only those a text names are mentioned", () => {
  const people = [{ name: "Halfbyte Props" }, { name: "Ada" }];
  expect(namedIn("as in @Halfbyte Props' scene", people)).toEqual([people[0]]);
});

test.each([
  ["the post's author of a comment", { answeredId: null, mentionedIds: [] }, [["ada", "commented"]]],
  [
    "who is answered, and the post's author",
    { answeredId: "cara", mentionedIds: [] },
    [
      ["ada", "commented"],
      ["cara", "replied"],
    ],
  ],
  ["the post's author once, as whom is answered", { answeredId: "ada", mentionedIds: ["ada"] }, [["ada", "replied"]]],
  [
    "who is named, but never the writer",
    { answeredId: "bob", mentionedIds: ["bob", "dora"] },
    [
      ["dora", "mentioned"],
      ["ada", "commented"],
    ],
  ],
] as const)("told: %s", (_name, more, told) =>
  expect(commentNotices({ authorId: "bob", postAuthorId: "ada", ...more })).toEqual(told.map(([to, says]) => ({ to, says }))),
);
