import { minutesAndSeconds } from "../../lib/clock/countdown.ts";

/** How long a temporary lock still lasts. A timer, so that a screen reader does not read out every second. */
export function LockTimer({ seconds }: { seconds: number }) {
  return (
    <>
      You can try again in{" "}
      <span role="timer" className="font-semibold text-text tabular-nums">
        {minutesAndSeconds(seconds)}
      </span>
      .
    </>
  );
}
