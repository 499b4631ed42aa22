import { describe, expect, test } from "vitest";
import { hotScore, mixed, RANKING, type Ranked, spread, withPins } from "./ranking.ts";

const none = { likes: 0, youngLikes: 0, commenters: 0, saves: 0 };
const post = (id: string, authorId = `author of ${id}`): Ranked => ({ id, authorId });
const many = (name: string, count: number, authorId?: string) =>
  Array.from({ length: count }, (_, n) => post(`${name}-${n + 1}`, authorId));
const idsOf = (posts: readonly Ranked[]) => posts.map(({ id }) => id);

test("ranking is renewed every 10 minutes, counts the last 7 days, and a begun feed can be read on for two hours", () => {
  expect(RANKING).toMatchObject({ EVERY_MINUTES: 10, TRENDING_DAYS: 7, KEPT_HOURS: 2 });
});

describe("hot = (likes + 2 × unique commenters + 3 × saves − 1) / (age in hours + 2)^1.2", () => {
  test.each([
    ["one like, new", { ...none, likes: 1 }, 0, 0],
    ["two likes, new", { ...none, likes: 2 }, 0, 1 / 2 ** 1.2],
    ["two likes after eight hours", { ...none, likes: 2 }, 8, 1 / 10 ** 1.2],
    ["a commenter counts twice", { ...none, commenters: 3 }, 0, 5 / 2 ** 1.2],
    ["a save counts three times", { ...none, saves: 2 }, 0, 5 / 2 ** 1.2],
    ["everything together", { likes: 10, youngLikes: 0, commenters: 4, saves: 3 }, 24, 26 / 26 ** 1.2],
    ["a week old", { ...none, likes: 171 }, 168, 170 / 170 ** 1.2],
    ["four likes of accounts younger than a day are one", { ...none, likes: 4, youngLikes: 4 }, 0, 0],
    ["young likes beside others", { ...none, likes: 8, youngLikes: 4 }, 0, 4 / 2 ** 1.2],
    ["nothing happened yet", none, 0, 0],
    ["nothing ever happened", none, 100, 0],
    ["a clock that runs ahead", { ...none, likes: 2 }, -1, 1 / 2 ** 1.2],
  ])("%s", (_what, reactions, ageHours, score) => {
    expect(hotScore(reactions, ageHours)).toBeCloseTo(score, 12);
  });
});

describe("global = hot with 30 % newest", () => {
  test("of every ten places three are the newest's, and nothing stands there twice", () => {
    const feed = mixed(many("hot", 70), many("new", 30));
    expect(feed).toHaveLength(100);
    expect(new Set(idsOf(feed)).size).toBe(100);
    for (let from = 0; from < 100; from += 10) expect(feed.slice(from, from + 10).filter(({ id }) => id.startsWith("new"))).toHaveLength(3);
  });

  test.each([
    ["the order of both is kept", ["a", "b", "c", "d"], ["x", "y"], ["a", "b", "c", "x", "d", "y"]],
    ["what is hot and new stands once", ["a", "b", "c", "d"], ["a", "d", "e"], ["a", "b", "c", "d", "e"]],
    ["nothing is hot", [], ["x", "y"], ["x", "y"]],
    ["nothing is new", ["a", "b", "c", "d", "e"], [], ["a", "b", "c", "d", "e"]],
    ["nothing at all", [], [], []],
  ])("%s", (_what, hot, newest, feed) => {
    expect(
      idsOf(
        mixed(
          hot.map((id) => post(id)),
          newest.map((id) => post(id)),
        ),
      ),
    ).toEqual(feed);
  });
});

describe("at most 2 posts of an author are among the first 20", () => {
  test("what is one too many stands behind the twentieth, in its order", () => {
    const feed = spread([...many("hers", 5, "ada"), ...many("others", 30)]);
    expect(idsOf(feed.slice(0, 3))).toEqual(["hers-1", "hers-2", "others-1"]);
    expect(feed.slice(0, 20).filter(({ authorId }) => authorId === "ada")).toHaveLength(2);
    expect(idsOf(feed.slice(20, 24))).toEqual(["hers-3", "hers-4", "hers-5", "others-19"]);
    expect(new Set(idsOf(feed)).size).toBe(35);
  });

  test("where there are too few authors nobody's post is lost", () => {
    expect(idsOf(spread(many("hers", 4, "ada")))).toEqual(["hers-1", "hers-2", "hers-3", "hers-4"]);
  });

  test("from the twenty-first place on nobody counts", () => {
    const feed = spread([...many("others", 20), ...many("hers", 5, "ada")]);
    expect(idsOf(feed.slice(20))).toEqual(["hers-1", "hers-2", "hers-3", "hers-4", "hers-5"]);
  });
});

test("what editors pinned stands first and once", () => {
  expect(idsOf(withPins([post("c"), post("z")], [post("a"), post("b"), post("c")]))).toEqual(["c", "z", "a", "b"]);
});
