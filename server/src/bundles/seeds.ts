import type { Instant } from "@blenda/domain/shared/time";
import { publicProducts } from "../catalogue/port.ts";
import { demoOpenedAt } from "../demo/port.ts";
import type { Db } from "../platform/database/db.ts";
import { publicTrainings } from "../trainings/port.ts";
import { checked } from "./editing/checked.ts";
import { addBundle, setOnSale } from "./repository.ts";

const CREATOR = "demo-creator";
/** How much of what the items cost alone is asked for them together, in percent. */
const BUNDLES = [
  {
    id: "demo-bundle-starter",
    title: "Starter set",
    description: "Three models that go well together, for less than one by one.",
    models: [0, 3],
    courses: 0,
    percent: 70,
  },
  {
    id: "demo-bundle-studio",
    title: "Learn and build",
    description: "Models to work with, and a course that shows how they're made.",
    models: [3, 6],
    courses: 1,
    percent: 75,
  },
] as const;

/** Two sets of the demo creator's: one of models, one with a course. Who has bundles already is left alone. */
export async function seedDemoBundles(db: Db, now: Instant): Promise<void> {
  const [products, trainings] = await Promise.all([publicProducts.ofCreator(db, CREATOR, 24), publicTrainings.ofCreator(db, CREATOR, 12)]);
  const models = products.filter(({ priceCents, isSubscriptionOnly }) => priceCents > 0 && !isSubscriptionOnly);
  const courses = trainings.filter(({ priceCents, isSubscriptionOnly }) => priceCents > 0 && !isSubscriptionOnly);
  await db.transaction().execute(async (tx) => {
    const known = await tx.selectFrom("bundles").select("id").where("creatorId", "=", CREATOR).limit(1).executeTakeFirst();
    if (known) return;
    for (const {
      id,
      title,
      description,
      models: [from, to],
      courses: taught,
      percent,
    } of BUNDLES) {
      const chosen = models.slice(from, to);
      const learned = courses.slice(0, taught);
      if (chosen.length + learned.length < 2) continue;
      const sum = [...chosen, ...learned].reduce((all, { priceCents }) => all + priceCents, 0);
      const items = [
        ...chosen.map((card) => ({ itemType: "product" as const, itemId: card.id })),
        ...learned.map((card) => ({ itemType: "training" as const, itemId: card.id })),
      ];
      const priceCents = Math.floor((sum * percent) / 10_000) * 100 - 1;
      await addBundle(tx, CREATOR, id, await checked(tx, CREATOR, { title, description, priceCents, items }, now), demoOpenedAt(now));
      await setOnSale(tx, id, true, demoOpenedAt(now));
    }
  });
}
