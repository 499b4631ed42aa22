import type { ChildProcess } from "node:child_process";
import { forkLimited, type Limits, watchUse } from "../inspect/limited.ts";

/** What such a process hears, and what it answers: one answer for each question. */
export interface KeptQuestion<Question> {
  id: number;
  question: Question;
}
export interface KeptAnswer<Answer> {
  id: number;
  answer: Answer;
}

interface Options {
  /** Forms, words and the model of meaning take 300 MB: too much to keep for the next question that may never come. */
  idleMs?: number;
  /** Beyond that nobody would wait for the answer. */
  mostWaiting?: number;
}

/** The process ended before it answered, or too many wait already. */
export class NotAnswered extends Error {
  override name = "NotAnswered";
}

interface Waiting<Answer> {
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

const IDLE_MS = 60_000;
const MOST_WAITING = 32;

/** Asks a limited process that is kept while questions come, and ends when they have stopped. */
export function makeKeptProcess<Question, Answer>(
  program: string,
  limits: Limits,
  { idleMs = IDLE_MS, mostWaiting = MOST_WAITING }: Options = {},
): (question: Question) => Promise<Answer> {
  const waiting = new Map<number, Waiting<Answer>>();
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;
  let lastAnswered = 0;

  const start = (): ChildProcess => {
    const started = forkLimited(program, limits);
    // Each question has its own time: it begins when the one before is answered.
    let answered = lastAnswered;
    const isIdle = () => {
      const hasMoved = waiting.size === 0 || answered !== lastAnswered;
      answered = lastAnswered;
      return hasMoved;
    };
    // One that does not come to an end is not waited for by the others either.
    const unwatch = watchUse(started, limits, () => started.kill("SIGKILL"), isIdle);
    started.on("message", ({ id, answer }: KeptAnswer<Answer>) => {
      lastAnswered = id;
      waiting.get(id)?.resolve(answer);
    });
    const gone = () => {
      unwatch();
      if (child !== started) return;
      child = null;
      for (const { reject } of waiting.values()) reject(new NotAnswered("the process ended"));
    };
    started.on("error", gone);
    started.on("exit", gone);
    // It must not keep a process alive that wants to end.
    started.unref();
    started.channel?.unref();
    started.stderr?.resume();
    return started;
  };
  const rest = () => {
    clearTimeout(idle);
    idle = setTimeout(() => child?.kill("SIGKILL"), idleMs).unref();
  };

  return (question) =>
    new Promise((resolve, reject) => {
      if (waiting.size >= mostWaiting) return reject(new NotAnswered("too many wait for an answer"));
      clearTimeout(idle);
      child ??= start();
      const id = ++lastId;
      const end = (settle: () => void) => {
        waiting.delete(id);
        if (waiting.size === 0) rest();
        settle();
      };
      waiting.set(id, { resolve: (answer) => end(() => resolve(answer)), reject: (error) => end(() => reject(error)) });
      child.send({ id, question } satisfies KeptQuestion<Question>, (error) => error && waiting.get(id)?.reject(error));
    });
}

/** The other side: answers every question in its turn. */
export function answerQuestions<Question, Answer>(answer: (question: Question) => Promise<Answer>): void {
  // Whoever asked is gone.
  process.on("disconnect", () => process.exit());
  let busy: Promise<unknown> = Promise.resolve();
  process.on("message", ({ id, question }: KeptQuestion<Question>) => {
    busy = busy.then(async () => process.send?.({ id, answer: await answer(question) } satisfies KeptAnswer<Answer>));
  });
}
