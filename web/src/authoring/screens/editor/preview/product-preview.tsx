import { DownloadList } from "../../../../catalogue/parts/page/download-list.tsx";
import { ProductDetails } from "../../../../catalogue/parts/page/product-details.tsx";
import { ShopLine } from "../../../../product/shop-line.tsx";
import { Button } from "../../../../ui/controls/button.tsx";
import { Dialog } from "../../../../ui/feedback/dialog.tsx";
import { fitOf } from "../../../../ui/model-viewer/engine/fit-of.ts";
import { ModelViewer } from "../../../../ui/model-viewer/model-viewer.tsx";
import type { ProductEditor } from "../../../data/use-product-editor.ts";
import { LicencePrices } from "./page-in-short.tsx";
import { useDraftAsProduct } from "./use-draft-as-product.ts";

/** The whole page as a buyer will read it, viewer and all, from the same parts. */
export function ProductPreview({ editor, onClose }: { editor: ProductEditor; onClose: () => void }) {
  const product = useDraftAsProduct(editor);
  const { facts, looks, previewUrl, pictures } = product;
  const cover = pictures[0]?.url ?? product.posterUrl;
  return (
    <Dialog isOpen isWide title={product.title} onClose={onClose} actions={<Button onClick={onClose}>Back to editing</Button>}>
      <ModelViewer
        label={product.title}
        url={previewUrl}
        pictures={{ ...(cover ? { lit: cover } : {}), ...looks }}
        stageHue={product.stageHue}
        fit={facts ? fitOf(facts.size) : "whole"}
        triangles={facts?.triangles ?? null}
        wireUrl={product.wireUrl}
      />
      <div inert className="flex">
        <ShopLine shop={product.shop} />
      </div>
      <LicencePrices product={product} />
      {product.files.length > 0 && <DownloadList files={product.files} bytes={product.downloadBytes} />}
      <div inert>
        <ProductDetails product={product} />
      </div>
    </Dialog>
  );
}
