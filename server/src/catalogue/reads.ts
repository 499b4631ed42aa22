import { listCategories } from "./category-repository.ts";
import { findCompared } from "./page/compared.ts";
import { pageOf } from "./page/page.ts";
import { findPage } from "./page/page-query.ts";
import { publicProducts } from "./port.ts";
import { openCatalogue } from "./procedures.ts";

export const categories = openCatalogue.categories.handler(({ context: { db } }) => listCategories(db));

export const product = openCatalogue.product.handler(async ({ input, context: { db, now }, errors }) => {
  const at = now();
  const row = await findPage(db, { id: input.id, now: at });
  if (!row) throw errors.CATALOGUE_NOT_FOUND();
  return pageOf(row, at);
});

export const compared = openCatalogue.compared.handler(({ input, context: { db, now } }) => findCompared(db, input.ids, now()));

export const byIds = openCatalogue.byIds.handler(({ input, context: { db, now } }) => publicProducts.byIds(db, input.ids, now()));
