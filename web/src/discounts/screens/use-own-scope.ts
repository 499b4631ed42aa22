import type { ProductCard } from "@blenda/domain/catalogue/model";
import type { DiscountScope } from "@blenda/domain/discounts/model";
import type { TrainingCard } from "@blenda/domain/trainings/model";
import { useQuery } from "@tanstack/react-query";
import { categoriesQuery } from "../../catalogue/data/categories-query.ts";
import { useMe } from "../../lib/session/use-me.ts";
import { portfolioQuery } from "../../portfolio/data/portfolio-query.ts";
import type { ScopeChoice } from "./scope-dialog.tsx";
import { licenceChoice } from "./scope-field.tsx";

/** What somebody sells, as a code's scope may name it. */
export function useOwnScope(): {
  choices: readonly ScopeChoice[];
  exampleFor: (scope: DiscountScope) => ProductCard | TrainingCard | null;
} {
  const { data } = useQuery(portfolioQuery(useMe()?.id ?? ""));
  const { data: categories = [] } = useQuery(categoriesQuery);
  const products = data?.products ?? [];
  const trainings = data?.trainings ?? [];
  const named = (items: readonly { id: string; title: string }[]) => items.map(({ id, title }) => ({ id, name: title }));
  const used = new Set([...products, ...trainings].map(({ category }) => category));
  const choices: ScopeChoice[] = [
    { list: "productIds", title: "Products", options: named(products) },
    { list: "trainingIds", title: "Courses", options: named(trainings) },
    { list: "categoryIds", title: "Categories", options: categories.filter(({ name }) => used.has(name)) },
    licenceChoice,
  ];
  const exampleFor = ({ productIds, trainingIds }: DiscountScope) => {
    const isAny = productIds.length + trainingIds.length === 0;
    const sold = [
      ...products.filter(({ id }) => isAny || productIds.includes(id)),
      ...trainings.filter(({ id }) => isAny || trainingIds.includes(id)),
    ];
    return sold.find(({ priceCents, isSubscriptionOnly }) => priceCents > 0 && !isSubscriptionOnly) ?? null;
  };
  return { choices, exampleFor };
}
