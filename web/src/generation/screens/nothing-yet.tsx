import { EXAMPLE_PROMPTS } from "@blenda/domain/generation/constants";
import type { Job, ToolPage } from "@blenda/domain/generation/model";
import { Button } from "../../ui/controls/button.tsx";
import { stageStyle } from "../../ui/stage-style.ts";

interface Props {
  source: Job["source"];
  samples: ToolPage["samples"];
  canTry: boolean;
  onExample: (prompt: string) => void;
}

/** Before the first one: something to see, and something to try. */
export function NothingYet({ source, samples: [sample], canTry, onExample }: Props) {
  const prompt = sample?.prompt ?? EXAMPLE_PROMPTS[0];
  return (
    <div className="grid content-center justify-items-center gap-6 xl:flex-1">
      {sample && (
        <div style={stageStyle(sample.stageHue)} className="relative aspect-3/2 w-full max-w-160 overflow-hidden rounded-md bg-stage">
          <img src={sample.posterUrl} alt="" width={1024} height={768} className="absolute inset-0 size-full object-contain p-4" />
        </div>
      )}
      <div className="grid justify-items-center gap-2 px-4 text-center">
        <h2 className="type-h2">Your model will appear here</h2>
        <p className="max-w-prose text-muted">
          {source === "image" ? "Choose a picture of one thing" : "Describe one object"} and click Generate. Then spin it, inspect it and
          download it in four formats.
        </p>
        {canTry && (
          <Button icon="lightbulb" className="mt-3 h-auto min-h-10 py-2 whitespace-normal" onClick={() => onExample(prompt)}>
            Try “{prompt}”
          </Button>
        )}
      </div>
    </div>
  );
}
