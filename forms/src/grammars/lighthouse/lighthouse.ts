import type { Brief } from "@blenda/forge/grammar/brief";
import type { Grammar } from "@blenda/forge/grammar/grammar";
import { coatOrMade, windowGlass } from "@blenda/forge/language/pieces/finishes";
import { Gathered } from "@blenda/forge/language/pieces/gathered";
import { boards, plaster, tiles } from "@blenda/forge/language/pieces/masonry";
import { leafage } from "@blenda/forge/language/pieces/plot";
import { hex, type Rgb } from "@blenda/forge/solid/color";
import { covered } from "@blenda/forge/solid/surfaces/aging";
import { glowing } from "@blenda/forge/solid/surfaces/glowing";
import { layered, type Surface } from "@blenda/forge/solid/surfaces/surface";
import { addCottage, addPlants } from "./meadow.ts";
import type { LighthouseLayer, LighthousePieces } from "./pieces.ts";
import { bandedWall, rockAndSea } from "./rock.ts";
import { addLantern, addTower, chooseShaft, type Shaft } from "./tower.ts";

export const lighthouse: Grammar = {
  id: "lighthouse",
  is: ["rooted"],
  already: "tall round",
  nouns: ["lighthouse", "beacon", "light tower", "sea tower", "light house"],
  about: "a lighthouse with a lantern on top, standing on a rock by the sea, as a diorama",
  traits: {
    sea: ["sea", "ocean", "waves", "water", "coast", "storm"],
    floating: ["floating", "flying", "island", "sky"],
    spiral: ["spiral", "swirl", "candy", "twisted"],
    plain: ["plain", "white", "minimal"],
    classic: ["classic", "striped", "banded"],
    slim: ["slim", "tall", "thin"],
    stout: ["stout", "small", "short", "fat", "cute"],
    flared: ["flared", "curved", "elegant"],
    snowy: ["snow", "snowy", "winter", "frozen", "ice"],
    lonely: ["lonely", "alone", "bare", "desolate"],
  },
  isLarge: true,
  metresPerUnit: 7,
  wears: ["stripe", "wall", "rock island cliff"],
  build(brief) {
    const shaft = chooseShaft(brief);
    const pieces: LighthousePieces = new Gathered();
    addTower(brief, shaft, pieces);
    addLantern(brief, shaft, pieces);
    if (!brief.has("lonely")) {
      addCottage(brief, pieces, shaft.radius(0.1));
      addPlants(brief, pieces);
    }
    return [...pieces.parts(surfacesOf(brief, shaft)), ...rockAndSea(brief)];
  },
};

function surfacesOf(brief: Brief, shaft: Shaft): Record<LighthouseLayer, Surface> {
  const { look, random, noise } = brief;
  const chance = random.fork("paint");
  const bright = brief.color(0, hex(chance.pick([0xcf3b27, 0xcf3b27, 0x1f5f94, 0x2b2f36, 0x2f7d6d])));
  const pale = brief.color(1, hex(0xf1ebdf));
  const light = brief.light(hex(0xffd27a));
  const snow = (surface: Surface) => (brief.has("snowy") ? layered(surface, covered(noise, 0.7)) : surface);
  const copper = brief.isStyle("steampunk") ? brief.made("copper") : coatOrMade(brief, bright, { roughness: 0.42 });
  return {
    tower: bandedWall(brief, { bright, pale, top: shaft.top, shaft: shaft.radius }),
    cap: snow(copper),
    iron: brief.always(brief.isStyle("steampunk") ? "brass" : "iron", brief.isStyle("steampunk") ? undefined : hex(0x6b6e73)),
    glass: lanternGlass(light),
    lamp: glowing(light),
    cottage: look.material ? brief.made(look.material) : plaster(brief, pale),
    roof: snow(tiles(brief, bright, 0.06, true)),
    joinery: brief.always("wood", hex(0x6a4a33)),
    door: boards(brief, hex(chance.pick([0x5d3b26, 0x2c5560, 0x8c2f26])), 0.03),
    panes: look.glow ? glowing(look.glow, 0.8) : chance.chance(0.5) ? glowing(hex(0xffc36a), 0.7) : windowGlass(),
    stone: snow(brief.always("stone", hex(0x8d867c))),
    leaves: leafage(brief, hex(0x2f6a45)),
    trunks: brief.always("wood", hex(0x5a3b26)),
    bushes: leafage(brief, hex(0x5d8a3c)),
  };
}

/** Panes before a light: bright themselves, brightest at the height of the lamp. */
function lanternGlass(color: Rgb): Surface {
  const lamp = glowing(color, 0.95);
  return (at, out) => {
    lamp(at, out);
    for (let channel = 0; channel < 3; channel++) out.color[channel] = color[channel] * 0.6;
    out.roughness = 0.1;
  };
}
