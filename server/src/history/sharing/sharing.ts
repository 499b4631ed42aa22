import { AFFILIATE_TERMS_VERSION } from "@blenda/domain/affiliates/constants";
import { addMinutes } from "@blenda/domain/shared/calendar";
import type { Scene } from "../agenda.ts";
import type { Chance } from "../chance.ts";
import { notOwned, onSale, type Ware } from "../goods.ts";
import { addRecipient, RECIPIENTS_DAY } from "../money/paying-out.ts";
import { type Person, resident } from "../people.ts";
import { hourOf } from "../rhythm.ts";
import { buy } from "../shopping.ts";
import type { Stage } from "../stage.ts";
import { AFFILIATES, type Affiliate, BROUGHT_ORDERS, type BroughtOrder, PLACES } from "./brought-orders.ts";
import { comeBy, noteStrangers, type SharedLink } from "./coming.ts";

const CREATOR = "demo-creator";
const DAYS = { open: 2, join: 3, invite: 4, accept: 5, ask: 6, decide: 7, begin: 9 };
const INVITED = [AFFILIATES.buyer, AFFILIATES.kiln];
/** Asks on one of the last days, and waits for the creator's answer. */
const ASKING = { person: 11, day: 87 };
const NOTES = {
  mosslight: "We build a room on stream every Tuesday and link what we use in it.",
  asking: "I write a weekly letter about small tools and models, for about 900 readers.",
};
const OUR_TERMS = { termsVersion: AFFILIATE_TERMS_VERSION };
const CLICKS_A_DAY: Readonly<Record<Affiliate, number>> = { buyer: 3, kiln: 6, mosslight: 3 };
const SHARE_TO_A_PRODUCT = 0.7;
/** Nobody of the demo pays with it otherwise. */
const CARD = "duplicate event";
const MINUTES_TO_BUY = 20;

type Calls = ReturnType<Stage["as"]>;

/** The programme of the demo's creator: who is in it, what their links bring, and what becomes of it. */
export function planSharing(scene: Scene): void {
  const { stage, day, people, plan, at } = scene;
  const callsOf = async (userId: string): Promise<Calls> => {
    const { me, address } = await resident(stage, userId);
    return stage.as(me, address);
  };
  const step = (on: number, hour: number, what: string, run: () => Promise<unknown>) => {
    if (day === on) plan(at(hour), what, run);
  };
  step(DAYS.open, 9, "a creator's programme", async () =>
    (await callsOf(CREATOR)).affiliates.saveProgrammeSettings({ isOn: true, bps: 2_000, isChosenOnly: false, mayAsk: true, items: [] }),
  );
  step(DAYS.join, 10, "an affiliate of ours", async () => (await callsOf(AFFILIATES.buyer)).affiliates.joinProgramme(OUR_TERMS));
  for (const invited of INVITED) {
    step(DAYS.invite, 10, "an invitation to a programme", async () => {
      const { email } = (await resident(stage, invited)).me;
      await (await callsOf(CREATOR)).affiliates.inviteAffiliate({ email, bps: 2_500, key: `history-invitation-${invited}` });
    });
    step(DAYS.accept, 18, "an answer to an invitation", async () => acceptInvitation(await callsOf(invited)));
  }
  step(DAYS.ask, 19, "a request to join", async () => ask(await callsOf(AFFILIATES.mosslight), NOTES.mosslight));
  step(DAYS.decide, 9, "an answer to a request", async () => acceptRequests(await callsOf(CREATOR)));
  step(ASKING.day, 20, "a request to join", async () => {
    const person = people[ASKING.person];
    if (person) await ask(stage.as(person.me, person.address), NOTES.asking);
  });
  step(RECIPIENTS_DAY, 8, "an account of an affiliate", () => addOwnRecipient(stage));
  if (day >= DAYS.begin) plan(at(21), "clicks on shared links", () => noteClicks(scene));
  for (const [n, order] of BROUGHT_ORDERS.entries())
    if (order.day === day) plan(at(11.5 + n / 16), "a click on a shared link", () => bring(scene, order, `history-${day}-shared-${n}`));
}

