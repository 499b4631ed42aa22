import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

const TONES = {
  neutral: "bg-surface-2 text-muted",
  ember: "bg-ember-soft text-ember-text",
  sky: "bg-sky-soft text-sky",
  ok: "bg-ok-soft text-ok",
  warn: "bg-warn-soft text-warn",
  bad: "bg-bad-soft text-bad",
} as const;
export type TagTone = keyof typeof TONES;

/** A state with a word in it; colour never speaks alone. */
export function Tag({ tone = "neutral", hasDot = false, children }: { tone?: TagTone; hasDot?: boolean; children: ReactNode }) {
  return (
    <span className={classNames("inline-flex items-center gap-1.5 rounded-xs px-2 py-0.5 type-label", TONES[tone])}>
      {hasDot && <span aria-hidden="true" className="size-1.5 rounded-full bg-current" />}
      {children}
    </span>
  );
}
