import type { MouseEvent, ReactNode } from "react";
import { Button } from "../controls/button.tsx";
import { Icon } from "../icon.tsx";
import type { Phase } from "./use-live-model.ts";

const SENTENCES: Partial<Record<Phase, string>> = {
  loading: "Loading the model",
  failed: "The 3D view didn't load. These are rendered images of the same file.",
  none: "Your browser can't show 3D here. These are rendered images of the same file.",
};

interface Props {
  phase: Phase;
  canOpen: boolean;
  isFocused: boolean;
  onOpen: (event: MouseEvent) => void;
}

/** What the viewer is up to, in its upper left corner. */
export function ViewerStatus({ phase, canOpen, isFocused, onOpen }: Props) {
  const sentence = phase === "live" ? (isFocused ? "Drag to turn, scroll to zoom" : "Drag to turn") : SENTENCES[phase];
  return (
    <div
      data-print="hidden"
      className="pointer-events-none absolute top-3 right-18 left-3 grid justify-items-start gap-2 md:top-4 md:left-4"
    >
      <div role="status">
        {sentence && (
          <Chip>
            {phase === "loading" && <Icon name="loader-circle" size={16} className="turning" />}
            {phase === "live" && <Icon name="rotate-3d" size={16} />}
            {sentence}
          </Chip>
        )}
      </div>
      {canOpen && (phase === "poster" || phase === "failed") && (
        <Button size="small" icon={phase === "poster" ? "rotate-3d" : "rotate-ccw"} className="pointer-events-auto" onClick={onOpen}>
          {phase === "poster" ? "View in 3D" : "Try again"}
        </Button>
      )}
    </div>
  );
}

function Chip({ children }: { children: ReactNode }) {
  return <p className="inline-flex items-center gap-2 rounded-xs bg-bg px-2.5 py-1.5 type-label text-text">{children}</p>;
}
