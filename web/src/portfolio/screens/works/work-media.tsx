import type { Medium, Work } from "@blenda/domain/portfolio/model";
import { useState } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { Lightbox } from "../../../ui/feedback/lightbox.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { ModelViewer } from "../../../ui/model-viewer/model-viewer.tsx";
import { stageStyle } from "../../../ui/stage-style.ts";

/** The chosen picture or model, large, and all of them to choose from. */
export function WorkMedia({ work }: { work: Work }) {
  const [at, setAt] = useState(0);
  const shown = work.media[at] ?? work.media[0];
  if (!shown)
    return (
      <div className="grid aspect-3/2 place-items-center bg-stage md:rounded-md">
        <Icon name="brush" size={56} className="text-faint" />
      </div>
    );
  return (
    <div className="grid min-w-0 content-start gap-3">
      {shown.kind === "model" ? (
        <Model key={shown.id} medium={shown} title={work.title} />
      ) : (
        <Picture work={work} medium={shown} onGo={setAt} />
      )}
      {work.media.length > 1 && <Choice work={work} shown={shown} onChoose={setAt} />}
    </div>
  );
}

function Model({ medium, title }: { medium: Medium; title: string }) {
  return (
    <ModelViewer
      label={title}
      url={medium.url}
      pictures={medium.posterUrl ? { lit: medium.posterUrl } : {}}
      stageHue={medium.stageHue}
      fit="whole"
      triangles={medium.triangles}
      note="The 3D preview is watermarked, with smaller textures."
    />
  );
}

function Picture({ work, medium, onGo }: { work: Work; medium: Medium; onGo: (at: number) => void }) {
  const [isLarge, setLarge] = useState(false);
  const pictures = work.media.filter(({ kind }) => kind === "picture");
  const place = pictures.indexOf(medium);
  return (
    <>
      <button
        type="button"
        aria-label={`Show ${work.title} larger`}
        onClick={() => setLarge(true)}
        className="block cursor-zoom-in overflow-hidden bg-stage -outline-offset-2 md:rounded-md"
      >
        <img
          src={medium.url}
          alt={work.title}
          width={medium.width}
          height={medium.height}
          className="mx-auto h-auto max-h-[70dvh] w-full object-contain"
        />
      </button>
      <Lightbox
        pictures={pictures.map(({ url, width, height }) => ({ url, width, height, alt: work.title, caption: work.title }))}
        at={isLarge ? place : null}
        onGo={(next) => {
          const chosen = next === null ? undefined : pictures[next];
          if (chosen) onGo(work.media.indexOf(chosen));
          else setLarge(false);
        }}
      />
    </>
  );
}

function Choice({ work, shown, onChoose }: { work: Work; shown: Medium; onChoose: (at: number) => void }) {
  return (
    <ul className="flex flex-wrap gap-2 max-md:px-4">
      {work.media.map((medium, at) => (
        <li key={medium.id}>
          <button
            type="button"
            aria-pressed={medium.id === shown.id}
            aria-label={`${medium.kind === "model" ? "Model" : "Picture"} ${at + 1} of ${work.media.length}`}
            style={stageStyle(medium.stageHue)}
            onClick={() => onChoose(at)}
            className={classNames(
              "relative block h-16 w-21 overflow-hidden rounded-sm bg-stage",
              medium.id === shown.id && "shadow-[0_0_0_2px_var(--ember)]",
            )}
          >
            <img
              src={medium.posterUrl ?? medium.url}
              alt=""
              loading="lazy"
              className={classNames("size-full", medium.kind === "model" ? "object-contain" : "object-cover")}
            />
            {medium.kind === "model" && <Icon name="rotate-3d" size={16} className="absolute right-1 bottom-1 text-text" />}
          </button>
        </li>
      ))}
    </ul>
  );
}
