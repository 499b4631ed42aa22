import type { Brief } from "@blenda/forge/grammar/brief";
import { grid } from "@blenda/forge/solid/shapes/grid";
import type { Point, Shape } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";

/** The band: D-shaped, knife-edged, twisted, split or hammered, wider towards the stone. */
export function shank(brief: Brief): Shape[] {
  const setting: Shape[] = [];
  const kinds = ["plain", "plain", "knife", "twist", "split"];
  const kind = brief.isStyle("medieval", "low-poly")
    ? "plain"
    : brief.isStyle("fantasy")
      ? "twist"
      : brief.random.fork("shank").pick(kinds);
  const [columns, rows] = [brief.segments(84), brief.segments(16)];
  if (kind === "twist") {
    for (const strand of [0, 1, 2]) {
      const path = Array.from({ length: 60 }, (_, at): Point => {
        const turn = (at / 60) * 2 * Math.PI;
        const wind = turn * 9 + (strand * 2 * Math.PI) / 3;
        const r = 1.08 + 0.06 * Math.cos(wind);
        return [r * Math.sin(turn), r * Math.cos(turn), 0.075 * Math.sin(wind)];
      });
      setting.push(tube(path, 0.062, { sides: brief.segments(8), rings: brief.segments(90), isClosed: true }));
    }
    return setting;
  }
  const wide = brief.has("signet") ? 0.2 : brief.random.fork("wide").between(0.11, 0.19);
  const thick = kind === "knife" ? 0.13 : 0.1;
  const swell = brief.has("signet") ? 1.1 : brief.random.fork("swell").pick([0, 0.4, -0.3]);
  const offsets = kind === "split" ? [-1, 1] : [0];
  for (const offset of offsets) {
    setting.push(
      grid(
        (u, v) => {
          const turn = (u === 1 ? 0 : u) * 2 * Math.PI;
          const way = (v === 1 ? 0 : v) * 2 * Math.PI;
          const top = Math.max(0, Math.cos(turn)) ** 2;
          const w = (kind === "split" ? wide * 0.55 : wide) * (1 + swell * top);
          const c = Math.cos(way);
          const flat = c < 0 ? 0.28 : 1;
          const rise = kind === "knife" ? (c > 0 ? c ** 1.8 : c) : c;
          const r = 1.02 + thick * flat * rise * (1 + 0.2 * top);
          const z = w * Math.sign(Math.sin(way)) * Math.abs(Math.sin(way)) ** 0.75 + offset * wide * (0.25 + 0.75 * top);
          return [r * Math.sin(turn), r * Math.cos(turn), -z];
        },
        { columns, rows, creaseDegrees: 50 },
      ),
    );
  }
  return setting;
}
