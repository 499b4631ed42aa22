import type { PostCard, PostMedium } from "@blenda/domain/community/model";
import { useState } from "react";
import { classNames } from "../../ui/class-names.ts";
import { Lightbox } from "../../ui/feedback/lightbox.tsx";
import { Icon } from "../../ui/icon.tsx";
import { stageStyle } from "../../ui/stage-style.ts";
import { PostModel } from "./post-model.tsx";

/** As many as a card shows; the rest is behind a number. */
const SHOWN = 4;

type ShownPost = Pick<PostCard, "title" | "media">;
/** What a picture shows, in its author's words; the title where there are none. */
export const altOf = (medium: PostMedium, title: string): string => medium.alt || title || medium.name;

/** What a post shows: its first model large, pictures beside each other. */
export function PostMedia({ post: { title, media } }: { post: ShownPost }) {
  const [at, setAt] = useState<number | null>(null);
  const model = media.find(({ kind }) => kind === "model");
  const pictures = media.filter(({ kind }) => kind === "picture");
  const others = media.filter((medium) => medium.kind === "model" && medium !== model);
  if (media.length === 0) return null;
  return (
    <div className="grid grid-cols-1 gap-2">
      {model && <PostModel key={model.id} medium={model} label={altOf(model, title)} />}
      {pictures.length > 0 && <Pictures pictures={pictures} title={title} isAlone={!model} onOpen={setAt} />}
      {others.length > 0 && (
        <p className="flex items-center gap-1.5 type-small text-muted">
          <Icon name="rotate-3d" size={16} />
          {others.length === 1 ? "1 more model in the post" : `${others.length} more models in the post`}
        </p>
      )}
      <Lightbox
        pictures={pictures.map((medium) => ({ ...sizeOf(medium), alt: altOf(medium, title), caption: altOf(medium, title) }))}
        at={at}
        onGo={setAt}
      />
    </div>
  );
}

const sizeOf = ({ url, width, height }: PostMedium) => ({ url, width, height });

interface PicturesProps {
  pictures: readonly PostMedium[];
  title: string;
  /** Without a model above them they may be large. */
  isAlone: boolean;
  onOpen: (at: number) => void;
}

function Pictures({ pictures, title, isAlone, onOpen }: PicturesProps) {
  const shown = pictures.slice(0, SHOWN);
  const more = pictures.length - shown.length;
  const isSingle = isAlone && pictures.length === 1;
  return (
    <ul className={classNames("grid gap-2", isSingle ? "" : isAlone ? "grid-cols-2" : "grid-cols-4")}>
      {shown.map((medium, at) => (
        <li key={medium.id} className="relative">
          <button
            type="button"
            aria-label={`Show larger: ${altOf(medium, title)}`}
            style={stageStyle(medium.stageHue)}
            onClick={() => onOpen(at)}
            className="block w-full cursor-zoom-in overflow-hidden rounded-sm bg-stage"
          >
            <img
              src={medium.url}
              alt={altOf(medium, title)}
              width={medium.width}
              height={medium.height}
              loading="lazy"
              decoding="async"
              className={classNames("w-full", isSingle ? "h-auto max-h-160 object-contain" : "aspect-4/3 object-cover")}
            />
          </button>
          {more > 0 && at === SHOWN - 1 && (
            <span className="pointer-events-none absolute right-2 bottom-2 rounded-xs bg-bg px-2 py-1 type-label text-text tabular-nums">
              +{more}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
