/** The reader of a long page moves sooner or later. */
const AWAY_AFTER_MS = 5 * 60_000;
const SIGNS_OF_LIFE = ["pointerdown", "pointermove", "keydown", "wheel", "touchstart"] as const;

let lastSign = performance.now();

/** Notices whether a person is at this page. */
export function watchAttendance(): void {
  const notice = () => {
    lastSign = performance.now();
  };
  for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, notice, { passive: true, capture: true });
}

/**
 * Whether the page asks by itself: on news, or because it is time. Such calls say so, because a panel left open must not keep
 * alive the staff session of a person who walked away (decision B12).
 */
export const isUnattended = (): boolean => performance.now() - lastSign > AWAY_AFTER_MS;
