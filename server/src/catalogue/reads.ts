import { listCategories } from "./category-repository.ts";
import { findCompared } from "./page/compared.ts";
import { pageOf } from "./page/page.ts";
import { findPage } from "./page/page-query.ts";
import { publicProducts } from "./port.ts";
import { openCatalogue } from "./procedures.ts";

export const categories = openCatalogue.categories.handler(({ context: { db } }) => listCategories(db));

export const product = openCatalogue.product.handler(async ({ input, context: { db }, errors }) => {
  const row = await findPage(db, input.id);
  if (!row) throw errors.CATALOGUE_NOT_FOUND();
  return pageOf(row);
});

export const compared = openCatalogue.compared.handler(({ input, context: { db } }) => findCompared(db, input.ids));

export const byIds = openCatalogue.byIds.handler(({ input, context: { db } }) => publicProducts.byIds(db, input.ids));
