import { makeOptions } from "./command-line/make-options.ts";

const HELP = `forge make "rusty sci-fi crate" [--out DIR] [--format glb,usdz,fbx,obj] [--seed N] [--ultra] [--high] [--pack] [--poster] [--json] [--instead elephant=horse] [--picture photo.jpg]
forge make "…" --understand      say what was understood and make nothing
forge inspect FILE [--json]      facts and findings of a model file
forge poster FILE [--out FILE] [--size 512|1024]
forge gallery [--out FILE] [--draft] [words …]   these prompts on one sheet, or a mixed choice
forge gallery --forms DIR [--letters ab]         every form by its name, a sheet per letter
forge learn                      work out the meaning of the forms' words again, after they have changed
`;

const make = async (args: string[]) => {
  const options = makeOptions(args);
  await (await import("./command-line/make.ts")).make(options);
};

/** Each loads what it needs and no more. */
const COMMANDS: Record<string, (args: string[]) => Promise<void>> = {
  make,
  generate: make,
  inspect: async (args) => (await import("./command-line/inspect-file.ts")).inspectFile(args),
  poster: async (args) => (await import("./command-line/poster-of.ts")).posterOf(args),
  gallery: async (args) => (await import("./command-line/gallery.ts")).gallery(args),
  learn: async () => (await import("./command-line/learn.ts")).learn(),
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
