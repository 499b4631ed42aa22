import type { Engine } from "./engine/engine.ts";

export interface Opening {
  canvas: OffscreenCanvas;
}

export interface Call {
  id: number;
  name: keyof Engine;
  given: unknown[];
}

export type Answer =
  | { kind: "done"; id: number; value: unknown }
  | { kind: "failed"; id: number; error: { name: string; message: string } }
  | { kind: "lost" };

/** The engine, wherever it runs: every call answers later. */
export type AnyEngine = {
  [Name in keyof Engine]: (...given: Parameters<Engine[Name]>) => Promise<Awaited<ReturnType<Engine[Name]>>>;
};

/** In a worker where the browser can draw from there, which all current ones can; else here. */
export async function openEngine(canvas: HTMLCanvasElement, onLost: () => void): Promise<AnyEngine> {
  const canMove = typeof Worker === "function" && "transferControlToOffscreen" in canvas;
  return canMove ? engineInWorker(canvas, onLost) : engineHere(canvas, onLost);
}

type Answers = { resolve: (value: unknown) => void; reject: (error: Error) => void };

function engineInWorker(canvas: HTMLCanvasElement, onLost: () => void): AnyEngine {
  const worker = new Worker(new URL("./engine/engine-worker.ts", import.meta.url), { type: "module" });
  const waiting = new Map<number, Answers>();
  const fail = (error: Error) => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.onerror = () => fail(new Error("The viewer could not be started"));
  worker.onmessage = ({ data }: MessageEvent<Answer>) => {
    if (data.kind === "lost") return onLost();
    const answers = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.kind === "done") answers?.resolve(data.value);
    else answers?.reject(Object.assign(new Error(data.error.message), { name: data.error.name }));
  };
  const drawing = canvas.transferControlToOffscreen();
  worker.postMessage({ canvas: drawing } satisfies Opening, [drawing]);
  let last = 0;
  return everyCall((name, given) => {
    if (name === "close") {
      // The thread's end gives everything back.
      worker.terminate();
      fail(new DOMException("The viewer is closed", "AbortError"));
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      last++;
      waiting.set(last, { resolve, reject });
      worker.postMessage({ id: last, name, given } satisfies Call);
    });
  });
}

async function engineHere(canvas: HTMLCanvasElement, onLost: () => void): Promise<AnyEngine> {
  const { createEngine } = await import("./engine/engine.ts");
  const engine = createEngine(canvas, onLost);
  return everyCall(async (name, given) => (engine[name] as (...given: unknown[]) => unknown)(...given));
}

function everyCall(call: (name: keyof Engine, given: unknown[]) => Promise<unknown>): AnyEngine {
  const answer =
    (name: keyof Engine) =>
    (...given: unknown[]) =>
      call(name, given);
  // Nobody must take it for a promise, which it would be with a method called then.
  return new Proxy({} as AnyEngine, { get: (_, name) => (name === "then" ? undefined : answer(name as keyof Engine)) });
}
