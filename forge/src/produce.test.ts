import { PROGRAMS } from "@blenda/forms/processes/programs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { NotProduced, produce } from "./produce.ts";
import type { ProduceRequest } from "./produced.ts";

const limits = { cpuSeconds: 120, megabytes: 1_500, niceness: 5 };

/** A mug before nothing: cut out, so that no network has to find it. */
const mugIn = (color: string): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320"><path d="M70 70h130v180h-130z" fill="${color}"/>` +
        `<path d="M200 110h20q40 0 40 50t-40 50h-20" fill="none" stroke="${color}" stroke-width="20"/></svg>`,
    ),
  )
    .png()
    .toBuffer();

const asPictured = async (prompt: string, color: string): Promise<ProduceRequest> => ({
  prompt,
  picture: { bytes: await mugIn(color), mode: "form" },
  seed: 1,
  instead: {},
  resolution: "draft",
  complexity: "normal",
  highPack: false,
  formats: ["glb"],
  name: "mug",
  poster: { width: 160, height: 120 },
});

/** What there is most of among red, green and blue where the model is. */
async function strongest(poster: Uint8Array): Promise<"red" | "green" | "blue"> {
  const { data } = await sharp(poster).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const sums = { red: 0, green: 0, blue: 0 };
  for (let at = 0; at < data.length; at += 4) {
    const weight = (data[at + 3] ?? 0) / 255;
    sums.red += (data[at] ?? 0) * weight;
    sums.green += (data[at + 1] ?? 0) * weight;
    sums.blue += (data[at + 2] ?? 0) * weight;
  }
  const names = ["red", "green", "blue"] as const;
  return names.reduce((best, name) => (sums[name] > sums[best] ? name : best));
}

test("a known form made from a picture has the picture's colours, and says so", async () => {
  const { files, poster, understood, inspection } = await produce(PROGRAMS.produce, await asPictured("a mug", "#1f3fae"), limits, () => {});
  expect(await strongest(poster)).toBe("blue");
  expect(files.map(({ format }) => format)).toEqual(["glb"]);
  expect(inspection.findings.filter(({ level }) => level === "block")).toEqual([]);
  expect(understood.at(-1)).toContain("as in the picture");
});

test("a name there is no form for is refused as words, whatever the picture shows", async () => {
  const unknown = produce(PROGRAMS.produce, await asPictured("a zorblax", "#b81f14"), limits, () => {});
  await expect(unknown).rejects.toBeInstanceOf(NotProduced);
  await expect(unknown).rejects.toMatchObject({ problem: "words" });
});
