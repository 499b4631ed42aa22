export const BLOCKS = { PAGE: 50 } as const;
