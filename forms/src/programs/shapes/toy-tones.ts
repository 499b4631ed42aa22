import { pick } from "@blenda/forge/language/program";

/** Clear colours of plain shapes; chance picks one. */
export const TOY_TONES = { red: 0xd8382f, blue: 0x2f6fd0, green: 0x3aa655, yellow: 0xf2b92a, violet: 0x7a4fc0, orange: 0xe8752a } as const;
export const toyTone = pick("red", "blue", "green", "yellow", "violet", "orange");
