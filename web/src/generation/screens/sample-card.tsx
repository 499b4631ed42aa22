import type { ToolPage } from "@blenda/domain/generation/model";
import { Link } from "@tanstack/react-router";
import { exact } from "../../lib/text/numbers.ts";
import { tokensText } from "../../tokens/parts/token-labels.ts";
import { TurningModel } from "../../ui/model-viewer/turning-model.tsx";
import { stageStyle } from "../../ui/stage-style.ts";
import { useTurning } from "../../ui/turning.ts";

/** A thing the tool made. It turns while a pointer or the keyboard is on it; pressed, its words come along. */
export function SampleCard({ sample }: { sample: ToolPage["samples"][number] }) {
  const { prompt, posterUrl, modelUrl, stageHue, triangles, tokens } = sample;
  const { isTurning, whileHeld } = useTurning(true);
  return (
    <Link
      {...whileHeld}
      to="/login"
      search={{ redirect: `/blendagen?${new URLSearchParams({ prompt })}` }}
      className="group grid gap-2 rounded-sm outline-offset-4"
    >
      <span
        style={stageStyle(stageHue)}
        className="relative block aspect-4/3 overflow-hidden rounded-sm bg-stage ring-line-strong transition-shadow group-hover:ring-2"
      >
        <img
          src={posterUrl}
          alt=""
          width={512}
          height={384}
          loading="lazy"
          decoding="async"
          className="absolute inset-0 size-full object-contain"
        />
        {isTurning && <TurningModel url={modelUrl} stageHue={stageHue} />}
      </span>
      <span className="grid gap-0.5">
        <span className="line-clamp-2 type-ui font-semibold">{prompt}</span>
        <span className="type-small text-muted tabular-nums">
          {exact(triangles)} triangles · {tokensText(tokens)}
        </span>
      </span>
    </Link>
  );
}
