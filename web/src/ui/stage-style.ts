import type { CSSProperties } from "react";

/** What a model stands on takes its hue; without one it is plain ink. Goes with `bg-stage`. */
export const stageStyle = (hue: number | null): CSSProperties | undefined => (hue === null ? undefined : ({ "--h": hue } as CSSProperties));
