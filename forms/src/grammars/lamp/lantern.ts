import type { Brief } from "@blenda/forge/grammar/brief";
import { flat } from "@blenda/forge/language/numbers";
import { hex, type Rgb } from "@blenda/forge/solid/color";
import type { Part } from "@blenda/forge/solid/part";
import { box, cylinder, sphere, torus } from "@blenda/forge/solid/shapes/forms";
import { lathe } from "@blenda/forge/solid/shapes/lathe";
import { joined, type Point, placed, type Shape } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import type { Surface } from "@blenda/forge/solid/surfaces/surface";

/** Panes lit from within: brightest round the flame. */
function litPane(light: Rgb, height: number): Surface {
  return (at, out) => {
    const near = Math.exp(-(((at.y - height) / 0.24) ** 2));
    out.roughness = 0.1;
    for (let channel = 0; channel < 3; channel++) {
      out.color[channel] = 0.25 + light[channel] * 0.35;
      out.glow[channel] = light[channel] * (0.16 + 0.5 * near);
    }
  };
}

/** A caged light with a roof and a ring to carry it by; the cage has four, six or eight sides. */
export function lantern(brief: Brief): Part[] {
  const chance = brief.random.fork("lantern");
  const sides = chance.pick([4, 4, 6, 8]);
  const light = brief.light(hex(0xffb455));
  const r = chance.between(0.26, 0.32);
  const tall = chance.between(0.5, 0.68);
  const low = 0.14;
  const metal = brief.made(
    brief.isStyle("fantasy", "ornate") ? "gold" : chance.pick(["iron", "bronze", "brass", "iron"] as const),
    brief.look.colors[0],
  );
  const ring = (outer: number, y0: number, inner: number, y1: number): Shape =>
    brief.solids
      .extrude(polygon(sides, outer), y1 - y0, { top: inner / outer })
      .turn(-90, 0, 0)
      .at(0, (y0 + y1) / 2, 0)
      .shape(20);
  const bars = Array.from({ length: sides }, (_, at) => {
    const angle = ((at + 0.5) / sides) * 2 * Math.PI;
    return placed(box(0.045, tall + 0.04, 0.045, 0.01), {
      turn: [0, (angle * 180) / Math.PI, 0],
      at: [Math.sin(angle) * r, low + tall / 2, Math.cos(angle) * r],
    });
  });
  const cross = Array.from({ length: sides }, (_, at) =>
    placed(box(2 * r * Math.tan(Math.PI / sides) - 0.01, 0.02, 0.02, 0.005), {
      turn: [0, (at / sides) * 360, 0],
      at: [
        Math.sin((at / sides) * 2 * Math.PI) * r * Math.cos(Math.PI / sides),
        low + tall * 0.62,
        Math.cos((at / sides) * 2 * Math.PI) * r * Math.cos(Math.PI / sides),
      ],
    }),
  );
  const top = low + tall;
  const roof = [
    ring(r + 0.09, top, r + 0.07, top + 0.05),
    ring(r + 0.07, top + 0.05, r * 0.35, top + chance.between(0.18, 0.3)),
    ring(r * 0.36, top + 0.16, r * 0.3, top + 0.32),
    ring(r * 0.46, top + 0.31, r * 0.2, top + 0.37),
  ];
  const feet = Array.from({ length: sides === 8 ? 4 : sides }, (_, at) => {
    const angle = ((at + 0.5) / (sides === 8 ? 4 : sides)) * 2 * Math.PI;
    return placed(sphere(0.045, 10), { at: [Math.sin(angle) * r, 0.035, Math.cos(angle) * r] });
  });
  const base = [ring(r + 0.07, 0.05, r + 0.07, 0.1), ring(r + 0.05, 0.1, r + 0.03, low + 0.02)];
  const handle = placed(torus(0.13, 0.018, brief.segments(32), 8), { turn: [90, 20, 0], at: [0, top + 0.48, 0] });
  const pane = brief.solids
    .extrude(polygon(sides, r - 0.025), tall)
    .turn(-90, 0, 0)
    .at(0, low + tall / 2, 0)
    .shape(20);
  return [
    { name: "cage", shape: joined([...base, ...bars, ...(chance.chance(0.6) ? cross : []), ...roof, ...feet, handle]), surface: metal },
    { name: "panes", shape: pane, surface: litPane(light, low + tall * 0.4) },
  ];
}

