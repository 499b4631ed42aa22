import type { Post, PostMedium } from "@blenda/domain/community/model";
import { useState } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { Lightbox } from "../../../ui/feedback/lightbox.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { stageStyle } from "../../../ui/stage-style.ts";
import { altOf } from "../../parts/post-media.tsx";
import { PostModel } from "../../parts/post-model.tsx";

/** The chosen model or picture, large, and all of them to choose from. Models come first. */
export function PostStage({ post: { media, title } }: { post: Pick<Post, "media" | "title"> }) {
  const ordered = [...media.filter(({ kind }) => kind === "model"), ...media.filter(({ kind }) => kind === "picture")];
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = ordered.find(({ id }) => id === chosen) ?? ordered[0];
  if (!shown) return null;
  return (
    <div className="grid min-w-0 grid-cols-1 gap-3 max-md:-mx-(--gutter)">
      {shown.kind === "model" ? (
        <PostModel key={shown.id} medium={shown} label={altOf(shown, title)} />
      ) : (
        <Picture medium={shown} title={title} pictures={ordered.filter(({ kind }) => kind === "picture")} onChoose={setChosen} />
      )}
      {ordered.length > 1 && <Choice media={ordered} shown={shown} onChoose={setChosen} />}
    </div>
  );
}

interface PictureProps {
  medium: PostMedium;
  title: string;
  pictures: readonly PostMedium[];
  onChoose: (id: string) => void;
}

function Picture({ medium, title, pictures, onChoose }: PictureProps) {
  const [isLarge, setLarge] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label={`Show larger: ${altOf(medium, title)}`}
        onClick={() => setLarge(true)}
        className="block cursor-zoom-in overflow-hidden bg-stage -outline-offset-2 md:rounded-md"
      >
        <img
          src={medium.url}
          alt={altOf(medium, title)}
          width={medium.width}
          height={medium.height}
          className="mx-auto h-auto max-h-[70dvh] w-full object-contain"
        />
      </button>
      <Lightbox
        pictures={pictures.map((each) => ({
          url: each.url,
          width: each.width,
          height: each.height,
          alt: altOf(each, title),
          caption: altOf(each, title),
        }))}
        at={isLarge ? pictures.indexOf(medium) : null}
        onGo={(next) => {
          const to = next === null ? undefined : pictures[next];
          if (to) onChoose(to.id);
          else setLarge(false);
        }}
      />
    </>
  );
}

function Choice({ media, shown, onChoose }: { media: readonly PostMedium[]; shown: PostMedium; onChoose: (id: string) => void }) {
  return (
    <ul className="flex flex-wrap gap-2 max-md:px-(--gutter)">
      {media.map((medium, at) => (
        <li key={medium.id}>
          <button
            type="button"
            aria-pressed={medium.id === shown.id}
            aria-label={`${medium.kind === "model" ? "Model" : "Picture"} ${at + 1} of ${media.length}`}
            style={stageStyle(medium.stageHue)}
            onClick={() => onChoose(medium.id)}
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
