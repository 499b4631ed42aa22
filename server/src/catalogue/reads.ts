import { listCategories } from "./category-repository.ts";
import { pageOf } from "./page.ts";
import { findPage } from "./page-query.ts";
import { publicProducts } from "./port.ts";
import { openCatalogue } from "./procedures.ts";

export const categories = openCatalogue.categories.handler(({ context: { db } }) => listCategories(db));

export const product = openCatalogue.product.handler(async ({ input, context: { db }, errors }) => {
  const row = await findPage(db, input.id);
  if (!row) throw errors.CATALOGUE_NOT_FOUND();
  return pageOf(row);
});

export const byIds = openCatalogue.byIds.handler(({ input, context: { db } }) => publicProducts.byIds(db, input.ids));
