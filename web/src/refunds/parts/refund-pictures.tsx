import type { RefundPicture } from "@blenda/domain/refunds/model";
import { useState } from "react";
import { Lightbox } from "../../ui/feedback/lightbox.tsx";
import { pictureName } from "./refund-labels.ts";

/** What the buyer shows with a request. Each opens as large as the window allows. */
export function RefundPictures({ pictures }: { pictures: readonly RefundPicture[] }) {
  const [at, setAt] = useState<number | null>(null);
  if (pictures.length === 0) return null;
  const shown = pictures.map(({ url, name, width, height }, place) => ({
    ...{ url, width, height, caption: pictureName(name) },
    alt: `Picture ${place + 1} of ${pictures.length} from the buyer: ${pictureName(name)}`,
  }));
  return (
    <>
      <ul aria-label="Pictures from the buyer" className="flex flex-wrap gap-2">
        {shown.map(({ url, alt }, place) => (
          <li key={url}>
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => setAt(place)}
              className="block size-20 cursor-zoom-in overflow-hidden rounded-sm border border-line bg-stage transition-colors hover:border-control-line sm:size-24"
            >
              <img src={url} alt={alt} loading="lazy" className="size-full object-cover" />
            </button>
          </li>
        ))}
      </ul>
      <Lightbox pictures={shown} at={at} onGo={setAt} />
    </>
  );
}
