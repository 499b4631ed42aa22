// What `npm test -- …` was asked for.

export interface TestArguments {
  /** Domains, folders or files by name: only their tests, whether they passed before or not. */
  names: readonly string[];
  /** A commit: only what the changes since can have reached. */
  since: string | null;
  /** Nothing is remembered. */
  isAll: boolean;
}

export const USAGE = `npm test                  everything that can have changed since it last passed
npm test -- refunds       rules, operations, screens and journeys of one domain (or folder, or file)
npm test -- --since main  what the changes since that commit can have reached
npm test -- --all         everything`;

/** Null: it asks for something there is not. */
export function readArguments(args: readonly string[]): TestArguments | null {
  const names: string[] = [];
  let since: string | null = null;
  let isAll = false;
  for (let at = 0; at < args.length; at++) {
    const arg = args[at] ?? "";
    if (arg === "--all") isAll = true;
    else if (arg === "--since" && args[at + 1]) since = args[++at] ?? null;
    else if (arg.startsWith("-") || arg === "") return null;
    else names.push(arg.replace(/\/$/, ""));
  }
  return { names, since, isAll };
}

/** A test is of a name when one of its folders is called so, or its file. */
export const isNamed = (path: string, names: readonly string[]): boolean =>
  names.some((name) => path === name || `/${path}`.includes(`/${name}/`) || (path.split("/").at(-1) ?? "").split(".")[0] === name);