const polygon = (sides: number, r: number): [number, number][] =>
  Array.from({ length: sides }, (_, at) => [
    Math.sin(((sides - at - 0.5) / sides) * 2 * Math.PI) * r,
    Math.cos(((sides - at - 0.5) / sides) * 2 * Math.PI) * r,
  ]);

/** Water pipe, fittings and a valve wheel, with a bare bulb whose wire glows. */
export function pipeLamp(brief: Brief): Part[] {
  const chance = brief.random.fork("pipe");
  const light = brief.light(hex(0xffb04a));
  const tall = chance.between(0.9, 1.15);
  const reach = chance.between(0.3, 0.5);
  const route: Point[] = [
    [0, 0.08, 0],
    [0, tall, 0],
    [reach, tall, 0],
    [reach, tall - 0.12, 0],
  ];
  const round = { sides: brief.segments(16), isStraight: true } as const;
  const pipes = [tube([route[0], route[1]], 0.04, round), tube([route[1], route[2]], 0.04, round), tube([route[2], route[3]], 0.04, round)];
  const elbow = (at: Point) => placed(sphere(0.066, brief.segments(20)), { at });
  const collar = (at: Point, turn: Point, wide = 0.06) => placed(cylinder(wide, 0.06, { bevel: 0.012, segments: 8 }), { at, turn });
  const fittings = [
    elbow(route[1]),
    elbow(route[2]),
    collar([0, tall - 0.09, 0], [0, 0, 0]),
    collar([0.09, tall, 0], [0, 0, 90]),
    collar([reach - 0.09, tall, 0], [0, 0, 90]),
    collar([reach, tall - 0.1, 0], [0, 0, 0], 0.072),
    collar([0, tall * 0.45, 0], [0, 0, 0]),
    collar([0, 0.12, 0], [0, 0, 0], 0.075),
  ];
  const isBlock = !brief.isStyle("steampunk") && chance.chance(0.6);
  const base = isBlock
    ? placed(box(0.62, 0.12, 0.44, 0.02, 2), { at: [0.06, 0.06, 0] })
    : lathe(flat`0 0, 0.32 0, 0.34 0.02, 0.34 0.06, 0.26 0.09, 0.1 0.12, 0 0.12`, {
        segments: brief.segments(36),
        creaseDegrees: 44,
      });
  const wheel = [
    placed(torus(0.1, 0.016, brief.segments(30), 8), { turn: [90, 0, 0], at: [0, tall * 0.45, 0.14] }),
    ...[0, 60, 120].map((angle) =>
      placed(cylinder(0.01, 0.2, { bevel: 0.002, segments: 8 }), { turn: [0, 0, angle], at: [0, tall * 0.45, 0.14] }),
    ),
    placed(cylinder(0.022, 0.14, { bevel: 0.004, segments: 12 }), { turn: [90, 0, 0], at: [0, tall * 0.45, 0.08] }),
  ];
  const y = tall - 0.13;
  const glass = placed(
    lathe(flat`0 -0.32, 0.06 -0.31, 0.11 -0.26, 0.125 -0.19, 0.1 -0.11, 0.055 -0.04, 0.045 0, 0 0`, {
      segments: brief.segments(28),
      creaseDegrees: 60,
    }),
    { at: [reach, y, 0] },
  );
  const bulb: Surface = (at, out) => {
    const wire = Math.abs((Math.abs(Math.atan2(at.x - reach, at.z)) % 0.7) - 0.35) < 0.1 && at.y > y - 0.27 && at.y < y - 0.08;
    out.roughness = 0.08;
    for (let channel = 0; channel < 3; channel++) {
      out.color[channel] = 0.2 + light[channel] * 0.4;
      out.glow[channel] = light[channel] * (wire ? 1 : 0.42);
    }
  };
  const metal = brief.made(brief.isStyle("steampunk") ? "copper" : chance.pick(["iron", "steel", "copper"] as const), brief.look.colors[0]);
  return [
    { name: "pipes", shape: joined(pipes), surface: metal },
    { name: "fittings", shape: joined(fittings), surface: brief.always("brass") },
    { name: "valve", shape: joined(wheel), surface: brief.always("plastic", brief.look.colors[1] ?? hex(0xa82a1e)) },
    { name: "base", shape: base, surface: isBlock ? brief.always("wood", hex(0x7a4c2a)) : metal },
    { name: "bulb", shape: glass, surface: bulb },
  ];
}
