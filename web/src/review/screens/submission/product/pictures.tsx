import type { DraftPicture } from "@blenda/domain/authoring/model";
import { useState } from "react";
import { Lightbox } from "../../../../ui/feedback/lightbox.tsx";

/** The images in their order, the cover first; each opens as large as the window allows, with arrows to the others. */
export function Pictures({ pictures }: { pictures: readonly DraftPicture[] }) {
  const [at, setAt] = useState<number | null>(null);
  if (pictures.length === 0) return "None";
  const shown = pictures.map(({ url, alt, width, height }, place) => {
    const name = place === 0 ? "Cover" : `Image ${place + 1}`;
    return { url, width, height, alt: alt || name, caption: `${name}, ${width} × ${height} px` };
  });
  return (
    <>
      <ul className="flex flex-wrap gap-2">
        {shown.map(({ url, alt, caption }, place) => (
          <li key={url}>
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => setAt(place)}
              className="relative z-1 block cursor-zoom-in overflow-hidden rounded-sm border border-line bg-stage transition-colors hover:border-control-line"
            >
              <img src={url} alt={alt} title={caption} width={144} height={108} loading="lazy" className="h-27 w-36 object-cover" />
            </button>
          </li>
        ))}
      </ul>
      <Lightbox pictures={shown} at={at} onGo={setAt} />
    </>
  );
}
