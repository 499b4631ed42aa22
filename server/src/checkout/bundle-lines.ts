import { holdsLicence, sharesFor } from "@blenda/domain/bundles/rules";
import type { QuoteWarning } from "@blenda/domain/checkout/constants";
import type { QuoteLine, QuotePart, WantedLine } from "@blenda/domain/checkout/model";
import { distinctLines, lineKey, type PricedLine, priceLine } from "@blenda/domain/checkout/rules";
import { type BundleRow, bundlesForSale } from "../bundles/port.ts";
import type { Buyer } from "../orders/sql.ts";
import type { Services } from "../platform/requests/procedure.ts";
import type { SaleOffer } from "../platform/trade.ts";
import { findOffers, offerKey } from "./offers.ts";

type WantedThing = WantedLine & { itemType: "product" | "training" };
type Offers = ReadonlyMap<string, SaleOffer>;

/** What a line of an order says of the bundle it came with. */
export interface BundleMark {
  id: string;
  title: string;
  /** What it takes off this line where no code takes more. */
  offCents: number;
}

interface OpenedBundle {
  /** As it stands in the cart, before what its parts come to. */
  line: PricedLine;
  parts: QuotePart[];
  /** The lines it became. */
  keys: readonly string[];
}

export interface OpenedCart {
  /** Everything that is bought, each thing by itself: this is what is discounted, taxed, ordered and delivered. */
  priced: PricedLine[];
  offers: Offers;
  bundles: ReadonlyMap<string, BundleMark>;
  opened: readonly OpenedBundle[];
}

interface Wish {
  lines: readonly WantedLine[];
  buyer: Buyer;
  isTest: boolean;
}

const isThing = (line: WantedLine): line is WantedThing => line.itemType !== "bundle";

/** Every line with its price; a bundle is opened into what is in it and not the buyer's yet, each at its share of the bundle's price. */
export async function openedLines(services: Pick<Services, "db" | "trade" | "now">, { lines, buyer, isTest }: Wish): Promise<OpenedCart> {
  const wanted = distinctLines(lines);
  const things = wanted.filter(isThing);
  const found = await bundlesForSale(
    services.db,
    wanted.flatMap(({ itemType, itemId }) => (itemType === "bundle" ? itemId : [])),
  );
  const offers = await findOffers(services, distinctThings([...things, ...[...found.values()].flatMap(({ items }) => items)]), buyer);
  const asker = { buyerId: buyer.id, isTest };
  const taken = new Set(things.map(lineKey));
  const [priced, opened, bundles] = [[] as PricedLine[], [] as OpenedBundle[], new Map<string, BundleMark>()];
  for (const line of wanted) {
    if (isThing(line)) {
      priced.push(priceLine(line, offers.get(offerKey(line.itemType, line.itemId)), asker));
      continue;
    }
    const bundle = found.get(line.itemId);
    const { own, ...rest } = openBundle(line, bundle, { offers, asker, taken });
    opened.push({ ...rest, keys: own.map(({ key }) => key) });
    priced.push(...own);
    if (bundle) for (const { key, saleOffCents } of own) bundles.set(key, { id: bundle.id, title: bundle.title, offCents: saleOffCents });
  }
  return { priced, offers, bundles, opened };
}

const distinctThings = <Thing extends { itemType: "product" | "training"; itemId: string }>(things: readonly Thing[]): Thing[] => [
  ...new Map(things.map((thing) => [offerKey(thing.itemType, thing.itemId), thing])).values(),
];

interface Around {
  offers: Offers;
  asker: { buyerId: string | null; isTest: boolean };
  /** What is in the cart by itself, or with a bundle before this one. */
  taken: Set<string>;
}

