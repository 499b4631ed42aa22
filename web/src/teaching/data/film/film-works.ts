import { PURPOSE_RULES } from "@blenda/domain/uploads/constants";
import { FILM_FAULTS } from "./film-faults.ts";
import { type FilmFault, planFor } from "./film-plan.ts";

/** What happens with a chosen film before its first byte is sent. */
export type FilmWork =
  | { state: "reading"; name: string }
  /** `queued`: another one is being converted. */
  | { state: "queued" | "converting"; name: string; percent: number }
  | { state: "refused"; name: string; message: string };

type Works = Readonly<Record<string, FilmWork>>;

/** Loaded with the first film: no other upload needs it. */
async function machine() {
  const [{ readFilm, abilities }, { convertFilm }] = await Promise.all([import("./read-film.ts"), import("./convert-film.ts")]);
  return { readFilm, abilities, convertFilm };
}

const FAILED = "This film couldn't be converted here. Export it as MP4 (H.264) or WebM, then choose it again.";
const UNLOADED = "The converter couldn't be loaded. Check your connection, then choose the film again.";

/**
 * The films this page is preparing, by their lessons: a store outside of any screen, so that they go on while their creator looks at
 * something else. One is converted at a time; two would only share the same processor.
 */
function makeFilmWorks() {
  let works: Works = {};
  let turn: Promise<unknown> = Promise.resolve();
  const stops = new Map<string, AbortController>();
  const watchers = new Set<() => void>();

  const publish = (next: Works) => {
    works = next;
    for (const watcher of watchers) watcher();
  };
  const set = (lessonId: string, work: FilmWork) => publish({ ...works, [lessonId]: work });
  const drop = (lessonId: string) => {
    stops.get(lessonId)?.abort();
    stops.delete(lessonId);
    const { [lessonId]: _, ...others } = works;
    publish(others);
  };

  async function prepare(lessonId: string, file: File, signal: AbortSignal): Promise<File | FilmFault> {
    const { readFilm, abilities, convertFilm } = await machine();
    const tracks = await readFilm(file);
    if (!tracks) return "unreadable";
    const plan = planFor(tracks, await abilities(tracks.video));
    if (plan.kind === "refused") return plan.fault;
    if (plan.kind === "as-it-is") return named(file, tracks.container);
    const { name } = file;
    if (!signal.aborted) set(lessonId, { state: "queued", name, percent: 0 });
    let told = 0;
    const onProgress = (share: number) => {
      const percent = Math.floor(share * 100);
      if (signal.aborted || percent === told) return;
      told = percent;
      set(lessonId, { state: "converting", name, percent });
    };
    const mine = turn.then(async () => {
      signal.throwIfAborted();
      set(lessonId, { state: "converting", name, percent: 0 });
      return convertFilm(file, { plan, onProgress, signal });
    });
    turn = mine.catch(() => {});
    return (await mine) ?? "undecodable";
  }

  return {
    all: () => works,
    watch: (watcher: () => void) => {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    /** Hands over what can be sent; says why, if nothing can. */
    begin: async (lessonId: string, file: File, send: (film: File) => void) => {
      drop(lessonId);
      const stop = new AbortController();
      stops.set(lessonId, stop);
      set(lessonId, { state: "reading", name: file.name });
      const refuse = (message: string) => !stop.signal.aborted && set(lessonId, { state: "refused", name: file.name, message });
      try {
        const made = await prepare(lessonId, file, stop.signal);
        if (stop.signal.aborted) return;
        if (!(made instanceof File)) return void refuse(FILM_FAULTS[made]);
        drop(lessonId);
        send(made);
      } catch (error) {
        refuse(error instanceof TypeError && /import|module/i.test(error.message) ? UNLOADED : FAILED);
      }
    },
    /** Stops it, or dismisses one that was refused. */
    drop,
  };
}

/** One for the whole page. */
export const filmWorks = makeFilmWorks();

/** What it is called has to end as what it is: some programs call an MP4 a MOV. */
function named(file: File, container: string): File {
  const ending = file.name.slice(file.name.lastIndexOf(".") + 1).toLowerCase();
  if (PURPOSE_RULES.film.endings.includes(ending)) return file;
  return new File([file], `${file.name.replace(/\.[^.]*$/, "")}.${container}`, { type: file.type, lastModified: file.lastModified });
}
