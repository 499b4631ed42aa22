import { flat } from "@blenda/forge/language/numbers";
import { box, cylinder, sphere } from "@blenda/forge/solid/shapes/forms";
import { lathe } from "@blenda/forge/solid/shapes/lathe";
import { type Point, placed } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import type { CarPieces, CarShell } from "./shell.ts";

export function addLamps(shell: CarShell, pieces: CarPieces): void {
  const { form, brief } = shell;
  const segments = brief.segments(24);
  const nose = shell.bodyEnd(1, form.lampY, 0.27);
  const tail = shell.bodyEnd(-1, form.lampY, 0.29);
  for (const side of [1, -1]) {
    if (form.lamps === "round") {
      const where = { at: [side * 0.27, form.lampY, nose - (form.fenders ? 0 : 0.02)] as const };
      pieces.add(
        "chrome",
        placed(lathe(flat`0 -0.06, 0.085 -0.06, 0.095 0.012, 0.08 0.03, 0.07 0.026`, { segments }), { turn: [90, 0, 0] }),
        where,
      );
      pieces.add(
        "lamp",
        placed(lathe(flat`0.074 0.01, 0.06 0.036, 0.03 0.05, 0 0.054`, { segments, creaseDegrees: 60 }), { turn: [90, 0, 0] }),
        where,
      );
    } else {
      const [wide, high] = form.lamps === "slim" ? [0.19, 0.035] : [0.15, 0.075];
      pieces.add("dark", box(wide + 0.02, high + 0.02, 0.1, 0.014), {
        turn: [0, side * 22, 0],
        at: [side * 0.265, form.lampY, nose - 0.035],
      });
      pieces.add("lamp", box(wide, high, 0.1, 0.016), { turn: [0, side * 22, 0], at: [side * 0.265, form.lampY, nose - 0.026] });
    }
    pieces.add("tail", box(0.12, form.lamps === "slim" ? 0.035 : 0.07, 0.06, 0.014), {
      turn: [0, side * -14, 0],
      at: [side * 0.28, form.lampY + 0.02, tail + 0.016],
    });
    pieces.add("amber", box(0.06, 0.03, 0.05, 0.01), {
      turn: [0, side * 30, 0],
      at: [side * 0.33, form.lampY - 0.1, shell.bodyEnd(1, form.lampY - 0.1, 0.33) - 0.008],
    });
  }
}

/** Grille, bumpers, mirrors, handles, plates, pipes. */
export function addTrim(shell: CarShell, pieces: CarPieces): void {
  const { form, name, brief } = shell;
  const low = Math.max(form.wheel.radius * 1.02, form.lampY - 0.14);
  const isOld = name === "classic" || name === "van";
  const isRugged = name === "offroad" || name === "pickup";
  for (const end of [1, -1] as const) {
    const path = [-0.36, -0.28, 0, 0.28, 0.36].map(
      (x): Point => [x, low, shell.bodyEnd(end, low, Math.abs(x) * 0.9) + end * (Math.abs(x) > 0.3 ? -0.05 : 0.03)],
    );
    pieces.add(
      isOld || isRugged ? "chrome" : name === "sports" ? "body" : "dark",
      tube(path, isRugged ? 0.045 : 0.035, { sides: brief.segments(10), rings: 20, flatten: 1.3 }),
    );
    pieces.add("chrome", box(0.17, 0.05, 0.02, 0.006), { at: [0, low + 0.075, shell.bodyEnd(end, low + 0.075, 0.05) + end * 0.006] });
  }
  const grilleY = form.lampY - (name === "sports" ? 0.06 : 0.02);
  const front = shell.bodyEnd(1, grilleY, 0.1);
  if (name !== "classic") {
    const wide = 0.3;
    pieces.add("dark", box(wide, 0.1, 0.05, 0.014), { at: [0, grilleY, front - 0.012] });
    const isUpright = name === "offroad";
    for (let bar = -3; bar <= 3; bar++)
      pieces.add(isUpright ? "body" : "chrome", isUpright ? box(0.018, 0.1, 0.06, 0) : box(wide, 0.007, 0.06, 0), {
        at: isUpright ? [bar * 0.042, grilleY, front - 0.01] : [0, grilleY + bar * 0.014, front - 0.012],
      });
  }
  for (const side of [1, -1]) {
    const [mirrorY, mirrorZ] = [form.screen.low + 0.02, form.doors[0] - 0.06];
    const wall = shell.cabinSide(mirrorZ) + 0.05;
    pieces.add("body", sphere(0.05, brief.segments(14)), { at: [side * (wall + 0.05), mirrorY, mirrorZ], scale: [1, 0.72, 0.7] });
    pieces.add(
      "chrome",
      tube(
        [
          [side * (wall - 0.06), mirrorY - 0.03, mirrorZ],
          [side * (wall + 0.04), mirrorY, mirrorZ],
        ],
        0.012,
        { sides: 6, isStraight: true },
      ),
    );
    for (const z of form.doors.slice(0, -1).map((_, at) => form.doors[at + 1] + 0.07))
      pieces.add("chrome", box(0.024, 0.018, 0.085, 0.006), { at: [side * (shell.bodySide(z) + 0.002), form.screen.low - 0.11, z] });
    if (name !== "sports")
      pieces.add(
        "chrome",
        tube(
          [-0.8, -0.3, 0.3, 0.75].map((z): Point => [side * (shell.bodySide(z) + 0.001), form.screen.low - 0.135, z]),
          0.008,
          { sides: 6, rings: 12 },
        ),
      );
    pieces.add("chrome", placed(cylinder(0.026, 0.14, { segments: 12, bevel: 0.004 }), { turn: [90, 0, 0] }), {
      at: [side * 0.2, low - 0.05, shell.bodyEnd(-1, low, 0.2) - 0.01],
    });
    pieces.add("dark", box(0.04, 0.05, form.wheel.front - form.wheel.rear - form.wheel.radius * 2.5, 0.012), {
      at: [side * 0.37, form.wheel.radius * 0.86, (form.wheel.front + form.wheel.rear) / 2],
    });
  }
  for (const x of [-0.12, 0.12])
    pieces.add(
      "dark",
      tube(
        [
          [x - 0.02, form.screen.low + 0.01, form.cabin[form.cabin.length - 1].z - 0.09],
          [x + 0.1, form.screen.low + 0.08, form.cabin[form.cabin.length - 1].z - 0.2],
        ],
        0.006,
        { sides: 6, isStraight: true },
      ),
    );
}
