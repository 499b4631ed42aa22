import { LEARNING } from "@blenda/domain/learning/constants";

/** One save on its way to the server. */
export interface PlaceSave {
  trainingId: string;
  lessonId: string;
  positionSeconds: number;
  watched: { from: number; to: number } | null;
  at: string;
  isRestart: boolean;
}

interface Ways {
  now: () => string;
  /** Resolves once the server has it; a save that was refused for good must resolve too, or it would be sent for ever. */
  send: (save: PlaceSave) => Promise<void>;
  /** What waits is kept on this device, so that neither a lost connection nor a closed tab loses it. */
  keep: (waiting: readonly PlaceSave[]) => void;
}

/** A jump longer than this is seeking, not watching. */
const LONGEST_STEP_SECONDS = 3;
const MOST_WAITING = 200;

/**
 * Saves the position: where a learner is in a lesson and which stretch they watched since the last save. It says
 * nothing until the player stands at the saved place: a player that has just opened is at 0:00, which is no learner's
 * place.
 */
export function makePositionSaver(lesson: { trainingId: string; lessonId: string }, waiting: readonly PlaceSave[], ways: Ways) {
  let queue = [...waiting];
  let isSending = false;
  let place: number | null = null;
  let from = 0;
  let savedAt = 0;
  let isRestart = false;

  const flush = async () => {
    if (isSending) return;
    isSending = true;
    try {
      for (let next = queue[0]; next; next = queue[0]) {
        await ways.send(next);
        queue = queue.filter((save) => save !== next);
        ways.keep(queue);
      }
    } catch {
      // Not reached: it waits for the next save.
    }
    isSending = false;
  };

  /** Resolves when everything that could be sent was. */
  const save = async (): Promise<void> => {
    if (place === null) return;
    const watched = place > from ? { from, to: place } : null;
    if (!watched && place === savedAt && !isRestart) return flush();
    queue = [...queue, { ...lesson, positionSeconds: place, watched, at: ways.now(), isRestart }].slice(-MOST_WAITING);
    isRestart = false;
    from = place;
    savedAt = place;
    ways.keep(queue);
    return flush();
  };

  return {
    flush,
    save,
    /** The player stands at the place it should begin with. */
    begin(seconds: number): void {
      place = seconds;
      from = seconds;
      savedAt = seconds;
    },
    /** The film plays on. Saves by itself every ten seconds of film. */
    move(seconds: number): void {
      if (place === null) return;
      if (Math.abs(seconds - place) > LONGEST_STEP_SECONDS || seconds < place) this.jump(seconds);
      place = seconds;
      if (place - savedAt >= LEARNING.SAVE_EVERY_SECONDS) void save();
    },
    /** The learner went elsewhere in the film: what they watched until then counts, the gap does not. */
    jump(seconds: number): void {
      if (place === null) return;
      void save();
      place = seconds;
      from = seconds;
      void save();
    },
    /** From the beginning, on purpose: only then 0:00 replaces a later place. */
    restart(): void {
      if (place === null) return;
      void save();
      isRestart = true;
      place = 0;
      from = 0;
      void save();
    },
  };
}
