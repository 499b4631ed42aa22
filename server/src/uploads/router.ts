import { abandon } from "./abandon.ts";
import { open, quota } from "./reads.ts";

export const uploadsRouter = { abandon, open, quota };
