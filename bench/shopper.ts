// Somebody who buys, on one connection that stays open. It costs little beside what it measures.
import http from "node:http";
import type pg from "pg";
import { hashToken } from "../server/src/identity/passwords/secrets.ts";
import type { Db } from "../server/src/platform/database/db.ts";

const VISA = "4242424242424242";

export interface Shop {
  url: string;
  productIds: string[];
  /** Cookies of people who are signed in. */
  people: string[];
  cardToken: string;
}

interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: each caller knows what it asked for
  body: any;
}

export class Shopper {
  readonly #agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  readonly #shop: Shop;
  #n: number;

  constructor(shop: Shop, n: number) {
    this.#shop = shop;
    this.#n = n * 7_919;
  }

  get(path: string, cookie = ""): Promise<Answer> {
    return this.#ask("GET", path, "", cookie);
  }

  post(path: string, body: object, cookie = ""): Promise<Answer> {
    return this.#ask("POST", path, JSON.stringify(body), cookie);
  }

  #ask(method: "GET" | "POST", path: string, payload: string, cookie: string): Promise<Answer> {
    // Behind a trusted proxy everybody has an address of their own, so that limits per address stay out of the way.
    const address = `10.${(this.#n >> 16) & 255}.${(this.#n >> 8) & 255}.${this.#n & 255}`;
    const headers = {
      ...(payload && { "content-type": "application/json", "content-length": Buffer.byteLength(payload) }),
      origin: this.#shop.url,
      "x-forwarded-for": address,
      ...(cookie && { cookie }),
    };
    return new Promise((done, fail) => {
      const request = http.request(`${this.#shop.url}${path}`, { method, agent: this.#agent, headers }, (answer) => {
        let text = "";
        answer.setEncoding("utf8").on("data", (part) => (text += part));
        answer.on("end", () => done({ status: answer.statusCode ?? 0, body: text ? JSON.parse(text) : null })).on("error", fail);
      });
      request.on("error", fail).end(payload);
    });
  }

  #next() {
    this.#n++;
    const { productIds, people } = this.#shop;
    const itemId = productIds[this.#n % productIds.length] as string;
    const cookie = people[Math.floor(this.#n / productIds.length) % people.length] as string;
    return { line: { itemType: "product", itemId, variant: "personal" }, cookie };
  }

  /** Puts something into the account's copy of the cart. */
  async keepCart(): Promise<void> {
    const { line, cookie } = this.#next();
    expectOk(await this.post("/api/cart/keep", { lines: [line] }, cookie));
  }

  /** What the cart shows: the server prices it, and writes nothing. */
  async quote(): Promise<void> {
    const { line, cookie } = this.#next();
    expectOk(await this.post("/api/checkout/quote", { lines: [line] }, cookie));
  }

  /** Answers the order's id once it is paid and everything is delivered. */
  async buy(): Promise<string> {
    const { line, cookie } = this.#next();
    const ask = async (path: string, body: object) => expectOk(await this.post(path, body, cookie)).body;
    const { orderId, state } = await purchase(line.itemId, this.#shop.cardToken, ask);
    if (state !== "paid") throw new Error(`the order is ${state}`);
    return orderId;
  }

  close(): void {
    this.#agent.destroy();
  }
}

/** Quote, order, card, each as `ask` asks it. Answers what the last of them said. */
export async function purchase(
  itemId: string,
  paymentMethod: string,
  // biome-ignore lint/suspicious/noExplicitAny: the answers of three calls
  ask: (path: string, body: object) => Promise<any>,
): Promise<{ orderId: string; state: string }> {
  const quote = await ask("/api/checkout/quote", { lines: [{ itemType: "product", itemId, variant: "personal" }] });
  const wish = { quoteId: quote.id, confirmed: [`product:${itemId}:personal`], key: crypto.randomUUID() };
  const { orderId } = await ask("/api/checkout/start", wish);
  const { state } = await ask("/api/checkout/confirm", { orderId, paymentMethod, key: crypto.randomUUID() });
  return { orderId, state };
}

/** Payments the provider took for which nothing was delivered. */
export async function undeliveredPayments(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom("simIntents as i")
    .leftJoin("orders as o", "o.id", "i.orderId")
    .select("i.id")
    .where("i.status", "=", "succeeded")
    .where((is) => is.or([is("o.status", "<>", "paid"), is("o.status", "is", null)]))
    .execute();
  return rows.map(({ id }) => id);
}

function expectOk(answer: Answer): Answer {
  if (answer.status !== 200) throw new Error(`answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer;
}

/** People with sessions, things that cost something, and a card. */
export async function openShop(url: string, client: pg.Client, people: number): Promise<Shop> {
  const products = await client.query<{ id: string }>(
    "select id from products where status = 'published' and price_cents > 0 and not is_subscription_only and 'personal' = any(licence_types)",
  );
  const cookies: string[] = [];
  for (let n = 0; n < people; n++) {
    const id = `shopper-${n}`;
    await client.query(
      `insert into users (id, email, name, display_name, global_affiliate_id, created_at) values ($1, $1 || '@example.com', $1, $1, $2, now())
        on conflict do nothing`,
      [id, `${100 + n}SHP`],
    );
    cookies.push(await signIn(client, id));
  }
  const shop = { url, productIds: products.rows.map(({ id }) => id), people: cookies, cardToken: "" };
  const shopper = new Shopper(shop, 0);
  const card = await shopper.post("/api/test-provider/tokens", { number: VISA, expiry: "12/40", cvc: "123" });
  shopper.close();
  return { ...shop, cardToken: expectOk(card).body.token };
}

/** Answers the cookie. */
export async function signIn(client: pg.Client, userId: string): Promise<string> {
  const token = `token-of-${userId}`.padEnd(43, "x");
  await client.query(
    `insert into sessions (id, token_hash, user_id, created_at, expires_at, last_seen_at)
      values ($1, $2, $1, now(), now() + interval '1 day', now()) on conflict do nothing`,
    [userId, hashToken(token)],
  );
  return `session=${token}`;
}

/** Those who sell these. */
export async function signInSellers(client: pg.Client, productIds: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>("select distinct creator_id as id from products where id = any($1)", [productIds]);
  const cookies: string[] = [];
  for (const { id } of rows) cookies.push(await signIn(client, id));
  return cookies;
}
