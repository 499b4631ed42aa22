import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { learnDraft, productDrafts } from "../../data/product-drafts.ts";
import { ProductSkeleton } from "./product-skeleton.tsx";

/** A new product is a draft from the first moment, so that the first file has a place to go. */
export function NewProduct() {
  const navigate = useNavigate();
  const { act, error } = useAct(api.authoring.createDraft, {
    learn: (draft, cache) => {
      productDrafts.newKey.note(draft.id);
      learnDraft(draft, cache);
      void navigate({ to: "/dashboard/products/$productId/edit", params: { productId: draft.id }, replace: true });
    },
    isToldInPlace: true,
  });
  useEffect(() => act({ key: productDrafts.newKey.key() }), [act]);
  return error ? <ErrorState message={error.message} onRetry={() => act({ key: productDrafts.newKey.key() })} /> : <ProductSkeleton />;
}
