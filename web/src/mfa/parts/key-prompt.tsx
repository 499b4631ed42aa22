import { KEY_PROMPT_SECONDS } from "@blenda/domain/mfa/constants";
import { useSecondsUntil } from "../../lib/clock/countdown.ts";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";

/** In the place of the code. While the browser waits for the key, a bar drains with the time that is left (spec 2 §9). */
export function KeyPrompt({ until }: { until: number | null }) {
  const seconds = useSecondsUntil(until);
  const isWaiting = until !== null;
  return (
    <div className="grid justify-items-center gap-3 rounded-sm border border-line-strong bg-bg px-5 py-6 text-center">
      <Icon name="usb" size={32} className={classNames(isWaiting ? "text-ember-text" : "text-muted")} />
      <p className="type-ui font-semibold">Insert your hardware key and press its button</p>
      {isWaiting && (
        <div className="grid w-full gap-1.5">
          <progress
            aria-label="Time left"
            max={KEY_PROMPT_SECONDS}
            value={seconds}
            className="h-1 w-full appearance-none overflow-hidden rounded-full bg-surface-3 [&::-moz-progress-bar]:bg-ember [&::-webkit-progress-bar]:bg-surface-3 [&::-webkit-progress-value]:bg-ember [&::-webkit-progress-value]:transition-[width] [&::-webkit-progress-value]:duration-1000 [&::-webkit-progress-value]:ease-linear"
          />
          <p className="type-small text-muted tabular-nums">{seconds} s left</p>
        </div>
      )}
    </div>
  );
}
