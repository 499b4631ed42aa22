import { gallery } from "./command-line/gallery.ts";
import { inspectFile } from "./command-line/inspect-file.ts";
import { learn } from "./command-line/learn.ts";
import { make } from "./command-line/make.ts";
import { posterOf } from "./command-line/poster-of.ts";

const HELP = `forge make "rusty sci-fi crate" [--out DIR] [--format glb,usdz,fbx,obj] [--seed N] [--ultra] [--high] [--pack] [--poster] [--json] [--instead elephant=horse] [--picture photo.jpg]
forge make "…" --understand      say what was understood and make nothing
forge inspect FILE [--json]      facts and findings of a model file
forge poster FILE [--out FILE] [--size 512|1024]
forge gallery [--out FILE] [--draft] [words …]   these prompts on one sheet, or a mixed choice
forge gallery --forms DIR [--letters ab]         every form by its name, a sheet per letter
forge learn                      work out the meaning of the forms' words again, after they have changed
`;

const COMMANDS: Record<string, (args: string[]) => Promise<void>> = {
  make,
  generate: make,
  inspect: inspectFile,
  poster: posterOf,
  gallery,
  learn,
};

const [name = "", ...args] = process.argv.slice(2);
const command = COMMANDS[name];
if (!command) {
  process.stderr.write(HELP);
  process.exitCode = 2;
} else {
  await command(args).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
}
