// Puts what runs in limited processes into few files; `src/inspect/bundled.ts` finds them. The starter runs it when a source has changed.
import { bundleProcesses } from "../starter/bundle.mjs";

await bundleProcesses(import.meta.dirname);
