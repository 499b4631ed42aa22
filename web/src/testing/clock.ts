import { vi } from "vitest";

/** What changed is in the page, whatever the page's own clock says. */
export const painted = (): Promise<void> => new Promise((resume) => requestAnimationFrame(() => requestAnimationFrame(() => resume())));

/**
 * The clock of the page stands, and moves only when told. Looks that wait by themselves would move it on, so while it stands a
 * test looks once.
 */
export async function withStoppedClock(run: (pass: (ms: number) => Promise<void>) => Promise<void>): Promise<void> {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] });
  try {
    await painted();
    await run((ms) => {
      vi.advanceTimersByTime(ms);
      return painted();
    });
  } finally {
    vi.useRealTimers();
  }
}
