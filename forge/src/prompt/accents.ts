import { hex, type Rgb } from "../solid/color.ts";
import type { MaterialName } from "../solid/surfaces/stuff.ts";

const COLORS: Partial<Record<MaterialName, Rgb>> = {
  wood: hex(0x9a6a3c),
  gold: hex(0xe6b652),
  silver: hex(0xcfd3d8),
  copper: hex(0xc8794f),
  bronze: hex(0xa97a45),
  brass: hex(0xd0a850),
  stone: hex(0x8b8680),
  marble: hex(0xebe7e1),
  jade: hex(0x4f9a72),
  clay: hex(0xb8653c),
  leather: hex(0x5b3a25),
  bone: hex(0xe6dcc3),
};

/** The colour a substance lends when it is only named for a detail: “with gold trim”. */
export function stuffColor(material: MaterialName): Rgb {
  return COLORS[material] ?? hex(0x9a9ea3);
}
