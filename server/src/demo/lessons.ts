import type { DemoLesson, Shot } from "./model.ts";

const WORDS_PER_MINUTE = 200;

interface Cue {
  from: number;
  to: number;
  shot: Shot;
}

/** When each shot of a film begins and ends, in seconds. */
export function cuesOf(shots: readonly Shot[]): Cue[] {
  let from = 0;
  return shots.map((shot) => {
    const cue = { from, to: from + shot.seconds, shot };
    from = cue.to;
    return cue;
  });
}

/** What a learner sees of a lesson, whatever it is made of. */
export function trainingLesson(lesson: DemoLesson) {
  const { kind, title, isPreview } = lesson;
  if (kind === "text") {
    const body = lesson.body.join("\n\n");
    return { kind, title, isPreview, body, durationSeconds: readingSeconds(body), chapters: [] };
  }
  const cues = cuesOf(lesson.shots);
  return {
    kind,
    title,
    isPreview,
    body: lesson.shots.map(({ caption }) => caption).join("\n\n"),
    durationSeconds: Math.round(cues.at(-1)?.to ?? 0),
    chapters: cues.map(({ from, shot }) => ({ atSeconds: from, title: shot.title })),
  };
}

function readingSeconds(text: string): number {
  const words = text.split(/\s+/).length;
  return Math.round((words / WORDS_PER_MINUTE) * 60);
}
