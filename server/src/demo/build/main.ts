// Makes everything below server/demo/built from the words beside it. What is there already is kept, so it may be stopped and
// started again; names given on the command line limit it to the items whose id contains one of them.
import { demoProducts, demoShops, demoTrainings } from "../port.ts";
import { makeHeroes } from "./make-heroes.ts";
import { makePrints } from "./make-prints.ts";
import { makeProduct } from "./make-product.ts";
import { makeShop } from "./make-shop.ts";
import { makeTraining } from "./make-training.ts";

const asked = process.argv.slice(2);
const isAsked = (id: string) => asked.length === 0 || asked.some((part) => id.includes(part));

await each("product", demoProducts(), makeProduct);
await each(
  "shop",
  demoShops().map((shop) => ({ id: shop.slug, ...shop })),
  makeShop,
);
await each("training", demoTrainings(), makeTraining);
if (asked.length === 0) await makeHeroes();
await makePrints();

async function each<Item extends { id: string }>(kind: string, items: Item[], make: (item: Item) => Promise<boolean>): Promise<void> {
  for (const item of items.filter(({ id }) => isAsked(id))) {
    const began = performance.now();
    try {
      if (await make(item)) console.log(`${kind} ${item.id}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
    } catch (error) {
      // The others can still be made; the end of the run says that something is missing.
      console.error(`${kind} ${item.id}:`, error);
      process.exitCode = 1;
    }
  }
}
