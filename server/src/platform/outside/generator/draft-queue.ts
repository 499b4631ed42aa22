import type { DraftRequest, DraftTurn, DrawnDraft } from "./generator.ts";

/**
 * The reason why a draft was not drawn. `replaced`: the same person asked for a newer one; `full`: too many people wait; `left`: the
 * person who asked left.
 */
export class NotDrafted extends Error {
  override name = "NotDrafted";
  readonly why: "replaced" | "full" | "left";
  constructor(why: "replaced" | "full" | "left") {
    super(`the draft was not drawn: ${why}`);
    this.why = why;
  }
}

type Draw = (request: DraftRequest) => Promise<DrawnDraft | null>;
interface WaitingDraft {
  request: DraftRequest;
  resolve(drawn: Promise<DrawnDraft | null>): void;
  reject(error: NotDrafted): void;
}

interface Options {
  /** People who wait; a draft takes two seconds, and is not worth a minute's wait. */
  mostWaiting?: number;
  /** Drafts kept for those who ask again, about 15 kB each. */
  mostKept?: number;
}

/**
 * A queue of its own beside the jobs: one draft at a time in this process, one that waits per person, the newest wins. Drawn ones are
 * kept in memory, so many of them, the least asked for going first.
 */
export function makeDraftQueue(draw: Draw, { mostWaiting = 20, mostKept = 200 }: Options = {}) {
  const kept = new Map<string, DrawnDraft | null>();
  /** By person, in the order of their turn. */
  const waiting = new Map<string, WaitingDraft>();
  let isBusy = false;

  async function drawn(request: DraftRequest): Promise<DrawnDraft | null> {
    const name = nameOf(request);
    const known = kept.get(name) ?? (kept.has(name) ? null : await draw(request));
    kept.delete(name);
    kept.set(name, known);
    if (kept.size > mostKept) kept.delete(kept.keys().next().value ?? "");
    return known;
  }

  async function work(): Promise<void> {
    isBusy = true;
    for (let next = waiting.entries().next().value; next; next = waiting.entries().next().value) {
      const [person, { request, resolve }] = next;
      waiting.delete(person);
      const drawing = drawn(request);
      resolve(drawing);
      await drawing.catch(() => {});
    }
    isBusy = false;
  }

  return (request: DraftRequest, { person, signal }: DraftTurn): Promise<DrawnDraft | null> =>
    new Promise((resolve, reject) => {
      if (kept.has(nameOf(request))) return resolve(drawn(request));
      const older = waiting.get(person);
      if (!older && waiting.size >= mostWaiting) return reject(new NotDrafted("full"));
      const turn: WaitingDraft = { request, resolve, reject };
      // In the place of the older one: a person who types on does not fall behind.
      waiting.set(person, turn);
      older?.reject(new NotDrafted("replaced"));
      signal?.addEventListener("abort", () => {
        if (waiting.get(person) !== turn) return;
        waiting.delete(person);
        reject(new NotDrafted("left"));
      });
      if (!isBusy) void work();
    });
}

const nameOf = ({ prompt, seed, complexity, instead, picture }: DraftRequest): string =>
  JSON.stringify([prompt.trim(), seed, complexity, Object.entries(instead).toSorted(), picture?.id ?? null, picture?.mode ?? null]);