/** What cannot be bought is one line that says why and is not counted, so that no order is made of it. */
function openBundle(wanted: WantedLine, bundle: BundleRow | undefined, { offers, asker, taken }: Around) {
  const line: PricedLine = { ...priceLine(wanted, undefined, asker), title: bundle?.title ?? "", creatorId: bundle?.creatorId ?? null };
  const refused = (warning: QuoteWarning, parts: QuotePart[] = []) => {
    const why = { ...line, warnings: [warning] };
    return { line: why, parts, own: [why] };
  };
  if (!bundle) return refused("unavailable");
  const found = bundle.items.flatMap(({ itemType, itemId }) => offers.get(offerKey(itemType, itemId)) ?? []);
  const isWhole = found.length === bundle.items.length && found.every((offer) => offer.isForSale && offer.creatorId === bundle.creatorId);
  const shares = isWhole ? sharesFor(bundle, found, wanted.variant) : null;
  const [first] = found;
  Object.assign(line, { shopName: first?.shopName ?? "", posterUrl: first?.posterUrl ?? null, stageHue: first?.stageHue ?? null });
  if (!shares) return refused("bundle_incomplete");
  if (bundle.creatorId === asker.buyerId && !asker.isTest) return refused("own_product");

  const own: PricedLine[] = [];
  const parts = found.map((offer, at): QuotePart => {
    const { itemType, itemId, title } = offer;
    const variant = itemType === "training" ? null : wanted.variant;
    const thing = { itemType, itemId, variant };
    const part = { itemType, itemId, title };
    if (holdsLicence(offer.owned, variant)) return { ...part, leftOut: "owned" };
    if (taken.has(lineKey(thing))) return { ...part, leftOut: "in_cart" };
    const alone = priceLine(thing, offer, asker);
    // One discount per line, the larger wins: a sale that takes more off than the bundle does stays.
    const bundleOffCents = alone.listCents - (shares[at] ?? alone.listCents);
    const isReduced = alone.saleOffCents > 0 && alone.saleOffCents >= bundleOffCents;
    const off = isReduced ? {} : { sale: null, saleOffCents: bundleOffCents };
    own.push({ ...alone, ...off, key: `${line.key}/${alone.key}` });
    return { ...part, leftOut: null };
  });
  if (own.length === 0) return refused("bundle_owned", parts);
  for (const { itemType, itemId, variant } of own) taken.add(lineKey({ itemType, itemId, variant }));
  const askedCents = own.reduce((sum, { listCents, saleOffCents }) => sum + listCents - saleOffCents, 0);
  const isChanged = wanted.expectedCents !== undefined && wanted.expectedCents !== askedCents;
  return { line: { ...line, warnings: isChanged ? ["price_changed" as const] : [], isCounted: true }, parts, own };
}

/** As the buyer put them together: what a bundle became is one line again, with what all of it comes to. */
export function shownLines({ opened }: Pick<OpenedCart, "opened">, lines: readonly QuoteLine[]): QuoteLine[] {
  if (opened.length === 0) return [...lines];
  const bundleOf = new Map(opened.flatMap((bundle) => bundle.keys.map((key) => [key, bundle] as const)));
  const shown = new Map<string, QuoteLine>();
  for (const line of lines) {
    const bundle = bundleOf.get(line.key);
    if (!bundle) shown.set(line.key, line);
    else if (!shown.has(bundle.line.key)) shown.set(bundle.line.key, joined(bundle, lines));
  }
  return [...shown.values()];
}

function joined({ line: { categoryId: _, ...line }, parts, keys }: OpenedBundle, lines: readonly QuoteLine[]): QuoteLine {
  const own = lines.filter(({ key }) => keys.includes(key));
  const sum = (part: (each: QuoteLine) => number) => own.reduce((total, each) => total + part(each), 0);
  return {
    ...line,
    parts,
    listCents: sum(({ listCents }) => listCents),
    saleOffCents: sum(({ saleOffCents }) => saleOffCents),
    codeOffCents: sum(({ codeOffCents }) => codeOffCents),
    taxCents: sum(({ taxCents }) => taxCents),
    totalCents: sum(({ totalCents }) => totalCents),
  };
}
