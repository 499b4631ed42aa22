import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Icon, type IconName } from "../icon.tsx";

type Tone = "info" | "ok" | "warn" | "bad";

const TONES: Record<Tone, { box: string; ink: string; icon: IconName }> = {
  info: { box: "border-sky-line bg-sky-soft", ink: "text-sky", icon: "info" },
  ok: { box: "border-ok-line bg-ok-soft", ink: "text-ok", icon: "circle-check" },
  warn: { box: "border-warn-line bg-warn-soft", ink: "text-warn", icon: "triangle-alert" },
  bad: { box: "border-bad-line bg-bad-soft", ink: "text-bad", icon: "circle-alert" },
};

interface Props {
  tone: Tone;
  /** The sentence itself. */
  title: ReactNode;
  /** One line that helps. */
  children?: ReactNode;
  className?: string;
}

/** Bad news is read out at once; the rest when the reader is free. */
export function Alert({ tone, title, children, className }: Props) {
  const { box, ink, icon } = TONES[tone];
  return (
    <div role={tone === "bad" ? "alert" : "status"} className={classNames("flex gap-3 rounded-sm border p-4", box, className)}>
      <Icon name={icon} size={20} className={classNames("mt-px", ink)} />
      <div className="grid min-w-0 gap-1">
        <p className="type-ui font-semibold">{title}</p>
        {children && <div className="type-small text-muted">{children}</div>}
      </div>
    </div>
  );
}
