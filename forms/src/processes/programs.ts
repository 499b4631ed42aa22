import { join } from "node:path";

/** The engine's limited processes started with our forms: a function cannot be sent to a process, a program can be named to it. */
export const PROGRAMS = {
  produce: join(import.meta.dirname, "produce-child.ts"),
  draft: join(import.meta.dirname, "draft-child.ts"),
  read: join(import.meta.dirname, "read-child.ts"),
} as const;
