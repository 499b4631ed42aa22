import { isAbsolute, join } from "node:path";

/** Relative to where the person stands: the start script runs the command from the project's root. */
export function personPath(path: string): string {
  return isAbsolute(path) ? path : join(process.env.INIT_CWD ?? process.cwd(), path);
}

export const print = (text: string) => void process.stdout.write(`${text}\n`);
