import { forms } from "@blenda/forms/forms";
import { Box3, Vector3 } from "three";
import { describe, expect, test } from "vitest";
import { makeThing } from "../assemble.ts";
import { PLAIN_LOOK } from "../grammar/look.ts";
import type { Relation as RelationKind } from "../prompt/relations.ts";
import type { PlacedPart } from "../solid/bake/bake.ts";
import { seededRandom } from "../solid/random.ts";
import type { BuiltThing } from "./built-thing.ts";
import { composed } from "./compose.ts";

async function make(id: string): Promise<BuiltThing> {
  const grammar = forms.grammars.find((each) => each.id === id);
  if (!grammar) throw new Error(`no form ${id}`);
  const { parts, ...thing } = await makeThing({ grammar, look: PLAIN_LOOK }, false, seededRandom(id));
  return { ...thing, parts: parts.map((part) => ({ ...part, name: id })) };
}

async function scene(first: [string, number], kind: RelationKind, second: [string, number]) {
  const made = [];
  for (const [id, count] of [first, second]) {
    const thing = await make(id);
    made.push({ things: Array.from({ length: count }, () => ({ ...thing })) });
  }
  return composed(made, "group", [{ thing: 0, kind, to: 1 }], seededRandom(7));
}

const pointsOf = ({ shape, place }: PlacedPart) => {
  const positions = shape
    .clone()
    .applyMatrix4(
      place ??
        (() => {
          throw new Error("no place");
        })(),
    )
    .getAttribute("position");
  return Array.from({ length: positions.count }, (_, at) => new Vector3().fromBufferAttribute(positions, at));
};
const boxOf = (parts: readonly PlacedPart[], id: string) =>
  new Box3().setFromPoints(parts.filter(({ name }) => name === id).flatMap(pointsOf));

