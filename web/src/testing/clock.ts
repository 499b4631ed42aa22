import { vi } from "vitest";

const nextFrame = (): Promise<number> => new Promise(requestAnimationFrame);
/** Behind everything that waits to run, as React's own work does. */
const nextTurn = (): Promise<unknown> =>
  new Promise((resume) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resume;
    port2.postMessage(null);
  });

/** What changed is in the page and what follows from it has begun, whatever the page's own clock says. */
export async function nextPaint(): Promise<void> {
  for (let time = 0; time < 2; time += 1) {
    await nextFrame();
    await nextTurn();
  }
}

/**
 * The clock of the page stands, and moves only when told. Looks that wait by themselves would move it on, so while it stands a
 * test looks once.
 */
export async function withStoppedClock(run: (pass: (ms: number) => Promise<void>) => Promise<void>): Promise<void> {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] });
  try {
    await nextPaint();
    await run((ms) => {
      vi.advanceTimersByTime(ms);
      return nextPaint();
    });
  } finally {
    vi.useRealTimers();
  }
}
