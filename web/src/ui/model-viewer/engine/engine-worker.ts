import type { Answer, Call, OpenRequest } from "../open-engine.ts";
import { createEngine, type Engine } from "./engine.ts";
import { contextOf } from "./stage.ts";

/** The engine in a thread of its own: whatever it does, the page goes on answering. */
let engine: Engine | undefined;

const say = (answer: Answer) => postMessage(answer);

addEventListener("message", async ({ data }: MessageEvent<OpenRequest | Call>) => {
  if ("canvas" in data) {
    engine = createEngine(data.canvas, () => say({ kind: "lost" }));
    return say({ kind: "done", id: data.id, value: contextOf(data.canvas) !== null });
  }
  const { id, name, given } = data;
  try {
    const act = engine?.[name] as ((...given: unknown[]) => unknown) | undefined;
    say({ kind: "done", id, value: await act?.(...given) });
  } catch (error) {
    const { name: kind, message } = error instanceof Error ? error : new Error(String(error));
    say({ kind: "failed", id, error: { name: kind, message } });
  }
});
