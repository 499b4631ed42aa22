import { useId } from "react";
import { IconButton } from "../controls/icon-button.tsx";
import { useModal } from "./modal.ts";

export interface LightboxPicture {
  url: string;
  alt: string;
  caption: string;
  width: number;
  height: number;
}

interface Props {
  pictures: readonly LightboxPicture[];
  /** Which one is shown; null while it is closed. */
  at: number | null;
  onGo: (at: number | null) => void;
}

/** Pictures as large as the window allows. Arrow keys go through them, Escape closes. */
export function Lightbox({ pictures, at, onGo }: Props) {
  const picture = at === null ? undefined : pictures[at];
  const dialog = useModal(picture !== undefined);
  const id = useId();
  const step = (by: number) => at !== null && onGo((at + by + pictures.length) % pictures.length);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={() => onGo(null)}
      onClick={({ target }) => target === dialog.current && onGo(null)}
      onKeyDown={({ key }) => {
        if (key === "ArrowLeft") step(-1);
        if (key === "ArrowRight") step(1);
      }}
      className="max-h-none w-[min(100vw-2rem,80rem)] max-w-none rounded-md border border-line-strong bg-surface-1 text-text shadow-raised backdrop:bg-scrim open:appear"
    >
      {picture && (
        <figure className="grid">
          <figcaption className="flex items-center justify-between gap-4 py-2 pr-2 pl-4">
            <span id={id} className="type-ui">
              {picture.caption}
              {pictures.length > 1 && <span className="ml-3 text-muted tabular-nums">{`${(at ?? 0) + 1} of ${pictures.length}`}</span>}
            </span>
            <span className="flex">
              {pictures.length > 1 && (
                <>
                  <IconButton icon="chevron-left" label="Previous picture" onClick={() => step(-1)} />
                  <IconButton icon="chevron-right" label="Next picture" onClick={() => step(1)} />
                </>
              )}
              <IconButton icon="x" label="Close" data-first-focus onClick={() => onGo(null)} />
            </span>
          </figcaption>
          <img
            src={picture.url}
            alt={picture.alt}
            width={picture.width}
            height={picture.height}
            className="mx-auto h-auto max-h-[calc(100dvh-7rem)] w-full bg-stage object-contain"
          />
        </figure>
      )}
    </dialog>
  );
}
