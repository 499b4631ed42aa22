// Whether images that show something else are marked for reviewers: every product of the demo drawn anew from another side, on four
// backgrounds and in another light, as its creator might photograph it, against its own render and against those of all others.

import sharp from "sharp";
import { viewOf } from "../forge/src/poster/photograph.ts";
import { type ColourPrint, colourPrint, showsSame } from "../forge/src/poster/picture-likeness.ts";
import { poster } from "../forge/src/poster/poster.ts";
import { readGlb } from "../forge/src/poster/read-glb.ts";
import { builtProducts, readBuilt } from "../server/src/demo/port.ts";

const PROMISED = { rightMarked: 0.03, wrongMarked: 0.65 };
const BACKGROUNDS = { "#ffffff": 1.15, "#1b1d22": 0.7, "#cbb89a": 1.15, "#6f8fb8": 1.15 };
const TURNED = { yaw: 2, elevation: 0.3 };
const SIZE = { width: 256, height: 192 };

const renders = new Map<string, ColourPrint>();
const pictures: { id: string; print: ColourPrint }[] = [];
let spentMs = 0;
for (const { id } of builtProducts()) {
  renders.set(id, await colourPrint(await readBuilt(["products", id, "card.webp"])));
  const model = await readGlb(await readBuilt(["products", id, `${id}.glb.zst`]), () => {});
  const { yaw, elevation, ...view } = viewOf(model);
  const turned = { ...view, yaw: yaw + TURNED.yaw, elevation: elevation + TURNED.elevation };
  const drawn = await poster(model, { size: SIZE, view: turned, isDraft: true }, () => {});
  for (const [background, brightness] of Object.entries(BACKGROUNDS)) {
    const photo = await sharp(drawn).resize(640).flatten({ background }).modulate({ brightness }).webp({ quality: 86 }).toBuffer();
    const began = process.cpuUsage();
    pictures.push({ id, print: await colourPrint(photo) });
    const { user, system } = process.cpuUsage(began);
    spentMs += (user + system) / 1000;
  }
}

const judged = pictures.flatMap(({ id, print }) =>
  [...renders].map(([other, render]) => ({ isRight: other === id, isMarked: showsSame(print, render) === false })),
);
const markedOf = (isRight: boolean): number => {
  const of = judged.filter((each) => each.isRight === isRight);
  const marked = of.filter(({ isMarked }) => isMarked).length;
  console.log(`${isRight ? "right" : "wrong"} pairs: ${marked} of ${of.length} marked, ${((marked / of.length) * 100).toFixed(1)} %`);
  return marked / of.length;
};
const [rightMarked, wrongMarked] = [markedOf(true), markedOf(false)];
console.log(`${(spentMs / pictures.length).toFixed(1)} ms of CPU an image`);
if (rightMarked > PROMISED.rightMarked || wrongMarked < PROMISED.wrongMarked) process.exitCode = 1;
