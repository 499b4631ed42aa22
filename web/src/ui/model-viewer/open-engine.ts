import type { Engine } from "./engine/engine.ts";

/** The first call of all. Answered by whether there is anything to draw with. */
export interface OpenRequest {
  id: number;
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
type AnyEngine = {
  [Name in keyof Engine]: (...given: Parameters<Engine[Name]>) => Promise<Awaited<ReturnType<Engine[Name]>>>;
};

export interface OpenEngine {
  engine: AnyEngine;
  /** Where it draws; it fills its box. */
  canvas: HTMLCanvasElement;
}

/** Asked once for a page: no browser learns it meanwhile. */
let workersDraw = typeof Worker === "function" && "transferControlToOffscreen" in HTMLCanvasElement.prototype;

/**
 * In a worker where the browser can draw from there; else here: workers of Safari before 17 have a canvas without WebGL, and older
 * ones none. A canvas that was given away does not come back, so here it is another one.
 */
export async function openEngine(onLost: () => void): Promise<OpenEngine> {
  if (workersDraw) {
    const canvas = emptyCanvas();
    const engine = await engineInWorker(canvas, onLost);
    if (engine) return { engine, canvas };
    workersDraw = false;
  }
  const canvas = emptyCanvas();
  return { engine: await engineHere(canvas, onLost), canvas };
}

function emptyCanvas(): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.className = "block size-full";
  return canvas;
}

type Answers = { resolve: (value: unknown) => void; reject: (error: Error) => void };

/** Null where a worker has nothing to draw with. */
async function engineInWorker(canvas: HTMLCanvasElement, onLost: () => void): Promise<AnyEngine | null> {
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
  let last = 0;
  const ask = (message: Omit<Call, "id"> | Omit<OpenRequest, "id">, given: Transferable[] = []) =>
    new Promise<unknown>((resolve, reject) => {
      last++;
      waiting.set(last, { resolve, reject });
      worker.postMessage({ id: last, ...message }, given);
    });
  const close = () => {
    // The thread's end gives everything back.
    worker.terminate();
    fail(new DOMException("The viewer is closed", "AbortError"));
  };
  const drawing = canvas.transferControlToOffscreen();
  const canDraw = await ask({ canvas: drawing }, [drawing]);
  if (!canDraw) close();
  return canDraw ? everyCall(async (name, given) => (name === "close" ? close() : ask({ name, given }))) : null;
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
  // It must not pass for a promise, which it would with a method called then.
  return new Proxy({} as AnyEngine, { get: (_, name) => (name === "then" ? undefined : answer(name as keyof Engine)) });
}
