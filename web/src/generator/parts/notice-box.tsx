import type { Notice } from "@blenda/domain/generator/model";
import { useState } from "react";
import { useSecondsUntil } from "../../lib/clock/countdown.ts";
import { IconButton } from "../../ui/controls/icon-button.tsx";
import { Icon } from "../../ui/icon.tsx";

/** Text only; gone by itself, or when it is put away. */
export function NoticeBox({ notice: { message, secondsLeft }, heardAt }: { notice: Notice; heardAt: number }) {
  const [isPutAway, setPutAway] = useState(false);
  const left = useSecondsUntil(heardAt + secondsLeft * 1_000);
  if (isPutAway || left === 0) return null;
  return (
    <div className="pointer-events-auto flex max-w-2xl items-start gap-3 rounded-md border border-sky-line bg-surface-1 py-1.5 pr-1.5 pl-4 shadow-raised appear">
      <Icon name="megaphone" size={20} className="mt-2.5 text-sky" />
      <p className="py-2 type-ui break-words">{message}</p>
      <IconButton icon="x" label="Put away" onClick={() => setPutAway(true)} />
    </div>
  );
}
