import { all, type Form } from "./form.ts";
import { type ProgramPart, part } from "./program.ts";
import type { Substance } from "./substance.ts";

/** One part that is put together from several forms. */
export const pieces = (name: string, of: Substance, ...forms: Form[]): ProgramPart => part(name, of, all(...forms));
