import type { ReviewedProduct } from "@blenda/domain/review/model";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { Pair } from "../../../../product/pair/pair.tsx";
import { Button } from "../../../../ui/controls/button.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { stageStyle } from "../../../../ui/stage-style.ts";
import { copyText } from "./copy-text.ts";

/** What another creator sells already, or nearly. A flag, not a verdict. */
export function Copies({ item }: { item: ReviewedProduct }) {
  const [shown, setShown] = useState<string | null>(null);
  const { draft } = item.submission;
  if (item.copies.length === 0) return null;
  const opened = item.copies.find(({ product }) => product.id === shown);
  return (
    <section aria-label="Possible copies" className="overflow-hidden rounded-md border border-bad-line bg-surface-1">
      <div className="flex items-center gap-3 border-b border-line bg-bad-soft px-5 py-3">
        <Icon name="triangle-alert" size={20} className="text-bad" />
        <h2 className="type-h3">{item.copies.length === 1 ? "This may be a copy" : `${item.copies.length} products look like this one`}</h2>
      </div>
      <ul className="divide-y divide-line">
        {item.copies.map((flag) => {
          const { product, file } = flag;
          return (
            <li key={product.id} className="flex flex-wrap items-center gap-4 px-5 py-3">
              <span style={stageStyle(product.stageHue)} className="h-12 w-16 shrink-0 overflow-hidden rounded-sm bg-stage">
                {product.posterUrl && <img src={product.posterUrl} alt="" width={64} height={48} className="size-full object-cover" />}
              </span>
              <span className="grid min-w-48 flex-1 gap-0.5">
                <span className="type-ui font-semibold">{copyText(flag)}</span>
                <span className="truncate type-small text-muted">
                  {flag.kind === "same-bytes" ? file : `${file}, compared at any size and rotation`}
                </span>
              </span>
              {product.previewUrl && draft.previewUrl && (
                <Button
                  size="small"
                  aria-expanded={shown === product.id}
                  onClick={() => setShown(shown === product.id ? null : product.id)}
                >
                  {shown === product.id ? "Close" : "Compare"}
                </Button>
              )}
              {product.isPublic && (
                <Link to="/product/$productId" params={{ productId: product.id }} target="_blank" className="type-ui text-sky">
                  Open
                </Link>
              )}
            </li>
          );
        })}
      </ul>
      {opened && (
        <Pair
          mode="side"
          look="lit"
          before={{ label: opened.product.title, url: opened.product.previewUrl, wireUrl: null, picture: opened.product.posterUrl }}
          after={{ label: "Submitted", url: draft.previewUrl, wireUrl: null, picture: draft.posterUrl }}
          stageHue={draft.stageHue}
        />
      )}
    </section>
  );
}