const ask = ({ affiliates }: Calls, note: string) => affiliates.requestProgramme({ creatorId: CREATOR, note, ...OUR_TERMS });

async function acceptInvitation({ affiliates }: Calls): Promise<void> {
  const invitation = (await affiliates.status()).records.find(({ state }) => state === "invited");
  if (invitation) await affiliates.answerInvitation({ id: invitation.id, isAccepted: true, ...OUR_TERMS });
}

async function acceptRequests({ affiliates }: Calls): Promise<void> {
  const { rows } = await affiliates.creatorAffiliates({ list: "requests" });
  for (const { id } of rows) await affiliates.decideRequest({ id, isAccepted: true });
}

/** The shops have theirs as creators. */
async function addOwnRecipient(stage: Stage): Promise<void> {
  const { me } = await resident(stage, AFFILIATES.buyer);
  const account = { userId: me.id, holderName: me.displayName ?? "", last4: "6410" };
  await stage.services.transaction((tx) => addRecipient(stage.services, tx, account));
}

const waresOf = ({ goods, stage }: Scene): Ware[] =>
  onSale(goods, stage.now()).filter(({ type, creatorId, priceCents }) => type === "product" && creatorId === CREATOR && priceCents > 0);

function linkOf(chance: Chance, who: Affiliate, { me }: Person, ware: Ware | undefined): SharedLink {
  const place = chance.pick(PLACES[who]) ?? { sub: "", referrer: "" };
  return { ref: me.globalAffiliateId, path: ware ? `/product/${ware.id}` : "/marketplace", ...place };
}

/** Strangers of the day. */
async function noteClicks(scene: Scene): Promise<void> {
  const { stage, at } = scene;
  const chance = scene.chance("shared links");
  for (const [who, userId] of Object.entries(AFFILIATES) as [Affiliate, string][]) {
    const affiliate = await resident(stage, userId);
    const links = Array.from({ length: chance.below(CLICKS_A_DAY[who]) }, () => ({
      ...linkOf(chance, who, affiliate, chance.is(SHARE_TO_A_PRODUCT) ? chance.pick(waresOf(scene)) : undefined),
      at: at(Math.min(20, hourOf(chance))),
    }));
    await noteStrangers(stage, userId, links);
  }
}

/** Somebody opens a link and buys what it leads to a little later, under the dearest licence. */
async function bring(scene: Scene, { by, buyer: n, isGivenBack = false }: BroughtOrder, key: string): Promise<void> {
  const { stage, people, plan, at } = scene;
  const chance = scene.chance(key);
  const affiliate = await resident(stage, AFFILIATES[by]);
  const buyer = n === undefined ? affiliate : people[n];
  if (!buyer) return;
  const wares = await notOwned(stage.services.db, buyer.me.id, waresOf(scene));
  const ware = chance.pick(wares.toSorted((one, other) => other.priceCents - one.priceCents).slice(0, 6));
  if (!ware) return;
  const cookies = await comeBy(stage, buyer, linkOf(chance, by, affiliate, ware));
  const lines = [{ itemType: ware.type, itemId: ware.id, variant: ware.licences.at(-1) ?? null }];
  plan(addMinutes(stage.now(), MINUTES_TO_BUY), "an order through a shared link", async () => {
    const orderId = await buy(stage, buyer, { lines, cards: [n === undefined ? "amex" : CARD], key, cookies });
    if (isGivenBack) plan(at(9.5, 1), "a request for a refund", () => askBack(stage, buyer, orderId, key));
  });
}

async function askBack(stage: Stage, { me, address }: Person, orderId: string, key: string): Promise<void> {
  const { orders, refunds } = stage.as(me, address);
  const [line] = (await orders.order({ id: orderId })).lines;
  const why = { reason: "accidental", text: "I followed a link and bought the wrong one of two.", key } as const;
  if (line) await refunds.request({ lineId: line.id, ...why });
}
