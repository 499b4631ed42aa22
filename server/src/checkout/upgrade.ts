import { licenceTexts } from "@blenda/domain/catalogue/texts";
import { CHECKOUT, CURRENCY } from "@blenda/domain/checkout/constants";
import type { UpgradeOption } from "@blenda/domain/checkout/model";
import { checkoutTexts } from "@blenda/domain/checkout/texts";
import type { ConsentProof } from "@blenda/domain/consent/model";
import type { Me } from "@blenda/domain/identity/model";
import { processingShares, splitOf } from "@blenda/domain/ledger/rules";
import { seatsOf, upgradeProblem, upgradesOf } from "@blenda/domain/orders/rules";
import { addMinutes } from "@blenda/domain/shared/calendar";
import type { SaidPlace } from "@blenda/domain/tax/model";
import { createOrder, findUpgradable, linkPayment, lockOrder, lockUpgradable, type Upgradable, upgradeUnderWay } from "../orders/port.ts";
import { askProvider, fulfilFree } from "../payments/port.ts";
import type { Db, Tx } from "../platform/database/db.ts";
import type { Services } from "../platform/requests/procedure.ts";
import type { SaleOffer } from "../platform/trade.ts";
import { type BuyerTax, requirePlace, taxColumns, taxedInvoice, taxesOn, taxTermsFor } from "../tax/port.ts";
import { ownCheckout } from "./procedures.ts";

export const upgrades = ownCheckout.upgrades.handler(async ({ input, context, errors }) => {
  const { lineId, ...said } = input;
  const line = await findUpgradable(context.db, context.user.id, lineId);
  if (!line) throw errors.CHECKOUT_ORDER_GONE();
  const { options } = await offered(context.db, context, { user: context.user, line, said });
  return { options };
});

export const upgrade = ownCheckout.upgrade.handler(async ({ input, context, errors }) => {
  const { user, payments, db } = context;
  const { lineId, licence, expectedCents, isPlaceConfirmed, consent, ...said } = input;
  const opened = await context.transaction(async (tx) => {
    // Held from here on: of two wishes at once the second finds the order of the first.
    const line = await lockUpgradable(tx, user.id, lineId);
    if (!line) throw errors.CHECKOUT_ORDER_GONE();
    const waiting = await upgradeUnderWay(tx, line.id, context.now());
    const isSame = waiting?.licenceType === licence && waiting.totalCents === expectedCents;
    if (waiting && !isSame) throw errors.CHECKOUT_UPGRADE_WAITING({ data: { orderId: waiting.id } });
    if (waiting) return waiting;
    const { options, offer, taxed } = await offered(tx, context, { user, line, said });
    const option = options.find(({ type }) => type === licence);
    if (!option || !offer) throw errors.CHECKOUT_NO_UPGRADE();
    const totalCents = option.differenceCents + option.taxCents;
    if (totalCents !== expectedCents) throw errors.CHECKOUT_CHANGED({ data: { totalCents } });
    if (totalCents > 0) requirePlace(taxed, isPlaceConfirmed);
    return place(tx, context, { line, option, offer, user, taxed, isPlaceConfirmed, consent });
  });
  const { id: orderId, totalCents, intentId } = opened;
  if (totalCents > 0 && intentId === null) {
    const wish = { orderId, amountCents: totalCents, currency: CURRENCY, key: orderId };
    const intent = await askProvider(context, () => payments.createIntent(wish), errors.CHECKOUT_PROVIDER_DOWN);
    await linkPayment(db, orderId, { provider: payments.name, intentId: intent.intentId });
  }
  return { orderId, totalCents };
});

interface UpgradeOffer {
  options: UpgradeOption[];
  offer: SaleOffer | undefined;
  taxed: BuyerTax;
}

interface Question {
  user: Me;
  line: Upgradable;
  said: SaidPlace;
}

/** What the catalogue asks for it at this moment; nothing where the line has no upgrade. */
async function offered(db: Db, services: Services, { user, line, said }: Question): Promise<UpgradeOffer> {
  const { trade, now } = services;
  const taxed = await taxTermsFor({ ...services, db }, user.id, said);
  const { licenceType, licenceStatus } = line;
  const licence = licenceType && licenceStatus && { type: licenceType, status: licenceStatus };
  // What we paid of it was paid too.
  const paidCents = line.paidCents + (line.split.platformPaid ?? 0);
  const problem = upgradeProblem({ ...line, paidCents, isPaused: line.pausedAt !== null, isUpgrade: line.upgradeOf !== null, licence });
  if (problem !== null || !licence) return { options: [], offer: undefined, taxed };
  const wanted = { ids: [line.itemId], buyer: { id: user.id, email: user.email }, now: now() };
  const [offer] = (await trade.kinds.product.offers?.(db, wanted)) ?? [];
  if (!offer?.isForSale) return { options: [], offer, taxed };
  const options = upgradesOf({ type: licence.type, paidCents: paidCents - line.taxCents }, offer);
  const nets = options.map(({ differenceCents }) => differenceCents);
  const taxes = await taxesOn({ ...services, db }, taxed.terms, nets);
  return { options: options.map((option, at) => ({ ...option, taxCents: taxes[at] ?? 0 })), offer, taxed };
}

interface Wish {
  line: Upgradable;
  option: UpgradeOption;
  offer: SaleOffer;
  user: Me;
  taxed: BuyerTax;
  isPlaceConfirmed: boolean;
  consent: ConsentProof | undefined;
}

/** An order of one line that costs the difference, shared like any sale. Nobody is credited for it: who has a licence came by themselves (decision 0110). */
async function place(tx: Tx, services: Services, { line, option, offer, user, taxed, isPlaceConfirmed, consent }: Wish) {
  const { id, now } = services;
  const orderId = id();
  const { type, differenceCents: cents, taxCents } = option;
  const totalCents = cents + taxCents;
  const [processing = 0] = processingShares([cents]);
  const order = {
    ...{ id: orderId, buyerId: user.id, email: user.email, secretHash: null, keyHash: null, currency: CURRENCY },
    ...{ subtotalCents: cents, discountCents: 0, taxCents, totalCents, discountId: null, discountCode: null },
    ...taxColumns(taxed, isPlaceConfirmed),
    ...{
      invoice: (await taxedInvoice({ db: tx }, taxed, user.id, undefined)) ?? {},
      visit: consent ? { consent } : {},
      isTest: false,
      provider: null,
      intentId: null,
    },
    ...{ createdAt: now(), expiresAt: addMinutes(now(), CHECKOUT.PENDING_MINUTES) },
  };
  const bought = {
    ...{ id: id(), itemType: offer.itemType, itemId: offer.itemId, creatorId: offer.creatorId, shopName: offer.shopName },
    ...{ versionId: offer.versionId, version: offer.version, specHash: offer.specHash, licenceType: type, upgradeOf: line.id },
    title: checkoutTexts.upgradeLine(offer.title, licenceTexts[type].name),
    seats: Math.max(seatsOf(type), line.licenceSeats ?? 1),
    ...{ listCents: cents, discountCents: 0, taxCents, paidCents: totalCents },
    split: splitOf(cents, processing),
  };
  await createOrder(tx, { order, lines: [bought] });
  if (cents === 0) {
    const free = await lockOrder(tx, orderId);
    if (free) await fulfilFree(tx, services, free);
  }
  return { id: orderId, totalCents, intentId: null };
}
