import type { DraftPicture } from "@blenda/domain/authoring/model";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../../../lib/calls/api.ts";
import { Lightbox } from "../../../../ui/feedback/lightbox.tsx";

/** Measured by its colours alone, so it is a hint and asks for a look. */
const ODD = "Doesn't seem to show this model";

/** The images in their order, the cover first; each opens as large as the window allows, with arrows to the others. */
export function Pictures({ productId, pictures }: { productId: string; pictures: readonly DraftPicture[] }) {
  const [at, setAt] = useState<number | null>(null);
  const { data: marks } = useQuery(api.review.pictureMarks.queryOptions({ input: { id: productId } }));
  if (pictures.length === 0) return "None";
  const shown = pictures.map(({ id, url, alt, width, height }, place) => {
    const name = place === 0 ? "Cover" : `Image ${place + 1}`;
    const isOdd = marks?.odd.includes(id) ?? false;
    return { url, width, height, isOdd, alt: alt || name, caption: `${name}, ${width} × ${height} px${isOdd ? `. ${ODD}` : ""}` };
  });
  return (
    <>
      <ul className="flex flex-wrap gap-2">
        {shown.map(({ url, alt, caption, isOdd }, place) => (
          <li key={url} className="grid w-36 content-start gap-1">
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => setAt(place)}
              className="relative z-1 block cursor-zoom-in overflow-hidden rounded-sm border border-line bg-stage transition-colors hover:border-control-line"
            >
              <img src={url} alt={alt} title={caption} width={144} height={108} loading="lazy" className="h-27 w-36 object-cover" />
            </button>
            {isOdd && <p className="type-small text-bad">{ODD}</p>}
          </li>
        ))}
      </ul>
      <Lightbox pictures={shown} at={at} onGo={setAt} />
    </>
  );
}
