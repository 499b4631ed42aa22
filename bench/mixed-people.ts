// People who buy, give back, follow, write and generate. Whoever is not answered asks again, with the same key, until somebody does:
// so everything they began ends, and nothing may happen twice.
import { setTimeout as sleep } from "node:timers/promises";
import { personId, requestModel } from "./generating.ts";
import { purchase, type Shop, Shopper } from "./shopper.ts";

const AGAIN_MS = 25;
const MAKERS = 5;

/** Where they live: the shop while it is open, and whether anything new is begun. */
export interface Town {
  shop: Shop;
  isOpen: boolean;
  isEvening: boolean;
}

/** What people were told. */
export class Told {
  readonly orders = new Set<string>();
  readonly refunds = new Set<string>();
  /** What a seller decided. */
  readonly decisions = new Map<string, "approve" | "decline">();
  /** Whom somebody follows, or no longer does. */
  readonly follows = new Map<string, boolean>();
  readonly messages = new Set<string>();
  readonly jobs = new Set<string>();
  /** Wishes that were sent at least once, each with a key of its own. */
  readonly begun = { orders: 0, refunds: 0, messages: 0, jobs: 0 };
  readonly refused = new Map<string, number>();
  /** Answers that were failures, and questions without one; asked again, each ended well. */
  readonly failed = new Map<string, number>();
  /** What people saw that must not be. */
  readonly broken: string[] = [];

  count(): number {
    const { orders, refunds, decisions, follows, messages, jobs } = this;
    return [orders, refunds, decisions, follows, messages, jobs].reduce((sum, { size }) => sum + size, 0);
  }

  say(): void {
    const { orders, refunds, decisions, follows, messages, jobs } = this;
    console.log(
      `told: ${orders.size} orders, ${refunds.size} refund requests, ${decisions.size} decisions, ${follows.size} follows, ${messages.size} messages, ${jobs.size} jobs`,
    );
    console.log(`refused: ${listed(this.refused)}`);
  }
}

export const note = (counts: Map<string, number>, what: string) => void counts.set(what, (counts.get(what) ?? 0) + 1);
export const listed = (counts: Map<string, number>) => [...counts].map(([what, times]) => `${times} × ${what}`).join(", ") || "nothing";

class Refused extends Error {}

/** One who asks again until answered. */
class Asker {
  readonly #town: Town;
  readonly #cookie: string;
  readonly #n: number;
  readonly #told: Told;
  #line: Shopper | null = null;
  #url = "";

  constructor(town: Town, told: Told, cookie: string, n: number) {
    this.#town = town;
    this.#told = told;
    this.#cookie = cookie;
    this.#n = n;
  }

  // biome-ignore lint/suspicious/noExplicitAny: each caller knows what it asked for
  async ask(path: string, body?: object): Promise<any> {
    for (;;) {
      while (!this.#town.isOpen) await sleep(AGAIN_MS);
      const line = this.#lineTo(this.#town.shop.url);
      const asked = body ? line.post(path, body, this.#cookie) : line.get(path, this.#cookie);
      const answer = await asked.catch(() => null);
      if (answer?.status === 200) return answer.body;
      if (answer && answer.status < 500) {
        const what = `${path.split("?")[0]} ${answer.body?.code ?? answer.status}`;
        note(this.#told.refused, what);
        throw new Refused(what);
      }
      note(this.#told.failed, answer ? `${answer.status} ${answer.body?.code} ${path.split("?")[0]}` : `no answer ${path.split("?")[0]}`);
      await sleep(AGAIN_MS);
    }
  }

  #lineTo(url: string): Shopper {
    if (this.#line && url === this.#url) return this.#line;
    this.#line?.close();
    this.#url = url;
    this.#line = new Shopper({ ...this.#town.shop, url }, this.#n);
    return this.#line;
  }

  /** Does one thing after the other until evening. A refusal ends only that thing. */
  async live(deed: () => Promise<void>): Promise<void> {
    while (!this.#town.isEvening)
      await deed().catch((error: unknown) => {
        if (!(error instanceof Refused)) throw error;
        return sleep(AGAIN_MS);
      });
    this.#line?.close();
  }
}

const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(Math.random() * items.length)] as Item;

export function buyer(town: Town, told: Told, n: number): Promise<void> {
  const { people, productIds, cardToken } = town.shop;
  const asker = new Asker(town, told, people[n] ?? "", n);
  const others = people.flatMap((_, other) => (other === n ? [] : personId(other)));
  const bought: string[] = [];
  const pages = new Map<string, string>();
  let jobs = 0;

  /** Asked again after a crash, the provider's word may still be on its way. */
  async function settled(orderId: string, first: string): Promise<string> {
    let state = first;
    for (; state === "processing"; await sleep(AGAIN_MS)) state = (await asker.ask("/api/checkout/payment", { orderId })).payment.state;
    return state;
  }

  const deeds = {
    async buy() {
      told.begun.orders++;
      const { orderId, state } = await purchase(pick(productIds), cardToken, (path, body) => asker.ask(path, body));
      if ((await settled(orderId, state)) !== "paid")
        return void told.broken.push(`order ${orderId} is ${state}, although the card is good`);
      told.orders.add(orderId);
      bought.push(orderId);
    },
    async giveBack() {
      const orderId = bought.shift();
      if (!orderId) return;
      const { lines } = await asker.ask(`/api/orders/order?id=${orderId}`);
      told.begun.refunds++;
      const text = "Pressed the wrong button, sorry for that.";
      const wish = { lineId: lines[0].id, reason: "accidental", text, key: crypto.randomUUID() };
      told.refunds.add((await asker.ask("/api/refunds/request", wish)).id);
    },
    async follow() {
      const userId = pick(others);
      const pair = `${personId(n)} ${userId}`;
      const isFollowing = !(told.follows.get(pair) ?? false);
      await asker.ask(`/api/follows/${isFollowing ? "follow" : "unfollow"}`, { userId });
      told.follows.set(pair, isFollowing);
    },
    async write() {
      const recipientId = others[n % others.length] as string;
      const body = `Number ${crypto.randomUUID()}`;
      const words = { body, key: crypto.randomUUID() };
      const id = pages.get(recipientId);
      told.begun.messages++;
      const page = id
        ? await asker.ask("/api/inbox/send", { id, ...words })
        : await asker.ask("/api/inbox/start", { recipientId, subject: "", ...words });
      pages.set(recipientId, page.id);
      told.messages.add(body);
    },
    async generate() {
      if (n >= MAKERS || jobs > 0) return;
      jobs++;
      told.begun.jobs++;
      told.jobs.add((await asker.ask("/api/generation/start", requestModel())).id);
    },
  };
  const often = [deeds.buy, deeds.buy, deeds.buy, deeds.follow, deeds.follow, deeds.write, deeds.write, deeds.giveBack, deeds.generate];
  return asker.live(() => pick(often)());
}

/** Decides what buyers ask back, once each: a decision that was made but not answered is refused the second time. */
export function seller(town: Town, told: Told, cookie: string, n: number): Promise<void> {
  const asker = new Asker(town, told, cookie, 1_000 + n);
  return asker.live(async () => {
    const waiting = (await asker.ask("/api/refunds/forCreator")).filter(({ status }: { status: string }) => status === "creator_review");
    if (waiting.length === 0) return void (await sleep(AGAIN_MS * 4));
    const event = Math.random() < 0.5 ? "approve" : "decline";
    const { id } = waiting[0];
    await asker.ask("/api/refunds/decide", { id, event, answer: "Looked at it." });
    told.decisions.set(id, event);
  });
}
