interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** With fewer, the page needs them itself. */
const MANY_CORES = 4;

/**
 * Whether a model may come without being asked for: the connection is good, and a graphics card draws it. Anywhere else it would
 * take time and data from a page in use; there it waits for a press.
 */
export async function canStartAlone(signal: AbortSignal): Promise<boolean> {
  const { saveData = false, effectiveType = "4g" } = (navigator as { connection?: Connection }).connection ?? {};
  if (saveData || effectiveType !== "4g" || navigator.hardwareConcurrency < MANY_CORES) return false;
  await idle(signal);
  return !signal.aborted && (await hasGraphicsCard(signal));
}

/** Nothing else is to be done: the page has loaded, and the browser says so. */
async function idle(signal: AbortSignal): Promise<void> {
  if (document.readyState !== "complete") {
    await new Promise<void>((resolve) => addEventListener("load", () => resolve(), { once: true, signal }));
  }
  await new Promise<void>((resolve) =>
    "requestIdleCallback" in globalThis ? requestIdleCallback(() => resolve()) : setTimeout(resolve, 2_000),
  );
}

/** Asked in a thread of its own: on some machines the question alone takes a while. */
function hasGraphicsCard(signal: AbortSignal): Promise<boolean> {
  if (typeof OffscreenCanvas !== "function") return Promise.resolve(false);
  const worker = new Worker(new URL("./engine/graphics-worker.ts", import.meta.url), { type: "module" });
  return new Promise<boolean>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<boolean>) => resolve(data);
    worker.onerror = () => resolve(false);
    signal.addEventListener("abort", () => resolve(false), { once: true });
  }).finally(() => worker.terminate());
}
