/** Colours that things of one substance usually have; a parameter picks one by name, so that seeds differ. */

export const WOODS = { oak: 0xb98a56, walnut: 0x70472a, pine: 0xd2a76c, cherry: 0x8d4a2c } as const;
export const CLOTHS = { sage: 0x7f947c, navy: 0x34466b, rust: 0xb25c3a, oat: 0xcfc1a6, plum: 0x7a4560, mustard: 0xc99a3a } as const;
export const ENAMELS = { red: 0xb8342b, cream: 0xeadfc4, mint: 0x9cc9b4, blue: 0x3d6f9e, black: 0x2a2b2e } as const;
