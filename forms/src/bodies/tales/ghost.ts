import { darker, hex, lighter, smoothstep } from "@blenda/forge/solid/color";
import { sphere } from "@blenda/forge/solid/shapes/forms";
import { lathe } from "@blenda/forge/solid/shapes/lathe";
import { joined, type Point, placed } from "@blenda/forge/solid/shapes/shape";
import { type Surface, setColor, tint } from "@blenda/forge/solid/surfaces/surface";
import { bob, swing } from "../core/clips.ts";
import { creature, plainSkin } from "../core/creature.ts";
import { horn } from "../core/details.ts";

const FLOATING = {
  floating: ["floating", "standing", "hovering"],
  flying: ["flying", "drifting", "running"],
  rising: ["rising", "jumping", "scaring", "haunting"],
  sleeping: ["sleeping", "asleep", "resting"],
} as const;

const ghost = creature({
  id: "ghost",
  nouns: ["spirit", "phantom", "spectre", "specter", "poltergeist", "halloween ghost", "boo ghost", "wraith", "banshee"],
  about: "a white ghost: a floating sheet with dark eyes and a wavy hem",
  metresPerUnit: 1,
  colors: [0xf2f4f8, 0xe9eef6],
  second: 0xcfdcf0,
  dark: 0x23242c,
  stances: FLOATING,
  wears: ["body sheet", "hem"],
  make(figure, stance, tones) {
    const lean: Point = stance === "flying" ? [26, 0, 0] : stance === "sleeping" ? [-8, 0, 10] : [0, 0, 0];
    const tall = stance === "rising" ? 1.22 : stance === "sleeping" ? 0.86 : 1;
    figure.bone("body", null, [0, 0.2, 0], [0, 1.2, 0]);
    figure.turn("body", lean);
    const waves = figure.brief.random.fork("hem").whole(7, 9);
    const line: [number, number][] = [
      [0, 0.3],
      [0.3, 0.2],
      [0.46, 0.12],
      [0.5, 0.14],
      [0.46, 0.4],
      [0.4, 0.75],
      [0.37, 1.05],
      [0.32, 1.25],
      [0.2, 1.4],
      [0.08, 1.45],
      [0, 1.455],
    ];
    const sheet = lathe(
      line.map(([r, y]) => [r, y * tall] as const),
      { segments: 72, radius: (angle, y) => 1 + smoothstep(0.7, 0.1, y) * 0.13 * Math.cos(angle * waves) },
    );
    const skin: Surface = (at, out) => {
      setColor(out, tones.main);
      tint(out, tones.second, smoothstep(0.55, 0.1, at.y) * 0.8);
      tint(
        out,
        darker(tones.main, 0.25),
        smoothstep(0.1, -0.6, Math.cos(Math.atan2(at.x, at.z) * waves)) * smoothstep(0.7, 0.1, at.y) * 0.5,
      );
      for (let channel = 0; channel < 3; channel++) out.glow[channel] = tones.main[channel] * 0.1;
      out.roughness = 0.55;
    };
    figure.attach("body", "body", sheet, skin);
    for (const side of [1, -1]) {
      const name = side > 0 ? "arm left" : "arm right";
      const up = stance === "rising" ? 0.34 : stance === "sleeping" ? -0.16 : 0.06;
      const [root, tip]: Point[] = [
        [side * 0.3, 0.88 * tall, 0.08],
        [side * 0.62, (0.88 + up) * tall, 0.3],
      ];
      figure.bone(name, "body", root, tip);
      figure.attach(name, name, horn([root, [(root[0] + tip[0]) / 2, root[1] - 0.02 + up * 0.4, 0.22], tip], 0.15, 16, 0.45), skin);
      figure.attach(name, name, placed(sphere(0.075, 16), { at: tip }), skin);
    }
    const dark = plainSkin(tones.dark, 0.3);
    const z = 0.33;
    const isShut = stance === "sleeping";
    const eye = (side: number) =>
      placed(sphere(0.075, 20), { at: [side * 0.13, 1.16 * tall, z - 0.01], scale: [1, isShut ? 0.25 : 1.5, 0.5] });
    figure.attach("eyes", "body", joined([eye(1), eye(-1)]), dark);
    figure.attach(
      "mouth",
      "body",
      placed(sphere(0.07, 18), { at: [0, 0.95 * tall, z + 0.035], scale: [1, stance === "rising" ? 1.7 : 0.8, 0.45] }),
      dark,
    );
    if (!isShut)
      figure.attach(
        "glints",
        "body",
        joined([1, -1].map((side) => placed(sphere(0.022, 10), { at: [side * 0.13 - 0.025, 1.2 * tall, z + 0.025] }))),
        plainSkin(hex(0xffffff), 0.1),
      );
    figure.clip({ name: "idle", seconds: 3, turns: { "arm left": swing("z", 10), "arm right": swing("z", -10) }, moves: bob(0.06, 1) });
    figure.clip({
      name: "fly",
      seconds: 2,
      turns: { body: swing("z", 8), "arm left": swing("x", 20), "arm right": swing("x", 20, 0.5) },
      moves: bob(0.14, 1),
    });
  },
});

