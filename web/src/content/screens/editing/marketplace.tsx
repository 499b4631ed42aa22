import type { DocumentState, MarketplacePage } from "@blenda/domain/content/model";
import { inNamedOrder } from "@blenda/domain/content/rules";
import { useQuery } from "@tanstack/react-query";
import { categoriesQuery } from "../../../catalogue/data/categories-query.ts";
import { Reorder } from "../../../ui/controls/reorder.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import { useDocumentForm } from "../../data/use-document-form.ts";
import { DocumentFrame, useCanEdit } from "./document-frame.tsx";
import { DocumentLoader } from "./document-loader.tsx";
import { Featuring } from "./featuring.tsx";
import { HeroDocument } from "./hero/hero.tsx";
import { Versions } from "./versions.tsx";

/** The marketplace's banner, what is featured, and the order of the categories. */
export const MarketplaceEditor = () => (
  <div className="grid grid-cols-1 gap-10">
    <HeroDocument page="marketplace" title="Marketplace" />
    <Featuring type="product" />
    <DocumentLoader name="marketplace">{(state) => <CategoryOrder state={state} />}</DocumentLoader>
  </div>
);

function CategoryOrder({ state }: { state: DocumentState }) {
  const form = useDocumentForm<MarketplacePage>(state);
  const canEdit = useCanEdit(state);
  const { data = [] } = useQuery(categoriesQuery);
  const parents = new Set(data.map(({ parentId }) => parentId));
  const categories = inNamedOrder(
    data.filter(({ id }) => !parents.has(id)),
    form.fields.categories,
  );
  return (
    <DocumentFrame title="Category order" lead="The order of the category tiles on home." state={state} form={form} isSecond>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        <Panel title="Categories">
          <Reorder
            label="Categories"
            items={categories}
            keyOf={({ id }) => id}
            nameOf={({ name }) => name}
            axis="vertical"
            isLocked={!canEdit}
            onOrder={(ordered) => form.set({ categories: ordered.map(({ id }) => id) })}
            className="grid grid-cols-1 gap-1"
          >
            {({ name }, grip) => (
              <div className="flex min-h-11 items-center gap-2 rounded-sm border border-line px-2">
                {grip}
                <span className="type-ui">{name}</span>
              </div>
            )}
          </Reorder>
        </Panel>
        <Versions state={state} />
      </div>
    </DocumentFrame>
  );
}
