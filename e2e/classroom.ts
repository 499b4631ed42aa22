import type { LessonProgress, TrainingProgress } from "@blenda/domain/learning/model";
import { isNewerPlace } from "@blenda/domain/learning/rules";
import type { Lesson, TrainingPage } from "@blenda/domain/trainings/model";
import type { Page, Route } from "@playwright/test";

const FILM_SECONDS = 120;
const RATE = 8_000;
const HEADER_BYTES = 44;

/** Two minutes of silence: every browser can play it, and nobody has to hear it. */
function silence(): Buffer {
  const film = Buffer.alloc(HEADER_BYTES + FILM_SECONDS * RATE, 128);
  film.write("RIFF", 0);
  film.writeUInt32LE(film.length - 8, 4);
  film.write("WAVEfmt ", 8);
  film.writeUInt32LE(16, 16);
  film.writeUInt16LE(1, 20);
  film.writeUInt16LE(1, 22);
  film.writeUInt32LE(RATE, 24);
  film.writeUInt32LE(RATE, 28);
  film.writeUInt16LE(1, 32);
  film.writeUInt16LE(8, 34);
  film.write("data", 36);
  film.writeUInt32LE(FILM_SECONDS * RATE, 40);
  return film;
}

const line = (id: string, title: string, kind: "video" | "text", isPreview = false) => ({
  id,
  title,
  kind,
  durationSeconds: FILM_SECONDS,
  isPreview,
});
const LESSONS = [line("one", "What light does", "video", true), line("two", "Metal is a switch", "video"), line("three", "Values", "text")];

const TRAINING: TrainingPage = {
  id: "metal",
  type: "course",
  title: "Metal or not",
  category: "Materials",
  priceCents: 800,
  sale: null,
  isSubscriptionOnly: false,
  durationSeconds: LESSONS.length * FILM_SECONDS,
  level: "Beginner",
  lessonCount: LESSONS.length,
  creatorName: "Cara",
  shop: { creatorId: "demo-creator", name: "Orbit Bench", slug: "orbit-bench", imageUrl: null, isVerified: false },
  coverUrl: null,
  stageHue: null,
  rating: null,
  publishedAt: "2026-01-01T00:00:00.000Z",
  description: "",
  descriptionRich: null,
  aiDisclosure: null,
  tags: [],
  isForSale: true,
  learn: [],
  requirements: [],
  cover: null,
  sections: [{ id: "first", title: "All of it", lessons: LESSONS }],
  moreFromShop: [],
  updatedAt: "2026-01-01T00:00:00.000Z",
};

const CHAPTERS = [
  { atSeconds: 0, title: "The question" },
  { atSeconds: 60, title: "The rule" },
];
const lessonOf = (id: string): Lesson | undefined => {
  const found = LESSONS.find((lesson) => lesson.id === id);
  if (!found) return undefined;
  const isFilm = found.kind === "video";
  const more = { bodyRich: null, posterUrl: null, resources: [], checkpoint: null };
  const film = {
    videoUrl: isFilm ? "/files/film" : null,
    captions: isFilm ? [{ language: "en", label: "English", url: "/files/captions" }] : [],
  };
  return { ...found, trainingId: TRAINING.id, body: "Charcoal is never black.", chapters: isFilm ? CHAPTERS : [], ...more, ...film };
};

interface Save {
  lessonId: string;
  positionSeconds: number;
  at: string;
  isRestart: boolean;
}

