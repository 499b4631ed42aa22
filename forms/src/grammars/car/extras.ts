import { box, cylinder } from "@blenda/forge/solid/shapes/forms";
import { placed } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import type { CarPieces, CarShell } from "./shell.ts";

/** What the words or the kind add on top. */
export function addExtras(shell: CarShell, pieces: CarPieces): void {
  const { brief, name, form } = shell;
  const roof = Math.max(...form.cabin.map(({ y = 0, h }) => y + h));
  const middle = name === "van" ? -0.1 : -0.12;
  const chance = brief.random.fork("extras");
  if (brief.has("taxi")) pieces.add("sign", box(0.24, 0.07, 0.09, 0.02), { at: [0, roof + 0.03, middle] });
  if (brief.has("police")) {
    pieces.add("dark", box(0.42, 0.03, 0.11, 0.01), { at: [0, roof + 0.01, middle] });
    for (const side of [1, -1])
      pieces.add(side > 0 ? "sign" : "tail", box(0.17, 0.055, 0.1, 0.02), { at: [side * 0.11, roof + 0.045, middle] });
  }
  const hasRack =
    brief.has("loaded") || (name === "offroad" && chance.chance(0.6)) || ((name === "classic" || name === "van") && chance.chance(0.35));
  if (hasRack && !brief.has("taxi") && !brief.has("police")) addRack(pieces, roof, middle, chance.chance(0.6));
  if (name === "sports" && chance.chance(0.7)) {
    const z = form.body[0].z + 0.1;
    const y = 0.5;
    pieces.add("body", box(0.8, 0.025, 0.16, 0.01), { turn: [8, 0, 0], at: [0, y + 0.05, z] });
    for (const side of [1, -1]) pieces.add("dark", box(0.025, 0.14, 0.1, 0.008), { at: [side * 0.27, y - 0.02, z + 0.01] });
  }
  if (form.bed && (brief.has("loaded") || chance.chance(0.6))) {
    const floor = form.wheel.radius * 2.2;
    pieces.add("cargo", box(0.3, 0.24, 0.3, 0.02, 2), { turn: [0, 9, 0], at: [-0.13, floor + 0.118, form.bed[1] - 0.2] });
    pieces.add("cargo", box(0.24, 0.18, 0.24, 0.02, 2), { turn: [0, -14, 0], at: [0.16, floor + 0.088, form.bed[1] - 0.36] });
  }
  if (name === "offroad") {
    const back = shell.bodyEnd(-1, 0.5, 0);
    pieces.add(
      "dark",
      placed(cylinder(form.wheel.radius * 0.9, 0.12, { bevel: 0.03, segments: brief.segments(28) }), { turn: [90, 0, 0] }),
      { at: [0, 0.58, back - 0.05] },
    );
    pieces.add(
      "chrome",
      placed(cylinder(form.wheel.radius * 0.5, 0.13, { bevel: 0.02, segments: brief.segments(24) }), { turn: [90, 0, 0] }),
      { at: [0, 0.58, back - 0.055] },
    );
  }
  if (brief.look.glow || shell.isHover)
    for (const side of [1, -1])
      pieces.add("light", box(0.012, 0.018, 1, 0), { at: [side * (shell.bodySide(0) - 0.004), form.wheel.radius * 1.15 + 0.03, 0] });
}

function addRack(pieces: CarPieces, roof: number, z: number, hasLuggage: boolean): void {
  for (const side of [1, -1])
    pieces.add(
      "chrome",
      tube(
        [
          [side * 0.24, roof - 0.02, z - 0.36],
          [side * 0.24, roof + 0.05, z - 0.34],
          [side * 0.24, roof + 0.05, z + 0.3],
          [side * 0.24, roof - 0.02, z + 0.32],
        ],
        0.012,
        { sides: 6, isStraight: true },
      ),
    );
  for (let bar = 0; bar < 5; bar++) pieces.add("chrome", box(0.48, 0.014, 0.02, 0), { at: [0, roof + 0.045, z - 0.3 + bar * 0.14] });
  if (!hasLuggage) return;
  pieces.add("cargo", box(0.34, 0.14, 0.24, 0.025, 2), { at: [-0.03, roof + 0.12, z - 0.18] });
  pieces.add("tail", box(0.26, 0.1, 0.2, 0.02, 2), { at: [0.04, roof + 0.1, z + 0.1] });
  pieces.add("chrome", box(0.36, 0.02, 0.03, 0), { at: [-0.03, roof + 0.16, z - 0.18] });
}
