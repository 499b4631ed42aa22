import { authoringTexts } from "@blenda/domain/authoring/texts";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useIsInView } from "../../../lib/page/in-view.ts";
import { SaveMark } from "../../../product/autosave/save-mark.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { iconButtonStyle } from "../../../ui/controls/icon-button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Breadcrumb } from "../../../ui/layout/breadcrumb.tsx";
import type { ProductEditor } from "../../data/use-product-editor.ts";
import { ItemStatus } from "../items/item-status.tsx";
import { ProductPreview } from "./preview/product-preview.tsx";
import { ProductMenu } from "./product-menu.tsx";

const HEAD = "editor-head";

/** The name of the product, whether it is saved, and what can be done with it as a whole; small once it would scroll away. */
export function ProductHeader({ editor }: { editor: ProductEditor }) {
  const { draft, fields, form } = editor;
  const [isPreviewed, setPreviewed] = useState(false);
  const isHeadInView = useIsInView(HEAD);
  const title = fields.title.trim() || authoringTexts.untitled;
  const saved = <SaveMark state={form.state} savedAt={form.savedAt} onRetry={() => void form.saveNow()} />;
  const actions = (
    <div className="flex shrink-0 items-center gap-2">
      <Button icon="eye" onClick={() => setPreviewed(true)}>
        <span className="max-md:sr-only">Preview</span>
      </Button>
      <ProductMenu editor={editor} />
    </div>
  );
  return (
    <>
      <header id={HEAD} className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0 gap-1.5">
          <div className="max-md:hidden">
            <Breadcrumb
              links={[
                <Link key="list" to="/dashboard/products">
                  Products & Training
                </Link>,
              ]}
              here={draft.live ? "Edit product" : "New product"}
            />
          </div>
          <div className="flex min-w-0 items-center gap-2">
            <Link to="/dashboard/products" aria-label="Back to your products" className={`${iconButtonStyle} -ml-2.5 md:hidden`}>
              <Icon name="arrow-left" size={20} />
            </Link>
            <h1 className="min-w-0 type-h1 break-words max-md:text-xl">{title}</h1>
          </div>
          {draft.live?.version && <p className="text-muted">Changes to {draft.live.version}, which stays on sale</p>}
        </div>
        <div className="flex min-w-0 items-center gap-4 max-md:w-full max-md:justify-between">
          {!editor.isLocked && saved}
          {actions}
        </div>
      </header>
      {!isHeadInView && (
        <div className="fixed top-(--nav-h) right-0 left-0 z-20 flex h-14 items-center gap-3 border-b border-line bg-bg px-4 md:left-(--side-w) md:px-8">
          {draft.posterUrl && <img src={draft.posterUrl} alt="" className="h-8 w-10 rounded-xs bg-stage object-contain max-md:hidden" />}
          <p className="min-w-0 truncate type-ui font-semibold">{title}</p>
          <span className="max-md:hidden">
            <ItemStatus status={draft.status} />
          </span>
          <div className="ml-auto flex min-w-0 items-center gap-4">
            {!editor.isLocked && <span className="min-w-0 max-sm:hidden">{saved}</span>}
            {actions}
          </div>
        </div>
      )}
      {isPreviewed && <ProductPreview editor={editor} onClose={() => setPreviewed(false)} />}
    </>
  );
}