const slime = creature({
  id: "slime",
  nouns: ["slime monster", "blob", "jelly monster", "ooze", "gelatinous cube", "slime creature"],
  about: "a friendly slime: a soft shining drop with eyes",
  metresPerUnit: 0.6,
  colors: [0x4fc25a, 0x4aa8e8, 0xc86ae0, 0xf08a5a],
  second: 0xd8f6d0,
  dark: 0x1c2a1f,
  stances: {
    sitting: ["sitting", "standing", "idle"],
    jumping: ["jumping", "bouncing", "leaping"],
    lying: ["lying", "melting", "flat"],
    sleeping: ["sleeping", "asleep", "resting"],
  },
  wears: ["body skin", "belly", "eye"],
  make(figure, stance, tones) {
    const [wide, tall, lift] =
      stance === "jumping"
        ? [0.42, 0.62, 0.28]
        : stance === "lying"
          ? [0.66, 0.26, 0]
          : stance === "sleeping"
            ? [0.58, 0.34, 0]
            : [0.52, 0.45, 0];
    figure.bone("body", null, [0, lift, 0], [0, lift + tall * 1.6, 0]);
    figure.bone("top", "body", [0, lift + tall, 0], [0, lift + tall * 1.9, 0]);
    const line = Array.from({ length: 21 }, (_, step): readonly [number, number] => {
      const t = step / 20;
      const round = Math.sin(Math.PI * (0.32 + t * 0.68));
      return [
        step === 20 ? 0 : wide * round * (1 - smoothstep(0.75, 1, t) * 0.25),
        lift + tall * 1.75 * (1 - Math.cos(Math.PI * t * 0.5) ** 1.2),
      ];
    });
    const chance = figure.brief.random.fork("slime").between(0, 6);
    const drop = lathe([[0, lift], ...line], {
      segments: 56,
      radius: (angle, y) => 1 + smoothstep(lift + tall * 0.6, lift, y) * 0.1 * Math.cos(angle * 5 + chance),
    });
    const skin: Surface = (at, out) => {
      setColor(out, tones.main);
      tint(out, lighter(tones.main, 0.55), smoothstep(0.55, 0.95, figure.brief.noise.at(at.x * 3, at.y * 3, at.z * 3)) * 0.5);
      tint(out, darker(tones.main, 0.35), smoothstep(lift + tall * 0.5, lift, at.y) * 0.6);
      for (let channel = 0; channel < 3; channel++) out.glow[channel] = tones.main[channel] * 0.08;
      out.roughness = 0.08;
    };
    figure.attach("body", "body", drop, skin);
    const [y, z] = [lift + tall * 0.8, wide * 0.86];
    const isShut = stance === "sleeping";
    const eye = (side: number) => placed(sphere(0.085, 20), { at: [side * 0.17, y, z - 0.03], scale: [1, isShut ? 0.22 : 1.35, 0.5] });
    figure.attach("eyes", "body", joined([eye(1), eye(-1)]), plainSkin(tones.dark, 0.1));
    if (!isShut)
      figure.attach(
        "glints",
        "body",
        joined([1, -1].map((side) => placed(sphere(0.028, 10), { at: [side * 0.17 - 0.03, y + 0.05, z + 0.015] }))),
        plainSkin(hex(0xffffff), 0.1),
      );
    figure.attach(
      "mouth",
      "body",
      horn(
        [
          [-0.1, y - 0.12, z + 0.005],
          [0, y - 0.17, z + 0.03],
          [0.1, y - 0.12, z + 0.005],
        ],
        0.022,
        8,
        0.9,
      ),
      plainSkin(tones.dark, 0.3),
    );
    figure.clip({ name: "idle", seconds: 2, turns: { top: swing("x", 4), body: swing("z", 3) } });
    figure.clip({ name: "jump", seconds: 1, turns: { body: swing("x", 8) }, moves: bob(0.25, 1) });
  },
});

export const ghosts = [ghost, slime];
