import type { Draft } from "@blenda/domain/authoring/model";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { OpenedDraft } from "../../../product/editor/opened-draft.tsx";
import { draftQuery, productDrafts } from "../../data/product-drafts.ts";
import { ProductForm } from "./product-form.tsx";
import { ProductSkeleton } from "./product-skeleton.tsx";

const LINE_EVERY_MS = 5_000;

/** Whose turn it is changes with what others send: the line is asked about while something waits in it. */
const whileWaiting = ({ state: { data } }: { state: { data?: Draft | undefined } }): number | false =>
  data?.files.some(({ state }) => state === "waiting") ? LINE_EVERY_MS : false;

/** A product's working copy. */
export function EditProduct() {
  const { productId } = useParams({ from: "/dashboard/products/$productId/edit" });
  const query = useQuery({ ...draftQuery(productId), refetchInterval: whileWaiting });
  const about = { kind: productDrafts, id: productId, noun: "product", listLabel: "Your products" };
  return (
    <OpenedDraft {...about} query={query} skeleton={<ProductSkeleton />}>
      {(draft) => <ProductForm key={draft.id} draft={draft} />}
    </OpenedDraft>
  );
}
