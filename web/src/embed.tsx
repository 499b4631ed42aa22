// First: it adds what older browsers lack.
import "./lib/older-browsers.ts";

import { BRAND } from "@blenda/domain/shared/brand";
import { lazy, Suspense, useState } from "react";
import { createRoot } from "react-dom/client";
import "./ui/theme.css";

/** As server/src/http/site/embed.ts writes it into the page. */
interface Product {
  title: string;
  shopName: string;
  price: string;
  posterUrl: string | null;
  previewUrl: string | null;
  stageHue: number | null;
  address: string;
}

/** The engine and the model are fetched on a press: most people only pass by a page with a frame in it. */
const ModelViewer = lazy(() => import("./ui/model-viewer/model-viewer.tsx").then((module) => ({ default: module.ModelViewer })));

function Embed({ product }: { product: Product }) {
  const { title, shopName, price, posterUrl, previewUrl, stageHue, address } = product;
  const [isLive, setLive] = useState(false);
  const poster = posterUrl && <img src={posterUrl} alt={title} className="absolute inset-0 size-full object-contain" />;
  return (
    <main className="grid h-dvh grid-rows-[minmax(0,1fr)_auto] bg-bg text-text">
      <div className="relative min-h-0 overflow-hidden bg-surface-1">
        {isLive ? (
          <Suspense fallback={poster}>
            <ModelViewer label={title} url={previewUrl} pictures={posterUrl ? { lit: posterUrl } : {}} stageHue={stageHue} fit="whole" />
          </Suspense>
        ) : (
          <>
            {poster}
            {previewUrl && (
              <button
                type="button"
                onClick={() => setLive(true)}
                className="absolute inset-0 grid place-items-center -outline-offset-4 [&>span]:hover:bg-ember-hover"
              >
                <span className="rounded-sm bg-ember px-5 py-3 type-ui font-semibold text-on-ember transition-colors">View in 3D</span>
              </button>
            )}
          </>
        )}
      </div>
      <a
        href={address}
        target="_blank"
        rel="noopener"
        className="flex items-center justify-between gap-4 border-t border-line bg-surface-1 px-4 py-3 -outline-offset-2 transition-colors hover:bg-surface-2"
      >
        <span className="grid min-w-0">
          <span className="truncate type-ui font-semibold">{title}</span>
          <span className="truncate type-small text-muted">
            {shopName} on {BRAND.name}
          </span>
        </span>
        <span className="type-ui font-semibold whitespace-nowrap tabular-nums">{price}</span>
      </a>
    </main>
  );
}

const Gone = () => (
  <main className="grid h-dvh place-items-center bg-bg p-6 text-center text-muted">
    <p>This model is no longer available.</p>
  </main>
);

const product = JSON.parse(document.getElementById("product")?.textContent ?? "null") as Product | null;
createRoot(document.getElementById("root") as HTMLElement).render(product ? <Embed product={product} /> : <Gone />);
