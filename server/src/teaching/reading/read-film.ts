import { join } from "node:path";
import type { DraftFinding } from "@blenda/domain/authoring/model";
import { type FilmFacts, filmFindings } from "@blenda/domain/teaching/rules";
import { NICENESS } from "../../platform/files/upload-queues.ts";

const CHILD = join(import.meta.dirname, "film-child.ts");
const LIMITS = { cpuSeconds: 120, megabytes: 500, niceness: NICENESS };

const UNREADABLE: DraftFinding = {
  level: "block",
  code: "film-unreadable",
  message: "We can't read this film. Export it as MP4 (H.264 and AAC) or WebM (VP9 or AV1, and Opus).",
};

export interface ReadFilm {
  facts: FilmFacts | null;
  findings: DraftFinding[];
}

/** Inspects an untrusted film, in a process of its own with a limit on memory and time. It throws only for reasons of ours. */
export async function readFilm(path: string, folder: string): Promise<ReadFilm> {
  const { runLimited, Stalled } = await import("@blenda/forge/inspect/limited");
  const answer = await runLimited<{ facts: FilmFacts | null }>(CHILD, { path, folder }, LIMITS, () => {});
  if ("failure" in answer && answer.failure === "stalled") throw new Stalled("the reader of films stalled");
  // Once says nothing about the film: a machine short of memory ends processes too.
  if ("failure" in answer && answer.failure === "crashed") throw new Error("the reader of films ended without an answer");
  if ("failure" in answer || answer.facts === null) return { facts: null, findings: [UNREADABLE] };
  return { facts: answer.facts, findings: filmFindings(answer.facts) };
}
