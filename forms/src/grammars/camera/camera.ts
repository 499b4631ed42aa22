import type { Brief } from "@blenda/forge/grammar/brief";
import type { Grammar } from "@blenda/forge/grammar/grammar";
import type { Part } from "@blenda/forge/solid/part";
import { bellowsCamera, twinLensCamera } from "./antiques.ts";
import { rangefinderCamera, reflexCamera } from "./bodies.ts";
import { instantCamera } from "./instant.ts";
import { type CameraKind, type CameraKit, kitOf } from "./kit.ts";

const KINDS: Record<CameraKind, (kit: CameraKit) => Part[]> = {
  rangefinder: rangefinderCamera,
  reflex: reflexCamera,
  instant: instantCamera,
  twin: twinLensCamera,
  bellows: bellowsCamera,
};

export const camera: Grammar = {
  id: "camera",
  nouns: ["camera", "photo camera", "film camera", "rangefinder", "polaroid", "slr", "dslr", "instant camera"],
  about: "a photo camera with lens, viewfinder and shutter button: rangefinder, reflex, instant, twin-lens or an old one with bellows",
  traits: {
    rangefinder: ["rangefinder", "street", "compact", "analog", "analogue", "1960s", "60s"],
    reflex: ["slr", "dslr", "reflex", "digital", "professional", "pro", "zoom", "mirrorless"],
    instant: ["instant", "polaroid"],
    twin: ["twin", "tlr", "twin-lens"],
    bellows: ["bellows", "field", "folding", "victorian", "plate", "wooden"],
  },
  metresPerUnit: 0.09,
  wears: ["body", "strap leather grip", "lens ring"],
  build(brief) {
    const kind = kindOf(brief);
    return KINDS[kind](kitOf(brief, kind));
  },
};

function kindOf(brief: Brief): CameraKind {
  const named = (Object.keys(KINDS) as CameraKind[]).find((kind) => brief.has(kind));
  if (named) return named;
  const chance = brief.random.fork("kind");
  if (brief.isStyle("steampunk", "medieval", "fantasy", "ornate") || brief.look.material === "wood") return "bellows";
  if (brief.isStyle("sci-fi", "modern")) return "reflex";
  if (brief.isStyle("cartoon")) return chance.pick<CameraKind>(["instant", "rangefinder"]);
  if (brief.isStyle("retro")) return chance.pick<CameraKind>(["rangefinder", "instant", "twin"]);
  return chance.pick<CameraKind>(["rangefinder", "rangefinder", "rangefinder", "reflex", "instant", "twin", "bellows"]);
}
