import { LOOKS, type Look } from "@blenda/domain/catalogue/constants";
import type { ProductPage } from "@blenda/domain/catalogue/model";
import { lazy, Suspense, useState } from "react";
import type { LightboxPicture } from "../../../../ui/feedback/lightbox.tsx";
import { stageStyle } from "../../../../ui/stage-style.ts";

const Lightbox = lazy(() => import("../../../../ui/feedback/lightbox.tsx").then((module) => ({ default: module.Lightbox })));

const LOOK_NAMES: Record<Look, string> = { wireframe: "Wireframe", uv: "UV layout", normals: "Normals", matcap: "Matcap" };
/** The size they are all rendered in. */
const LOOK_SIZE = { width: 1024, height: 768 };

/** The creator's own pictures, and what was rendered from the very file that is sold. */
export function ExactPictures({ product }: { product: ProductPage }) {
  const [at, setAt] = useState<number | null>(null);
  const own = product.pictures.slice(1).map((picture) => ({ ...picture, caption: picture.alt || product.title }));
  const exact = LOOKS.flatMap((look): LightboxPicture[] => {
    const url = product.looks[look];
    return url ? [{ url, caption: LOOK_NAMES[look], alt: `${LOOK_NAMES[look]} of ${product.title}`, ...LOOK_SIZE }] : [];
  });
  const all = [...own, ...exact];
  if (all.length === 0) return null;
  return (
    <section style={stageStyle(product.stageHue)} data-print="hidden" className="grid gap-8">
      {own.length > 0 && <Row title="Pictures" pictures={own} onOpen={setAt} />}
      {exact.length > 0 && (
        <Row
          title="From the exact file"
          help="Rendered from the file you download, every triangle."
          pictures={exact}
          onOpen={(place) => setAt(own.length + place)}
        />
      )}
      <Suspense>{at !== null && <Lightbox pictures={all} at={at} onGo={setAt} />}</Suspense>
    </section>
  );
}

interface RowProps {
  title: string;
  help?: string;
  pictures: readonly LightboxPicture[];
  onOpen: (at: number) => void;
}

function Row({ title, help, pictures, onOpen }: RowProps) {
  return (
    <div>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="type-h2">{title}</h2>
        {help && <p className="type-small text-muted">{help}</p>}
      </div>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {pictures.map((picture, at) => (
          <li key={picture.url} className="grid gap-1.5">
            <button
              type="button"
              aria-label={`Enlarge: ${picture.caption}`}
              onClick={() => onOpen(at)}
              className="aspect-4/3 overflow-hidden rounded-sm bg-stage ring-line-strong transition-shadow hover:ring-2"
            >
              <img src={picture.url} alt="" width={256} height={192} loading="lazy" decoding="async" className="size-full object-contain" />
            </button>
            <span aria-hidden="true" className="truncate type-small text-muted">
              {picture.caption}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
