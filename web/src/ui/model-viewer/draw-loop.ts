/** Draws while `draw` says that more will come, and once after every wake. Offscreen and in hidden tabs it rests. */
export interface DrawLoop {
  start: (resize: (width: number, height: number) => void) => void;
  wake: () => void;
  stop: () => void;
}

/** A pause longer than this, in a tab that was away, does not make the model jump. */
const LONGEST_STEP_SECONDS = 0.1;

export function createDrawLoop(box: HTMLElement, draw: (passedSeconds: number) => boolean): DrawLoop {
  let frame = 0;
  let last: number | undefined;
  let isSeen = true;
  const step = (now: number) => {
    const passed = last === undefined ? 0 : Math.min(LONGEST_STEP_SECONDS, (now - last) / 1000);
    last = now;
    frame = 0;
    if (draw(passed)) frame = requestAnimationFrame(step);
    else last = undefined;
  };
  const wake = () => {
    if (isSeen && frame === 0) frame = requestAnimationFrame(step);
  };
  const rest = () => {
    cancelAnimationFrame(frame);
    frame = 0;
    last = undefined;
  };
  const sight = new IntersectionObserver(([entry]) => {
    isSeen = entry?.isIntersecting ?? true;
    if (isSeen) wake();
    else rest();
  });
  let size: ResizeObserver | undefined;
  return {
    start(resize) {
      size = new ResizeObserver(() => {
        resize(box.clientWidth, box.clientHeight);
        // In the same frame: a resized canvas is empty until it is drawn again.
        draw(0);
      });
      size.observe(box);
      sight.observe(box);
    },
    wake,
    stop() {
      rest();
      sight.disconnect();
      size?.disconnect();
    },
  };
}
