import { flat } from "@blenda/forge/language/numbers";
import { solidLoft } from "@blenda/forge/language/pieces/hull";
import { anticlockwise } from "@blenda/forge/language/pieces/outlines";
import type { Solid } from "@blenda/forge/solid/shapes/solids";
import type { CarPieces, CarShell } from "./shell.ts";

/** Body with arches cut for the wheels, glass, and roof and pillars as a thin shell round it. */
export function addBody(shell: CarShell, pieces: CarPieces): void {
  const { brief, form, isHover } = shell;
  const { solids } = brief;
  const columns = brief.isStyle("low-poly") ? 14 : 28;
  const { wheel, screen, windows } = form;
  // One for each wheel: a single cut from side to side would come out through a low bonnet.
  const arches = [wheel.front, wheel.rear].flatMap((z) =>
    [1, -1].map((side) =>
      solids
        .cylinder(wheel.radius * 1.17, 0.6, { segments: brief.segments(28) })
        .turn(0, 0, 90)
        .at(side * (form.fenders ? 0.59 : 0.55), wheel.radius, z),
    ),
  );
  const whole = solidLoft(solids, form.body, columns).plus(...fenders(shell));
  const lower = form.bed ? whole.minus(bedOf(shell, form.bed)) : whole;
  const belly = solids.box(0.5, 0.3, 1.7).at(0, wheel.radius + 0.12, 0);
  pieces.add("body", (isHover ? lower : lower.minus(...arches)).shape(30));
  if (!isHover) pieces.add("dark", belly.meet(lower.scale(0.98)).shape(30));
  const cabin = solidLoft(solids, form.cabin, columns);
  pieces.add("glass", cabin.scale(0.985, 0.99, 0.985).shape(36));
  const cuts: Solid[] = windows.map((outline) =>
    solids.extrude(anticlockwise(outline.map(([z, y]) => [-z, y] as const)), 2).turn(0, 90, 0),
  );
  const middle = (screen.low + screen.high) / 2;
  const across = solids.extrude(trapezoid(screen.half, screen.high - screen.low), 3).at(0, middle, 0);
  const [frontmost, rearmost] = [Math.max(...windows.flat().map(([z]) => z)), Math.min(...windows.flat().map(([z]) => z))];
  const frontCut = across.meet(solids.box(2, 2, 2).at(0, middle, frontmost + 0.9));
  const rearCut = across.meet(solids.box(2, 2, 2).at(0, middle, rearmost - 0.92));
  pieces.add(
    "roof",
    cabin
      .scale(1.02, 1.01, 1.01)
      .minus(...cuts, frontCut, rearCut, cabin.scale(0.95, 0.97, 0.97))
      .shape(36),
  );
}

/** The open back of a pickup, as deep as the wheels below it allow. */
function bedOf({ brief, form }: CarShell, [from, to]: readonly [number, number]): Solid {
  const floor = form.wheel.radius * 2.2;
  return brief.solids.box(0.66, 1, to - from).at(0, floor + 0.5, (from + to) / 2);
}

function fenders(shell: CarShell): Solid[] {
  const { brief, form } = shell;
  if (!form.fenders) return [];
  const [wide, high, long, away] = form.fenders;
  const above = brief.solids.box(4, 2, 4).at(0, 1 + form.wheel.radius * 0.55, 0);
  return [form.wheel.front, form.wheel.rear].flatMap((z) =>
    [1, -1].map((side) =>
      brief.solids
        .sphere(1, brief.segments(28))
        .scale(wide, high, long)
        .at(side * away, form.wheel.radius + 0.04, z)
        .meet(above),
    ),
  );
}

const trapezoid = (half: number, high: number): (readonly [number, number])[] =>
  flat`${-half} ${-high / 2}, ${half} ${-high / 2}, ${half * 0.86} ${high / 2}, ${-half * 0.86} ${high / 2}`;
