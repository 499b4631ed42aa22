import { useNavigate } from "@tanstack/react-router";
import { DraftMenu } from "../../../product/editor/draft-menu.tsx";
import { productDrafts } from "../../data/product-drafts.ts";
import type { ProductEditor } from "../../data/use-product-editor.ts";

const KEYS = [
  { keys: ["Ctrl", "S"], does: "Save now" },
  { keys: ["Ctrl", "Enter"], does: "Submit" },
  { keys: ["Alt", "↓"], does: "Next open point" },
  { keys: ["Alt", "← →"], does: "Move an image or a file from its grip" },
];

/** What can be done with the product as a whole. */
export function ProductMenu({ editor: { draft } }: { editor: ProductEditor }) {
  const navigate = useNavigate();
  return (
    <DraftMenu
      kind={productDrafts}
      draft={draft}
      keys={KEYS}
      onCopied={(productId) => void navigate({ to: "/dashboard/products/$productId/edit", params: { productId } })}
      endMeans={
        draft.live
          ? `Version ${draft.live.version ?? ""} stays on sale as it is. What you changed here is gone.`
          : "Its files, images and words are deleted. You can't undo this."
      }
    />
  );
}
