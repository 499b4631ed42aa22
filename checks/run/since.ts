// Tests that the changes since a commit can have reached.
import { execFileSync } from "node:child_process";
import type { Graph } from "./graph.ts";
import type { Memory } from "./memory.ts";
import { readModule } from "./modules.ts";

export interface Change {
  path: string;
  /** What loading it computes is another: whoever loads it may notice. */
  isLoadedAnew: boolean;
}

export function changesSince(root: string, commit: string, graph: Graph): Change[] {
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 1 << 28, stdio: ["ignore", "pipe", "pipe"] });
  const base = git("merge-base", commit, "HEAD").trim();
  const listed = [git("diff", "--name-only", "--no-renames", "-z", base), git("ls-files", "--others", "--exclude-standard", "-z")];
  const paths = [...new Set(listed.join("").split("\0").filter(Boolean))];
  const before = (path: string) => {
    try {
      return readModule(path, git("show", `${base}:${path}`)).loaded;
    } catch {
      return null;
    }
  };
  return paths.map((path) => ({ path, isLoadedAnew: before(path) !== graph.loadedNow(path) }));
}

/** Whether this test can have noticed one of the changes. What nobody watched is taken to call all it loads. */
export function isReached(path: string, changes: readonly Change[], graph: Graph, noticed: ReturnType<Memory["noticed"]>): boolean {
  const reached = new Set(graph.reached(path));
  return changes.some((change) => {
    if (change.path === path) return true;
    if (!noticed) return reached.has(change.path);
    if (noticed.calls.includes(change.path)) return true;
    if (noticed.reads.some((read) => read === "." || change.path === read || change.path.startsWith(`${read}/`))) return true;
    return change.isLoadedAnew && reached.has(change.path);
  });
}