describe("relations", () => {
  test("what is on something touches it from above, and nothing stands in the air", async () => {
    const parts = await scene(["mug", 2], "on", ["table", 1]);
    const [mugs, table] = [boxOf(parts, "mug"), boxOf(parts, "table")];
    expect(mugs.min.y).toBeCloseTo(table.max.y, 1);
    expect(mugs.min.x).toBeGreaterThan(table.min.x);
    expect(mugs.max.z).toBeLessThan(table.max.z);
    expect(table.min.y).toBeCloseTo(0, 5);
  });

  test("what is in something lies within it and sticks out above at most", async () => {
    const parts = await scene(["crystal", 1], "in", ["bucket", 1]);
    const [gem, bucket] = [boxOf(parts, "crystal"), boxOf(parts, "bucket")];
    expect(gem.min.y).toBeGreaterThan(0);
    expect(gem.min.x).toBeGreaterThan(bucket.min.x);
    expect(gem.max.x).toBeLessThan(bucket.max.x);
  });

  test("what stands beside, before or behind something touches the ground and not the other thing", async () => {
    for (const kind of ["beside", "in front of", "behind"] as const) {
      const parts = await scene(["barrel", 1], kind, ["crate", 1]);
      expect(boxOf(parts, "barrel").min.y, kind).toBeCloseTo(0, 3);
      expect(boxOf(parts, "barrel").intersectsBox(boxOf(parts, "crate")), kind).toBe(false);
    }
  });

  test("whoever sits has the hips on the seat, and the feet reach no further than the ground", async () => {
    const grammar = forms.grammars.find(({ id }) => id === "person");
    if (!grammar) throw new Error("no person");
    const look = { ...PLAIN_LOOK, traits: new Set(["seated"]) };
    const person = await makeThing({ grammar, look }, false, seededRandom("person"));
    const named = { ...person, parts: person.parts.map((part) => ({ ...part, name: "person" })) };
    const chair = await make("chair");
    const parts = composed([{ things: [named] }, { things: [chair] }], "group", [{ thing: 0, kind: "on", to: 1 }], seededRandom(7));
    const [sitter, seat] = [boxOf(parts, "person"), boxOf(parts, "chair")];
    expect(sitter.min.y).toBeGreaterThanOrEqual(-1e-6);
    expect(sitter.min.y).toBeLessThan(0.25);
    expect(sitter.max.y).toBeLessThan(seat.max.y + 0.7);
  });

  test("a castle on a cloud is no wider than the cloud lets it be, and a cat on a fence stays a cat", async () => {
    const castle = await scene(["castle", 1], "on", ["cloud", 1]);
    const [built, cloud] = ["castle", "cloud"].map((id) => boxOf(castle, id).getSize(new Vector3()));
    expect(Math.min(built?.x ?? 0, built?.z ?? 0)).toBeLessThan(Math.max(cloud?.x ?? 0, cloud?.z ?? 0) * 1.7);
    const cat = boxOf(await scene(["cat", 1], "on", ["fence", 1]), "cat").getSize(new Vector3());
    const alone = (await make("cat")).box.getSize(new Vector3());
    expect(cat.y).toBeCloseTo(alone.y, 3);
  });

  test("an elephant on a chair stands on its seat, not on its back", async () => {
    const parts = await scene(["elephant", 1], "on", ["chair", 1]);
    const [elephant, chair] = [boxOf(parts, "elephant"), boxOf(parts, "chair")];
    expect(elephant.min.y).toBeLessThan(chair.max.y * 0.6);
    expect(elephant.min.y).toBeGreaterThan(chair.max.y * 0.3);
  });

  test("what is in a bottle is behind its glass", async () => {
    const parts = await scene(["ship", 1], "in", ["bottle", 1]);
    const [ship, bottle] = [boxOf(parts, "ship"), boxOf(parts, "bottle")];
    expect(bottle.containsBox(ship)).toBe(true);
  });

  test("what stands around something surrounds it", async () => {
    const parts = await scene(["chair", 4], "around", ["table", 1]);
    const [chairs, table] = [boxOf(parts, "chair"), boxOf(parts, "table")];
    expect(chairs.containsBox(table.clone().expandByScalar(-0.05).intersect(chairs))).toBe(true);
    expect(chairs.min.z).toBeLessThan(table.min.z);
    expect(chairs.max.z).toBeGreaterThan(table.max.z);
    expect(chairs.min.x).toBeLessThan(table.min.x);
  });

  test("what is stuck in something goes into it and stands out of it", async () => {
    const parts = await scene(["sword", 1], "stuck in", ["rock", 1]);
    const [sword, rock] = [boxOf(parts, "sword"), boxOf(parts, "rock")];
    expect(sword.min.y).toBeLessThan(rock.max.y);
    expect(sword.max.y).toBeGreaterThan(rock.max.y);
  });

  test("what is held meets its holder, and what is worn sits on top", async () => {
    const held = await scene(["robot", 1], "holding", ["lantern", 1]);
    expect(boxOf(held, "lantern").intersectsBox(boxOf(held, "robot"))).toBe(true);
    const worn = await scene(["robot", 1], "wearing", ["bucket", 1]);
    expect(boxOf(worn, "bucket").max.y).toBeGreaterThan(boxOf(worn, "robot").max.y);
    expect(boxOf(worn, "bucket").intersectsBox(boxOf(worn, "robot"))).toBe(true);
  });

  test("a basket full of apples is full to its brim", async () => {
    const parts = await scene(["basket", 1], "full of", ["apple", 9]);
    const [apples, basket] = [boxOf(parts, "apple"), boxOf(parts, "basket")];
    const { scale, box, sockets } = await make("basket");
    const inside = sockets.find(({ name }) => name === "inside");
    if (!inside) throw new Error("a basket has an inside");
    const brim = (inside.at[1] + inside.size[1]) * scale - box.min.y;
    expect(apples.max.y).toBeGreaterThan(brim);
    expect(apples.max.x - apples.min.x).toBeGreaterThan(inside.size[0] * scale * 0.7);
    expect(apples.min.x).toBeGreaterThan(basket.min.x);
  });

  test("a stack beside something is one thing that stands beside it", async () => {
    const made = [];
    for (const [id, count] of [["crate", 3] as const, ["barrel", 1] as const]) {
      const thing = await make(id);
      made.push({ things: Array.from({ length: count }, () => ({ ...thing })) });
    }
    const relations = [{ thing: 0, kind: "beside", to: 1 } as const, { thing: 0, kind: "stack of", to: 0 } as const];
    const parts = composed(made, "stack", relations, seededRandom(7));
    const [crates, barrel, one] = [boxOf(parts, "crate"), boxOf(parts, "barrel"), await make("crate")];
    expect(crates.max.y).toBeCloseTo((one.box.max.y - one.box.min.y) * 3, 2);
    expect(crates.min.y).toBeCloseTo(0, 3);
    expect(barrel.min.y).toBeCloseTo(0, 3);
    // Each crate is turned a little: the corners of all of them keep away.
    expect(crates.intersectsBox(barrel)).toBe(false);
  });

  test("a table with a lamp carries it, though nobody told where its top is", async () => {
    const parts = await scene(["table", 1], "with", ["lamp", 1]);
    expect(boxOf(parts, "lamp").min.y).toBeCloseTo(boxOf(parts, "table").max.y, 1);
  });

  test("two on a table have elbow room between them, and three on a plate share it", async () => {
    const mugs = boxOf(await scene(["mug", 2], "on", ["table", 1]), "mug");
    const one = (await make("mug")).box.getSize(new Vector3());
    expect(mugs.getSize(new Vector3()).length()).toBeGreaterThan(one.length() * 2.5);
    const parts = await scene(["candle", 3], "on", ["plate", 1]);
    const [plate, candles] = [boxOf(parts, "plate"), boxOf(parts, "candle")];
    expect([candles.min.x > plate.min.x, candles.max.x < plate.max.x, candles.max.z < plate.max.z]).toEqual([true, true, true]);
  });

  test("a tray carries a teapot that is taller than it", async () => {
    const parts = await scene(["tray", 1], "with", ["teapot", 1]);
    const [tray, pot] = [boxOf(parts, "tray"), boxOf(parts, "teapot")];
    expect(pot.getCenter(new Vector3()).x).toBeGreaterThan(tray.min.x);
    expect(pot.getCenter(new Vector3()).x).toBeLessThan(tray.max.x);
    expect(pot.min.y).toBeGreaterThan(0.001);
  });

  test("a circle of relations still puts everything somewhere", async () => {
    const made = [];
    for (const id of ["crate", "barrel"]) made.push({ things: [await make(id)] });
    const parts = composed(
      made,
      "group",
      [
        { thing: 0, kind: "on", to: 1 },
        { thing: 1, kind: "on", to: 0 },
      ],
      seededRandom(1),
    );
    expect(new Set(parts.map(({ name }) => name))).toEqual(new Set(["crate", "barrel"]));
  });
});
