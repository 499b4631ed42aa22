import { AFFILIATE_TERMS_VERSION } from "@blenda/domain/affiliates/constants";
import { TEST_CARDS, type TestCardName } from "@blenda/domain/checkout/constants";
import type { Me } from "@blenda/domain/identity/model";
import { createRouterClient } from "@orpc/server";
import fastify from "fastify";
import { router } from "../../app.ts";
import { noteArrival } from "../../http/site/arrivals.ts";
import { hashToken } from "../../identity/passwords/secrets.ts";
import { browserCookie } from "../../identity/sessions/cookies.ts";
import { receiveEvent } from "../../payments/receive.ts";
import type { SimulatedPayments } from "../../platform/outside/payments/payments-simulated.ts";
import { ADA, CARA, EDDA, type testApp } from "../app.ts";
import { sell } from "../buying.ts";

type App = Awaited<ReturnType<typeof testApp>>;

/** People with a browser. Pia has signed in on Dora's computer and on the kiosk's; guest, kiosk and alias have no account, and alias is Pia. */
export const BUYERS = ["abel", "alias", "dora", "guest", "kiosk", "pia", "quin"] as const;
export type Buyer = (typeof BUYERS)[number];
/** Whose links are shared: Pia is in our programme, Quin in Cara's, and Cara sells. */
export const BRINGERS = ["pia", "quin", "cara"] as const;
export type Bringer = (typeof BRINGERS)[number];

const ITEMS = ["robot", "crate", "lamp"] as const;
const PRICES = [4_000, 1_299, 39_900] as const;
const WINDOW = { "sec-fetch-mode": "navigate", "sec-fetch-dest": "document", "sec-fetch-site": "cross-site" };
const PICTURE = { "sec-fetch-mode": "no-cors", "sec-fetch-dest": "image", "sec-fetch-site": "cross-site" };
const SELLERS: Readonly<Record<string, Me>> = { [CARA.id]: CARA, [EDDA.id]: { ...EDDA, isCreator: true } };
const WHY = "This is not what the pictures showed me.";

const residents = ["abel", "dora", "pia", "quin"] as const;

/** Accounts of their own for every street, and the browsers more than one of them has signed in with. */
async function addResidents(app: App, run: number): Promise<Map<string, Me>> {
  const people = residents.map((name, n): Me => {
    const [id, letters] = [`${name}-${run}`, [run, n].map((at) => String.fromCharCode(65 + (at % 26))).join("")];
    const globalAffiliateId = `${300 + Math.floor(run / 26)}${letters}Z`;
    return { ...ADA, id, email: `${id}@example.com`, name, displayName: name, globalAffiliateId };
  });
  const rows = people.map(({ isAdmin: hasAdminClaim, ...me }) => ({ ...me, hasAdminClaim, createdAt: app.now() }));
  await app.db.insertInto("users").values(rows).execute();
  const known = { tokenHash: `shared-${run}`, lastUsedAt: app.now() };
  await app.db
    .insertInto("knownBrowsers")
    .values([
      { ...known, userId: `dora-${run}` },
      { ...known, userId: `pia-${run}` },
      { ...known, userId: `pia-${run}`, tokenHash: hashToken(`kiosk-${run}`) },
    ])
    .execute();
  return new Map(people.map((each) => [each.name ?? "", each]));
}

/** The buyer's bank takes a payment back, or looks at it and leaves it. */
export async function disputeOrder(app: App, orderId: string, isWon: boolean): Promise<void> {
  const { intentId, totalCents } = await app.db
    .selectFrom("orders")
    .select(["intentId", "totalCents"])
    .where("id", "=", orderId)
    .executeTakeFirstOrThrow();
  const event = { id: crypto.randomUUID(), type: "dispute_opened" as const, intentId: intentId ?? "", orderId };
  const rest = { amountCents: totalCents, currency: "USD", occurredAt: app.now(), card: null };
  await receiveEvent(app.services, { provider: "simulated", event: { ...event, ...rest } });
  await (app.services.payments as SimulatedPayments).closeDispute(intentId ?? "", isWon);
}

