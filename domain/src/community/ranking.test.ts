import { describe, expect, test } from "vitest";
import { mixed, type RankablePost, spread } from "./ranking.ts";

const post = (id: string, authorId = `author of ${id}`): RankablePost => ({ id, authorId });
const many = (name: string, count: number, authorId?: string) =>
  Array.from({ length: count }, (_, n) => post(`${name}-${n + 1}`, authorId));
const idsOf = (posts: readonly RankablePost[]) => posts.map(({ id }) => id);

describe("global = hot with 30% newest", () => {
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
    const feed = spread([], [...many("hers", 5, "ada"), ...many("others", 30)]);
    expect(idsOf(feed.slice(0, 3))).toEqual(["hers-1", "hers-2", "others-1"]);
    expect(feed.slice(0, 20).filter(({ authorId }) => authorId === "ada")).toHaveLength(2);
    expect(idsOf(feed.slice(20, 24))).toEqual(["hers-3", "hers-4", "hers-5", "others-19"]);
    expect(new Set(idsOf(feed)).size).toBe(35);
  });

  test("where there are too few authors nobody's post is lost", () => {
    expect(idsOf(spread([], many("hers", 4, "ada")))).toEqual(["hers-1", "hers-2", "hers-3", "hers-4"]);
  });

  test("from the twenty-first place on nobody counts", () => {
    const feed = spread([], [...many("others", 20), ...many("hers", 5, "ada")]);
    expect(idsOf(feed.slice(20))).toEqual(["hers-1", "hers-2", "hers-3", "hers-4", "hers-5"]);
  });
});

describe("editors may pin", () => {
  test("what they pinned stands first, in their order, and once", () => {
    expect(idsOf(spread([post("c"), post("z")], [post("a"), post("b"), post("c")]))).toEqual(["c", "z", "a", "b"]);
  });

  test("what is pinned counts among the two of its author, and is never moved", () => {
    const [one, two, three, four] = many("hers", 4, "ada");
    if (!one || !two || !three || !four) throw new Error("four were made");
    const feed = spread([one, two, three], [four, ...many("others", 20)]);
    expect(idsOf(feed.slice(0, 4))).toEqual(["hers-1", "hers-2", "hers-3", "others-1"]);
    expect(idsOf(feed.slice(20, 22))).toEqual(["hers-4", "others-18"]);
  });
});
