import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { LOOKS } from "@blenda/domain/catalogue/constants";
import { describe, expect, test } from "vitest";
import { built, written } from "./places.ts";
import { builtProduct, builtProducts, builtTrainings, demoProducts, demoShops, demoTrainings, taughtLesson } from "./port.ts";

const products = demoProducts();
const trainings = demoTrainings();
const bytes = (...path: string[]) => statSync(built(...path)).size;

test("everything that is written has been built", () => {
  expect(builtProducts().map(({ id }) => id)).toEqual(products.map(({ id }) => id));
  expect(builtTrainings().map(({ id }) => id)).toEqual(trainings.map(({ id }) => id));
  for (const { slug } of demoShops()) expect(existsSync(built("shops", slug, "banner.webp")), slug).toBe(true);
});

test("what the demo sells takes at most sixty megabytes of the repository, and all of it at most seventy", () => {
  const weight = (pattern: string) =>
    globSync(pattern, { cwd: written() })
      .map((file) => statSync(written(file)))
      .reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);
  expect(weight("**/*.zst")).toBeLessThan(60_000_000);
  expect(weight("**/*")).toBeLessThan(70_000_000);
});

describe("products", () => {
  test("at least sixty, five or more in each of twelve categories, twenty featured, eight staff picks", () => {
    const perCategory = Object.values(Object.groupBy(products, ({ category }) => category)).map((list) => list?.length ?? 0);
    expect(products.length).toBeGreaterThanOrEqual(60);
    expect(perCategory).toHaveLength(12);
    expect(Math.min(...perCategory)).toBeGreaterThanOrEqual(5);
    expect(products.filter(({ isFeatured }) => isFeatured)).toHaveLength(20);
    expect(products.filter(({ staffNote }) => staffNote)).toHaveLength(8);
  });

  test("no two are called the same or were asked for with the same words", () => {
    for (const key of ["id", "title", "prompt", "description"] as const)
      expect(new Set(products.map((product) => product[key])).size, key).toBe(products.length);
  });

  test.each(products.map(({ id }) => id))("%s is sold in four formats, and everything shown of it is light", (id) => {
    const { files, score, findings } = builtProduct(id);
    expect(files.map(({ format }) => format)).toEqual(["glb", "fbx", "obj", "usdz"]);
    for (const { file } of files) expect(bytes("products", id, file)).toBeGreaterThan(10_000);
    expect(findings.filter(({ level }) => level === "block")).toEqual([]);
    expect(score).toBeGreaterThanOrEqual(80);
    expect(bytes("products", id, "preview.glb.gz")).toBeLessThanOrEqual(125_000);
    expect(bytes("products", id, "wire.glb.gz")).toBeLessThanOrEqual(60_000);
    expect(bytes("products", id, "card.webp")).toBeLessThanOrEqual(25_000);
    expect(bytes("products", id, "cover.webp")).toBeLessThanOrEqual(60_000);
    for (const look of LOOKS) expect(bytes("products", id, `${look}.webp`)).toBeLessThanOrEqual(40_000);
  });

  test("whoever is free is free under a free licence, and everybody else is not", () => {
    for (const { id, priceCents, licences } of products) {
      const isFree = licences.every((licence) => licence.startsWith("free-"));
      expect(priceCents === 0, id).toBe(isFree);
    }
  });
});

describe("trainings", () => {
  const lessonsOf = ({ sections }: (typeof trainings)[number]) => sections.flatMap(({ lessons }) => lessons);

  test("eight tutorials and four courses; a course has two sections and five lessons or more", () => {
    expect(trainings.filter(({ type }) => type === "tutorial")).toHaveLength(8);
    const courses = trainings.filter(({ type }) => type === "course");
    expect(courses).toHaveLength(4);
    for (const course of courses) expect([course.sections.length >= 2, lessonsOf(course).length >= 5]).toEqual([true, true]);
  });

  test("each has a free preview, and a written lesson is 150 to 400 words long", () => {
    for (const training of trainings) {
      expect(
        lessonsOf(training).some(({ isPreview }) => isPreview),
        training.id,
      ).toBe(true);
      for (const lesson of lessonsOf(training)) {
        const words = lesson.kind === "text" ? lesson.body.join(" ").split(/\s+/).length : 200;
        expect([lesson.title, words >= 150 && words <= 400]).toEqual([lesson.title, true]);
      }
    }
  });

  test("what is paid for shows two lessons before, where it has more, and costs what its minutes are worth", () => {
    for (const training of trainings.filter(({ priceCents }) => priceCents > 0)) {
      const lessons = lessonsOf(training);
      const minutes = lessons.map(taughtLesson).reduce((sum, { durationSeconds }) => sum + durationSeconds, 0) / 60;
      const previews = lessons.filter(({ isPreview }) => isPreview).length;
      expect([training.id, previews >= Math.min(2, lessons.length - 1)]).toEqual([training.id, true]);
      expect([training.id, training.priceCents <= 300 * Math.ceil(minutes)]).toEqual([training.id, true]);
    }
  });

  test("reading takes a minute for two hundred words", () => {
    const body = [Array.from({ length: 100 }, () => "word").join(" "), Array.from({ length: 100 }, () => "word").join(" ")];
    expect(taughtLesson({ kind: "text", title: "", isPreview: false, body }).durationSeconds).toBe(60);
  });

  test.each(trainings.map(({ id }) => id))("the films of %s last as long as they say and are light", (id) => {
    const training = trainings.find((each) => each.id === id);
    for (const [section, { lessons }] of training?.sections.entries() ?? []) {
      for (const [position, lesson] of lessons.entries()) {
        if (lesson.kind === "text") continue;
        const name = `${id}-${section + 1}-${position + 1}`;
        const film = readFileSync(built("trainings", id, `${name}.mp4`));
        expect(film.length).toBeLessThanOrEqual(350_000);
        expect(secondsOf(film)).toBeCloseTo(taughtLesson(lesson).durationSeconds, 0);
        expect(readFileSync(built("trainings", id, `${name}.vtt`), "utf8")).toContain(lesson.shots[0]?.caption);
      }
    }
  });
});

/** From the film's own header: after the name of the box its version, two dates, units per second, and how many of them. */
function secondsOf(film: Buffer): number {
  const at = film.indexOf("mvhd") + 4;
  return film.readUInt32BE(at + 16) / film.readUInt32BE(at + 12);
}
