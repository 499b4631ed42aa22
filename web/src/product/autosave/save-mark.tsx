import { useEffect, useState } from "react";
import { agoOf } from "../../lib/text/time.ts";
import { classNames } from "../../ui/class-names.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Icon, type IconName } from "../../ui/icon.tsx";
import type { AutosaveView } from "./autosave.ts";

type State = AutosaveView<object>["state"];

const LOOKS: Record<State, { icon: IconName; ink: string }> = {
  saved: { icon: "circle-check", ink: "text-ok" },
  waiting: { icon: "loader-circle", ink: "text-muted" },
  saving: { icon: "loader-circle", ink: "text-muted turning" },
  failed: { icon: "triangle-alert", ink: "text-warn" },
  conflict: { icon: "triangle-alert", ink: "text-warn" },
};

const WORDS: Record<Exclude<State, "saved">, string> = {
  waiting: "Saving…",
  saving: "Saving…",
  failed: "Not saved, kept on this device",
  conflict: "Not saved, kept on this device",
};

interface Props {
  state: State;
  savedAt: number;
  onRetry: () => void;
  /** On phones, before the words: "Draft, saved 4 s ago". */
  prefix?: string;
}

/** How far the saving is. Read out when that changes, not every second. */
export function SaveMark({ state, savedAt, onRetry, prefix }: Props) {
  const ago = useAgo(savedAt);
  const { icon, ink } = LOOKS[state];
  const words = state === "saved" ? `Saved ${ago}` : WORDS[state];
  const isOpen = state === "failed";
  return (
    <div className="flex min-w-0 items-center gap-2">
      <span
        aria-hidden="true"
        className={classNames("flex min-w-0 items-center gap-1.5 type-small", isOpen || state === "conflict" ? "text-warn" : "text-muted")}
      >
        <Icon name={icon} size={16} className={ink} />
        <span className="truncate">{prefix ? `${prefix}, ${words.charAt(0).toLowerCase()}${words.slice(1)}` : words}</span>
      </span>
      <span role="status" className="sr-only">
        {state === "saved" ? "Saved" : WORDS[state]}
      </span>
      {isOpen && (
        <Button size="small" icon="rotate-ccw" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}

/** "4 s ago" for the first minute, then as everywhere. */
function useAgo(moment: number): string {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.floor((now - moment) / 1_000));
  return seconds < 60 ? `${seconds} s ago` : agoOf(new Date(moment).toISOString(), now);
}
