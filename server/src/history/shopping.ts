import type { CartLine } from "@blenda/domain/cart/model";
import { TEST_CARDS, type TestCardName } from "@blenda/domain/checkout/constants";
import type { VisitNote } from "@blenda/domain/checkout/model";
import { countryOfZone } from "../platform/outside/places/country-of-zone.ts";
import type { Person } from "./people.ts";
import type { Stage } from "./stage.ts";

export interface Purchase {
  lines: readonly CartLine[];
  /** Tried one after the other; none: the order is left lying. */
  cards: readonly TestCardName[];
  code?: string;
  /** The same purchase, done again, is the same order. */
  key: string;
  visit?: VisitNote;
  /** What the browser knows. */
  cookies?: string;
}

/** A signed-in buyer, or a guest by address. */
type Buyer = Person | { me: null; address: string; email: string };

/** Where most buyers of the demo are. */
const USUAL_ZONE = "America/New_York";

/** As the checkout says it: the country of their clock, which they leave as it is. */
export function placeIn(zone = USUAL_ZONE): { zone: string; country?: string } {
  const country = countryOfZone(zone);
  return { zone, ...(country && { country }) };
}

/** Quote, order and card, as a browser does it. Answers the order's id. */
export async function buy(stage: Stage, buyer: Buyer, { lines, cards, code, key, visit, cookies }: Purchase): Promise<string> {
  const { checkout } = stage.as(buyer.me, buyer.address, cookies);
  const place = placeIn(visit?.browserTimezone);
  const asked = await checkout.quote({ lines: [...lines], ...(code && { code }), ...place });
  const isRefused = asked.discount !== null && "refusal" in asked.discount;
  const quote = isRefused ? await checkout.quote({ lines: [...lines], ...place }) : asked;
  const { orderId, secret, payment } = await checkout.start({
    quoteId: quote.id,
    key,
    ...(visit && { visit }),
    ...(buyer.me === null && { email: buyer.email }),
  });
  if (payment) await pay(stage, buyer, { orderId, secret, cards, key });
  return orderId;
}

interface Payment {
  orderId: string;
  secret?: string | null;
  cards: readonly TestCardName[];
  key: string;
}

export async function pay(
  stage: Stage,
  { me, address }: Pick<Buyer, "me" | "address">,
  { orderId, secret, cards, key }: Payment,
): Promise<void> {
  for (const card of cards) {
    const number = TEST_CARDS.find(({ name }) => name === card)?.number ?? "";
    const paymentMethod = (await stage.cards.tokenize(number)) ?? "";
    await stage.as(me, address).checkout.confirm({ orderId, ...(secret && { secret }), paymentMethod, key: `${key}-${card}` });
  }
}
