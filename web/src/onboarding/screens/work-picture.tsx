import type { ApplicationWork } from "@blenda/domain/onboarding/model";
import { stageStyle } from "../../ui/stage-style.ts";

/** A work as a picture; a model by its poster. */
export function WorkPicture({ work: { kind, url, posterUrl, title, stageHue } }: { work: ApplicationWork }) {
  return (
    <div style={stageStyle(stageHue)} className="aspect-4/3 overflow-hidden rounded-sm bg-stage">
      <img
        src={posterUrl ?? url}
        alt={title}
        loading="lazy"
        className={kind === "model" ? "size-full object-contain" : "size-full object-cover"}
      />
    </div>
  );
}
