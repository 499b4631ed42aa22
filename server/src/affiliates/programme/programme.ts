import { AFFILIATE_TERMS_VERSION } from "@blenda/domain/affiliates/constants";
import { programmeMoved } from "@blenda/domain/affiliates/events";
import type { CreatorProgramme } from "@blenda/domain/affiliates/model";
import { publicProducts } from "../../catalogue/port.ts";
import type { Db } from "../../platform/database/db.ts";
import { emit } from "../../platform/events/outbox.ts";
import { currentProgramme, NO_TERMS } from "../people/record-repository.ts";
import { affiliateCalls, ownAffiliateCalls } from "../procedures.ts";
import { changeTerms, exampleItem, itemsOf, programmeFigures } from "./programme-repository.ts";

export const programme = affiliateCalls.programme.handler(async ({ context: { db, now } }) => {
  const item = await exampleItem(db);
  const [card] = item ? await publicProducts.byIds(db, [item.itemId], now()) : [];
  return { termsVersion: AFFILIATE_TERMS_VERSION, example: item && { ...item, posterUrl: card?.posterUrl ?? null } };
});

async function programmeFor(db: Db, creatorId: string): Promise<CreatorProgramme> {
  const [current, sells, figures] = await Promise.all([
    currentProgramme(db, creatorId),
    itemsOf(db, creatorId),
    programmeFigures(db, creatorId),
  ]);
  const { isOn, bps, isChosenOnly, items } = current?.terms ?? NO_TERMS;
  const listed = sells.flatMap(({ itemKey, title }) => {
    const own = items[itemKey];
    return own === undefined ? [] : { itemKey, title, bps: own };
  });
  return { ...{ isOn, bps, isChosenOnly, mayAsk: current?.mayAsk ?? false, items: listed, sells }, ...figures };
}

export const creatorProgramme = ownAffiliateCalls.creatorProgramme.handler(({ context: { db, user } }) => programmeFor(db, user.id));

export const saveProgrammeSettings = ownAffiliateCalls.saveProgrammeSettings.handler(({ input, context, errors }) =>
  context.transaction(async (tx) => {
    const { user, now } = context;
    const { items, mayAsk, ...settings } = input;
    const sells = new Set((await itemsOf(tx, user.id)).map(({ itemKey }) => itemKey));
    if (items.some(({ itemKey }) => !sells.has(itemKey))) throw errors.AFFILIATES_NOT_YOUR_ITEM();
    const own = Object.fromEntries(items.map(({ itemKey, bps }) => [itemKey, bps]));
    await changeTerms(tx, user.id, now(), ({ people }) => ({ ...settings, items: own, people }), mayAsk);
    await emit(tx, programmeMoved({ userId: user.id }));
    return programmeFor(tx, user.id);
  }),
);
