import type { ProductPage } from "@blenda/domain/catalogue/model";
import { Description } from "./description.tsx";
import { ExactPictures } from "./facts/exact-pictures.tsx";
import { FileCheck } from "./facts/file-check.tsx";
import { TechnicalFacts } from "./facts/technical-facts.tsx";
import { Versions } from "./versions.tsx";

/** Below the viewer, beside the offer where there is room. */
export function ProductDetails({ product }: { product: ProductPage }) {
  return (
    <div className="grid min-w-0 content-start gap-10">
      {product.facts && <TechnicalFacts product={product} facts={product.facts} />}
      <ExactPictures product={product} />
      {product.score !== null && <FileCheck score={product.score} checks={product.checks} />}
      <Description product={product} />
      <Versions version={product.version} earlier={product.earlierVersions} />
    </div>
  );
}
