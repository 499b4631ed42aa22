import type { Scene } from "./agenda.ts";
import { onSale } from "./goods.ts";
import { type Person, present } from "./people.ts";

const MOST_SAVES = 3;
const MOST_FOLLOWS = 2;
/** How many of those who are there look around on a day. */
const VISITORS = 1;

/** Hearts and follows of people who look around. */
export function planLiking(scene: Scene): void {
  const { people, planApart, at } = scene;
  const chance = scene.chance("liking");
  for (const person of chance.some(present(people), VISITORS))
    planApart(at(8 + 14 * chance.next()), "a look around", () => lookAround(scene, person));
}

export async function lookAround({ stage, goods, ...scene }: Scene, { me, address }: Person): Promise<void> {
  const chance = scene.chance(`liking of ${me.email}`);
  const calls = stage.as(me, address);
  const wares = onSale(goods, stage.now());
  const products = wares.filter(({ type }) => type === "product");
  for (const { id } of chance.some(products, 1 + chance.below(MOST_SAVES))) await calls.saved.save({ productId: id });
  const makers = [...new Set(wares.map(({ creatorId }) => creatorId))];
  for (const userId of chance.some(makers, chance.below(MOST_FOLLOWS + 1))) await calls.follows.follow({ userId });
}
