import { forms } from "@blenda/forms/forms";
import { Matrix4, Vector3 } from "three";
import { describe, expect, test } from "vitest";
import { makeThing, placedParts } from "../assemble.ts";
import { type Look, PLAIN_LOOK } from "../grammar/look.ts";
import { EMBLEM_NAMES, emblem } from "../solid/decals/emblems.ts";
import { lettering } from "../solid/decals/lettering.ts";
import { seededRandom } from "../solid/random.ts";
import { FINISH_NAMES } from "../solid/surfaces/finish.ts";
import { PATTERN_NAMES } from "../solid/surfaces/pattern.ts";
import { sampled } from "../solid/surfaces/sampled.ts";
import { emptySample } from "../solid/surfaces/surface.ts";

const made = (id: string, look: Partial<Look>) => {
  const grammar = forms.grammars.find((each) => each.id === id);
  if (!grammar) throw new Error(`no form ${id}`);
  return makeThing({ grammar, look: { ...PLAIN_LOOK, ...look } }, false, seededRandom(3));
};

/** Everything its surfaces say at some of their points. */
async function skinOf(id: string, look: Partial<Look>): Promise<string> {
  const numbers: number[] = [];
  for (const part of (await made(id, look)).parts)
    sampled(part, 120, ({ color, roughness, metallic, height, glow }) => numbers.push(...color, roughness, metallic, height, ...glow));
  return numbers.map((value) => value.toFixed(4)).join();
}

describe("text", () => {
  test("every Latin and Cyrillic letter and every digit is drawn", () => {
    const letters =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзиклмнопрстуфхцчшщъыьэюя";
    const missing = [...letters].filter((letter) => lettering(letter).distance(0, 0) === Infinity && inkOf(letter) === 0);
    expect(missing).toEqual([]);
  });

  test("a mark stands over its letter", () => {
    expect(inkOf("é")).toBeGreaterThan(inkOf("e"));
    expect(inkOf("й")).toBeGreaterThan(inkOf("и"));
    expect(inkOf("ü")).toBeGreaterThan(inkOf("u"));
  });

  test("twenty-four characters lie on the front of a crate, and on its front alone", async () => {
    const thing = await made("crate", { text: "HANDLE WITH CARE 2026 OK" });
    const parts = placedParts(thing, new Matrix4()).filter(({ stamp }) => stamp);
    expect(parts).toHaveLength(1);
    expect(inked(parts, 1)).toBeGreaterThan(20);
    expect(inked(parts, -1)).toBe(0);
  });

  test("words lie on top of a skateboard and on the side of a ship, and a sign keeps only those of somebody's own", async () => {
    expect((await made("skateboard", { text: "RADICAL" })).stamp?.front.y).toBeCloseTo(1, 5);
    expect(Math.abs((await made("ship", { text: "TITANIC" })).stamp?.front.y ?? 1)).toBeCloseTo(0, 5);
    const parts = async (look: Partial<Look>) => (await made("stop sign", look)).parts.map(({ name }) => name);
    expect(await parts({})).toContain("mark");
    expect(await parts({ text: "SLOW" })).not.toContain("mark");
    expect(await parts({ emblem: "something nobody drew" })).toContain("mark");
  });

  test("every emblem has an inside and an outside", () => {
    for (const name of EMBLEM_NAMES) {
      const inside = fieldOf((x, y) => emblem(name)?.distance(x, y) ?? 1);
      expect(inside, name).toBeGreaterThan(0.03);
      expect(inside, name).toBeLessThan(0.8);
    }
    expect(emblem("something nobody drew")).toBeNull();
  });
});

describe("surfaces", () => {
  test.each(PATTERN_NAMES)("a pattern shows: %s", async (kind) => {
    expect(await skinOf("mug", { pattern: { kind, colors: [] } })).not.toBe(await skinOf("mug", {}));
  });
  test.each(FINISH_NAMES)("a finish shows: %s", async (finish) => {
    expect(await skinOf("mug", { finish })).not.toBe(await skinOf("mug", {}));
  });
  test("what is said to glow gives light, lamp or not", async () => {
    const lit = async (id: string) => {
      let light = 0;
      for (const part of (await made(id, { glow: [0, 1, 1] })).parts) sampled(part, 400, ({ glow }) => (light += glow[1]));
      return light;
    };
    for (const id of ["stool", "bucket", "crate"]) expect(await lit(id), id).toBeGreaterThan(0);
  });
});

/** Share of a field six units wide that lies inside. */
function fieldOf(distance: (x: number, y: number) => number): number {
  let inside = 0;
  for (let i = 0; i < 40; i++) for (let k = 0; k < 40; k++) if (distance((i / 39) * 7 - 3.5, (k / 39) * 8 - 3.5) < 0) inside++;
  return inside / 1600;
}

const inkOf = (letter: string) => fieldOf(lettering(letter).distance);

/** How many of a grid of points on the front (or back) take ink. */
function inked(parts: ReturnType<typeof placedParts>, facing: number): number {
  let count = 0;
  for (const { stamp, shape, place } of parts) {
    const placed = shape.clone().applyMatrix4(place ?? new Matrix4());
    placed.computeBoundingBox();
    const box = placed.boundingBox;
    if (!box || !stamp) continue;
    for (let i = 0; i < 160; i++) {
      for (let k = 0; k < 80; k++) {
        const out = emptySample();
        const before = out.color[0];
        const at = [box.min.x + ((box.max.x - box.min.x) * i) / 159, box.min.y + ((box.max.y - box.min.y) * k) / 79] as const;
        stamp(at[0], at[1], facing > 0 ? box.max.z : box.min.z, new Vector3(0, 0, facing), out);
        if (out.color[0] !== before) count++;
      }
    }
  }
  return count;
}
