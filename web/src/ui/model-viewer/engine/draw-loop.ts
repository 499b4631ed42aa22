/** Draws while `draw` says that more will come, and once after every wake. Offscreen and in hidden tabs it rests. */
export interface DrawLoop {
  start: (resized: () => void) => void;
  wake: () => void;
  stop: () => void;
}

export interface FrameResult {
  /** More will come by itself. */
  isMoving: boolean;
  tookMs: number;
}

/** A pause longer than this, in a tab that was away, does not make the model jump. */
const LONGEST_STEP_SECONDS = 0.1;
/** A picture that took longer than this leaves as much time to the rest of the page as it took itself. */
const LONG_MS = 24;

/** One picture at a time: the next is begun when the last is there, however long that takes. */
export function createDrawLoop(box: HTMLElement, draw: (passedSeconds: number) => Promise<FrameResult>): DrawLoop {
  let frame = 0;
  let rest: ReturnType<typeof setTimeout> | undefined;
  let last: number | undefined;
  let isSeen = true;
  let isDrawing = false;
  let isWoken = false;
  let isOver = false;
  const ask = () => {
    if (!isOver && isSeen && frame === 0) frame = requestAnimationFrame(step);
  };
  const step = async (now: number) => {
    frame = 0;
    const passed = last === undefined ? 0 : Math.min(LONGEST_STEP_SECONDS, (now - last) / 1000);
    last = now;
    isDrawing = true;
    isWoken = false;
    // A viewer that was closed or lost its graphics draws no more.
    const { isMoving, tookMs } = await draw(passed).catch(() => ({ isMoving: false, tookMs: 0 }));
    if (!isMoving && !isWoken) last = undefined;
    rest = setTimeout(
      () => {
        isDrawing = false;
        if (isMoving || isWoken) ask();
      },
      tookMs > LONG_MS ? tookMs : 0,
    );
  };
  const wake = () => {
    isWoken = true;
    if (!isDrawing) ask();
  };
  const sleep = () => {
    cancelAnimationFrame(frame);
    frame = 0;
    last = undefined;
  };
  const sight = new IntersectionObserver(([entry]) => {
    isSeen = entry?.isIntersecting ?? true;
    if (isSeen) wake();
    else sleep();
  });
  let size: ResizeObserver | undefined;
  return {
    start(resized) {
      size = new ResizeObserver(() => {
        resized();
        wake();
      });
      size.observe(box);
      sight.observe(box);
    },
    wake,
    stop() {
      isOver = true;
      clearTimeout(rest);
      sleep();
      sight.disconnect();
      size?.disconnect();
    },
  };
}