/** A training with films, answered in place of the server's own: what the server does with a place is tested beside it. */
export class Classroom {
  readonly saves: Save[] = [];
  isReachable = true;
  readonly #isOwned: boolean;
  #progress: TrainingProgress = {
    ...{ trainingId: TRAINING.id, lessons: [], percent: 0, lastLessonId: null, notes: [], certificate: null },
    certificateTerms: { leastSeconds: 162, readyAt: null, unopened: 0 },
  };

  constructor(isOwned: boolean) {
    this.#isOwned = isOwned;
  }

  async open(page: Page): Promise<void> {
    const film = silence();
    await page.route("**/files/film", (route) => sendPart(route, film));
    await page.route("**/files/captions", (route) =>
      route.fulfill({ contentType: "text/vtt", body: "WEBVTT\n\n00:00.000 --> 02:00.000\nMetal is a switch" }),
    );
    await page.route("**/api/trainings/training?*", (route) => route.fulfill({ json: TRAINING }));
    await page.route("**/api/trainings/lesson?*", (route) => {
      const id = new URL(route.request().url()).searchParams.get("lessonId") ?? "";
      return route.fulfill({ json: lessonOf(id) });
    });
    await page.route("**/api/orders/owned*", (route) =>
      route.fulfill({ json: { products: [], trainings: this.#isOwned ? [{ id: TRAINING.id, orderId: "an-order" }] : [] } }),
    );
    await page.route("**/api/learning/*", (route) => this.#answer(route));
  }

  /** Somebody was here before. */
  leftAt(lessonId: string, positionSeconds: number): void {
    this.#keep({ lessonId, positionSeconds, watched: 10, completedAt: null, updatedAt: "2026-01-01T00:00:00.000Z" });
  }

  placeIn(lessonId: string): number {
    return this.#progress.lessons.find((lesson) => lesson.lessonId === lessonId)?.positionSeconds ?? 0;
  }

  async #answer(route: Route): Promise<void> {
    const operation = new URL(route.request().url()).pathname.split("/").at(-1);
    if (operation === "progress") return route.fulfill({ json: this.#progress });
    if (operation === "questions") return route.fulfill({ json: { questions: [], next: null } });
    const input = route.request().postDataJSON();
    if (operation === "savePlace") {
      if (!this.isReachable) return route.abort();
      this.saves.push(input);
      return route.fulfill({ json: this.#save(input) });
    }
    if (operation === "markDone") {
      const at = input.isDone ? new Date().toISOString() : null;
      this.#keep({ ...this.#kept(input.lessonId), completedAt: at });
    }
    if (operation === "addNote") {
      const note = { id: String(this.#progress.notes.length), createdAt: new Date().toISOString(), ...input };
      this.#progress = { ...this.#progress, notes: [...this.#progress.notes, note] };
    }
    return route.fulfill({ json: this.#progress });
  }

  #save({ lessonId, positionSeconds, at, isRestart }: Save): LessonProgress {
    const kept = this.#progress.lessons.find((lesson) => lesson.lessonId === lessonId) ?? null;
    if (isNewerPlace(kept, { positionSeconds, updatedAt: at }, isRestart))
      this.#keep({ ...this.#kept(lessonId), positionSeconds, updatedAt: at });
    return this.#kept(lessonId);
  }

  #kept(lessonId: string): LessonProgress {
    const fresh = { lessonId, positionSeconds: 0, watched: 0, completedAt: null, updatedAt: "2026-01-01T00:00:00.000Z" };
    return this.#progress.lessons.find((lesson) => lesson.lessonId === lessonId) ?? fresh;
  }

  #keep(lesson: LessonProgress): void {
    const lessons = [lesson, ...this.#progress.lessons.filter(({ lessonId }) => lessonId !== lesson.lessonId)];
    const done = lessons.filter(({ completedAt }) => completedAt).length;
    this.#progress = { ...this.#progress, lessons, lastLessonId: lesson.lessonId, percent: (100 * done) / LESSONS.length };
  }
}

/** As a server sends a film: whole, or the part that was asked for. */
async function sendPart(route: Route, film: Buffer): Promise<void> {
  const [, from, to] = /bytes=(\d+)-(\d*)/.exec(route.request().headers().range ?? "") ?? [];
  const headers = { "content-type": "audio/wav", "accept-ranges": "bytes" };
  if (from === undefined) return route.fulfill({ headers, body: film });
  const last = to ? Number(to) : film.length - 1;
  const range = `bytes ${from}-${last}/${film.length}`;
  return route.fulfill({ status: 206, headers: { ...headers, "content-range": range }, body: film.subarray(Number(from), last + 1) });
}
