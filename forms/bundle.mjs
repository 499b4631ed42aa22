// Puts the processes that know the forms into few files, each with the engine: a thousand forms with types to strip take a process 2 s of
// CPU to load, this way a quarter of that. The starter runs it when a source has changed.
import { bundleProcesses } from "../starter/bundle.mjs";

await bundleProcesses(import.meta.dirname);
