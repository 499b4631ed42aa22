import type { Brief } from "@blenda/forge/grammar/brief";
import type { Grammar } from "@blenda/forge/grammar/grammar";
import { hex, smoothstep, turned } from "@blenda/forge/solid/color";
import type { Part } from "@blenda/forge/solid/part";
import type { Random } from "@blenda/forge/solid/random";
import { sphere } from "@blenda/forge/solid/shapes/forms";
import { joined, placed } from "@blenda/forge/solid/shapes/shape";
import { covered } from "@blenda/forge/solid/surfaces/aging";
import { glowing } from "@blenda/forge/solid/surfaces/glowing";
import { layered, type Surface, setColor, tint } from "@blenda/forge/solid/surfaces/surface";
import { crownShape, leaves, strands } from "./crown.ts";
import { palm } from "./palm.ts";
import { Skeleton } from "./skeleton.ts";
import { type Puff, SPECIES } from "./species.ts";
import { barkSurface, crownSurface, singleLeaves } from "./surfaces.ts";

export const tree: Grammar = {
  id: "tree",
  is: ["rooted", "ground", "setting", "trunk"],
  nouns: [
    "tree",
    "oak",
    "oak tree",
    "broadleaf tree",
    "birch",
    "maple",
    "cherry tree",
    "willow",
    "palm",
    "palm tree",
    "bonsai",
    "apple tree",
    "acacia",
    "dead tree",
  ],
  about:
    "a broadleaf tree with trunk, branches and a crown of leaves: oak, birch, maple, cherry blossom, willow, palm, bonsai or a bare dead tree",
  traits: {
    oak: ["oak", "old", "big", "ancient"],
    birch: ["birch", "white", "aspen"],
    cherry: ["cherry", "blossom", "sakura", "spring", "flowering"],
    maple: ["maple"],
    autumn: ["autumn", "fall", "autumnal"],
    acacia: ["acacia", "savanna", "umbrella", "african"],
    willow: ["willow", "weeping", "hanging"],
    bonsai: ["bonsai", "miniature", "pot", "potted"],
    palm: ["palm", "tropical", "beach", "coconut"],
    dead: ["dead", "bare", "leafless", "spooky", "burnt", "haunted"],
    fruit: ["apple", "fruit", "orange", "cherries", "lemon"],
    snowy: ["snow", "snowy", "winter"],
    bush: ["bush", "shrub", "hedge"],
  },
  grows: true,
  crowds: { orchard: 6 },
  metresPerUnit: 2.2,
  wears: ["leaf foliage crown blossom flower", "pot vase planter fruit apple cherry"],
  build(brief) {
    if (brief.has("palm")) return palm(brief);
    const named = Object.keys(SPECIES).find((name) => brief.has(name));
    const kind =
      named ??
      brief.random.pick(brief.has("autumn") ? ["maple", "oak", "birch"] : ["oak", "oak", "birch", "maple", "cherry", "acacia", "willow"]);
    return grown(brief, kind);
  },
};

const AUTUMN: readonly number[] = [0xd9682a, 0xe39a2c, 0xb8422a, 0xd8b13a];

function grown(brief: Brief, kind: string): Part[] {
  const random = brief.random.fork("growth");
  const species = SPECIES[kind];
  const isBush = brief.has("bush");
  const size = {
    ...species,
    stem: isBush ? 0.05 : species.stem * random.between(0.9, 1.15),
    height: isBush ? 1 : species.height * random.between(0.92, 1.1),
    reach: species.reach * random.between(0.88, 1.1),
  };
  const skeleton = new Skeleton(brief, size, random, kind);
  const bark = barkSurface(brief, kind, species);
  const parts: Part[] = [
    { name: "wood", shape: joined(skeleton.shapes), surface: brief.has("snowy") ? layered(bark, covered(brief.noise, 0.55)) : bark },
  ];
  if (!brief.has("dead")) {
    const leafColor = brief.has("autumn") ? random.fork("autumn").pick(AUTUMN) : species.leaf;
    const color = brief.color(0, turned(hex(leafColor), random.between(-0.025, 0.025)));
    const leaf = crownSurface(brief, color);
    const crown = crownShape(brief, skeleton.puffs, random.fork("leaves"), kind === "birch" || kind === "willow" ? 0.75 : 1);
    parts.push({ name: "crown", shape: crown, surface: leaf });
    if (!brief.isStyle("low-poly", "cartoon"))
      parts.push({
        name: "leaves",
        shape: leaves(crown, random.fork("single leaves"), species.leafage, brief.isDetailed),
        surface: singleLeaves(brief, color),
      });
    if (kind === "willow")
      parts.push({ name: "strands", shape: strands(brief, skeleton.puffs, random.fork("strands")), surface: leaf, density: 0.7 });
    if (brief.has("fruit") || brief.look.glow) parts.push(fruits(brief, skeleton.puffs, random.fork("fruit")));
  }
  if (kind === "bonsai") parts.push(...tray(brief));
  return parts;
}

function fruits(brief: Brief, puffs: readonly Puff[], random: Random): Part {
  const shapes = puffs.flatMap(({ at, size, flat }) =>
    Array.from({ length: 3 }, () => {
      const angle = random.between(0, 6.283);
      const low = random.between(-0.5, 0.35);
      const r = size * 0.98 * Math.sqrt(1 - low * low);
      return placed(sphere(0.045, 8), {
        at: [at[0] + Math.sin(angle) * r, at[1] + low * size * flat, at[2] + Math.cos(angle) * r],
      });
    }),
  );
  const color = brief.look.colors[1] ?? hex(0xc9252d);
  return { name: "fruit", shape: joined(shapes), surface: brief.look.glow ? glowing(brief.look.glow) : brief.always("porcelain", color) };
}

function tray(brief: Brief): Part[] {
  const { solids } = brief;
  const pot = solids
    .box(1.3, 0.26, 0.86, 0.06)
    .minus(solids.box(1.16, 0.2, 0.72, 0.04).at(0, 0.08, 0))
    .plus(...[-1, 1].flatMap((x) => [-1, 1].map((z) => solids.box(0.16, 0.12, 0.12, 0.03).at(x * 0.5, -0.15, z * 0.3))));
  const soil: Surface = (at, out) => {
    const clump = brief.noise.fbm(at.x * 18, at.y * 18, at.z * 18, 3);
    setColor(out, hex(0x4f6a2a));
    tint(out, hex(0x3a2a1c), smoothstep(-0.05, 0.2, clump));
    out.roughness = 0.95;
    out.height = clump * 0.03;
  };
  return [
    { name: "pot", shape: pot.at(0, -0.12, 0).shape(), surface: brief.always("porcelain", brief.look.colors[1] ?? hex(0x2f4f63)) },
    { name: "soil", shape: solids.box(1.18, 0.1, 0.74, 0.03).at(0, -0.05, 0).shape(), surface: soil },
  ];
}