/** A street of shops, with affiliates and buyers of its own: nothing of it is known from a street before. */
export async function openStreet(app: App, run: number) {
  const provider = app.services.payments as SimulatedPayments;
  const pages = fastify();
  pages.get("/*", async (request, reply) => {
    await noteArrival(app.services, request, reply);
    return "page";
  });
  const people = await addResidents(app, run);
  const personOf = (name: Buyer | Bringer): Me | null => (name === "cara" ? CARA : (people.get(name) ?? null));
  const idOf = (name: Buyer | Bringer): string => personOf(name)?.id ?? "";

  const jars = new Map<Buyer, Map<string, string>>(BUYERS.map((name) => [name, new Map()]));
  const jarOf = (name: Buyer) => jars.get(name) ?? new Map<string, string>();
  const cookiesOf = (name: Buyer) => [...jarOf(name)].map(([key, value]) => `${key}=${value}`).join("; ");
  const kiosk = new Headers();
  browserCookie.write(kiosk, app.services.site, `kiosk-${run}`, 1_000);
  const [key = "", value = ""] = (kiosk.getSetCookie()[0]?.split(";")[0] ?? "").split("=");
  jarOf("kiosk").set(key, value);
  let requests = 0;
  const addressOf = () => `10.${run % 250}.${Math.floor(requests / 250)}.${1 + (requests++ % 250)}`;
  const callsOf = (name: Buyer) => {
    const actor = personOf(name);
    return createRouterClient(router, {
      context: {
        ...app.services,
        asking: { cookies: cookiesOf(name) || undefined, address: addressOf(), userAgent: "", requestId: "test" },
        identify: async () => ({ actor, sessionId: actor ? `session-of-${actor.id}` : null }),
        resHeaders: new Headers(),
      },
    });
  };
  const ask = (name: Buyer, by: Bringer, headers: Record<string, string>) => {
    const cookie = cookiesOf(name);
    const url = `/product/robot-${run}?ref=${personOf(by)?.globalAffiliateId}`;
    return pages.inject({ url, remoteAddress: addressOf(), headers: { ...headers, ...(cookie && { cookie }) } });
  };

  for (const [n, item] of ITEMS.entries()) await sell(app, `${item}-${run}`, PRICES[n] ?? 0, n === 1 ? EDDA.id : CARA.id);
  await callsOf("pia").affiliates.joinProgramme({ termsVersion: AFFILIATE_TERMS_VERSION });
  await app.as(CARA, addressOf()).affiliates.inviteAffiliate({ email: personOf("quin")?.email ?? "", key: crypto.randomUUID() });
  const [invitation] = (await callsOf("quin").affiliates.status()).records;
  const accepted = { isAccepted: true, termsVersion: AFFILIATE_TERMS_VERSION };
  await callsOf("quin").affiliates.answerInvitation({ id: invitation?.id ?? "", ...accepted });

  return {
    idOf,
    callsOf,
    close: () => pages.close(),
    /** Opens the page of a link, as a window does: the mark is kept, and what the page loads says where it led. */
    click: async (name: Buyer, by: Bringer): Promise<void> => {
      for (const { name: cookie, value: mark } of (await ask(name, by, WINDOW)).cookies) jarOf(name).set(cookie, mark);
      const ref = personOf(by)?.globalAffiliateId ?? "";
      await callsOf(name).affiliates.noteClick({ ref, url: `http://blenda.test/product/robot-${run}`, referrer: "" });
    },
    /** An image tag with the same address, and a script that says there was a click. Answers what the browser was given. */
    look: async (name: Buyer, by: Bringer) => {
      const { cookies } = await ask(name, by, PICTURE);
      return cookies;
    },
    clearCookies: (name: Buyer) => {
      for (const each of jarOf(name).keys()) if (each !== key) jarOf(name).delete(each);
    },
    /** Answers the order's id. Items are chosen by the bits of a number. */
    buy: async (name: Buyer, cardName: TestCardName, items: number): Promise<string> => {
      const chosen = ITEMS.filter((_, n) => items & (1 << n));
      const lines = chosen.map((item) => ({ itemType: "product" as const, itemId: `${item}-${run}`, variant: "personal" as const }));
      const { checkout } = callsOf(name);
      const quote = await checkout.quote({ lines });
      const mailbox = name === "alias" ? `Pia-${run}+${requests}` : `${name}-${run}-${requests}`;
      const email = personOf(name) ? {} : { email: `${mailbox}@example.com` };
      const confirmed = quote.lines.map((line) => line.key);
      const { orderId, secret } = await checkout.start({ quoteId: quote.id, key: crypto.randomUUID(), confirmed, ...email });
      const number = TEST_CARDS.find((card) => card.name === cardName)?.number ?? "";
      const paymentMethod = (await provider.tokenize(number)) ?? "";
      await checkout.confirm({ orderId, ...(secret && { secret }), paymentMethod, key: crypto.randomUUID() });
      return orderId;
    },
    /** The buyer asks, the seller decides, and it is paid. */
    refund: async (name: Buyer, line: { id: string; creatorId: string | null }, percent: number): Promise<void> => {
      const wish = { lineId: line.id, reason: "faulty" as const, text: WHY, key: crypto.randomUUID() };
      const { id, status } = await callsOf(name).refunds.request(wish);
      if (status === "creator_review") {
        const { refunds } = app.as(SELLERS[line.creatorId ?? ""] ?? CARA, addressOf());
        await (percent === 100 ? refunds.decide({ id, event: "approve" }) : refunds.decide({ id, event: "offerPartial", percent }));
        if (percent < 100) await callsOf(name).refunds.answer({ id, event: "acceptPartial" });
      }
      await app.runJobs();
    },
  };
}
