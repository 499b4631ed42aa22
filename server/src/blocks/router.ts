import { blocks } from "./procedures.ts";

const later = (): never => {
  throw new Error("Not written yet");
};

export const blocksRouter = { block: blocks.block.handler(later), blocked: blocks.blocked.handler(later) };
