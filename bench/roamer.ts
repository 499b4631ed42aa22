// Everybody the fuzz sends requests as, and every id anybody was ever told.
import type { ServerProcess } from "../server/src/testing/server-process.ts";

const PASSWORD = "Blenda-demo-1";
const NAMES = ["visitor", "buyer", "creator", "editor", "admin", "somebody with a broken cookie"] as const;
const BROKEN_COOKIE = "session=%00%ff; session=x; __Host-session=";
const MOST_IDS = 2_000;

export class Roamer {
  readonly ids: string[] = ["nobody"];
  readonly #known = new Set<string>();
  readonly #cookies = new Map<string, string>([["somebody with a broken cookie", BROKEN_COOKIE]]);
  readonly #server: ServerProcess;
  #address = 0;

  constructor(server: ServerProcess) {
    this.#server = server;
  }

  nameOf = (role: number): string => NAMES[role % NAMES.length] as string;
  cookieOf = (role: number): string => this.#cookies.get(this.nameOf(role)) ?? "";

  /** Whoever is not signed in, or not any more. */
  async signIn(): Promise<void> {
    for (const name of ["buyer", "creator", "editor", "admin"]) if (!(await this.#isIn(name))) await this.#enter(name);
  }

  async #isIn(name: string): Promise<boolean> {
    const cookie = this.#cookies.get(name);
    if (!cookie) return false;
    const answer = await fetch(`${this.#server.url}/api/identity/session`, { headers: { cookie } });
    return ((await answer.json()) as { user: unknown }).user !== null;
  }

  async #enter(name: string): Promise<void> {
    const answer = await fetch(`${this.#server.url}/api/identity/signIn`, {
      method: "POST",
      headers: { origin: this.#server.url, "content-type": "application/json", "x-forwarded-for": `10.0.0.${++this.#address % 250}` },
      body: JSON.stringify({ email: `${name}@blenda.test`, password: PASSWORD }),
    });
    const cookie = answer.headers.getSetCookie().map((each) => each.split(";")[0]);
    if (answer.ok) this.#cookies.set(name, cookie.join("; "));
    else console.log(`${name} could not sign in again: ${answer.status}`);
  }

  /** Something of everybody's: an order that is paid, a conversation, a job, a saved product. Then their ids are known. */
  async prepare(): Promise<void> {
    await this.signIn();
    const buyer = this.#server.client(this.#cookies.get("buyer"));
    const listing = await buyer.search.products({});
    const product = listing.items.find(({ priceCents }) => priceCents > 0);
    if (!product) throw new Error("the demo sells nothing");
    const line = { itemType: "product" as const, itemId: product.id, variant: "personal" as const };
    const { id: quoteId } = await buyer.checkout.quote({ lines: [line] });
    const confirmed = [`product:${product.id}:personal`];
    const order = await buyer.checkout.start({ quoteId, confirmed, key: crypto.randomUUID() });
    const paymentMethod = await this.#card();
    const { orderId } = order;
    await buyer.checkout.confirm({ orderId, paymentMethod, key: crypto.randomUUID() });
    const opening = { recipientId: product.shop.creatorId, productId: product.id, subject: "A question", attachmentIds: [] };
    const job = { prompt: "A wooden crate with iron corners", resolution: "1k", complexity: "standard", highPack: false, format: "glb" };
    await Promise.allSettled([
      buyer.inbox.start({ ...opening, body: "Is it hollow?", key: crypto.randomUUID() }),
      buyer.saved.save({ productId: product.id }),
      buyer.saved.createCollection({ name: `Fuzz ${Date.now()}` }),
      buyer.generation.start({ ...job, key: crypto.randomUUID() } as never),
    ]);
    const looks = [
      buyer.orders.order({ id: orderId }),
      buyer.inbox.conversations({}),
      buyer.saved.list({}),
      buyer.generation.jobs({}),
      buyer.shops.creators({ ids: [] }),
    ];
    for (const look of await Promise.allSettled([...looks, Promise.resolve([listing, order, { methodId: paymentMethod }])]))
      this.learn(JSON.stringify(look));
  }

  async #card(): Promise<string> {
    const answer = await fetch(`${this.#server.url}/api/test-provider/tokens`, {
      method: "POST",
      headers: { origin: this.#server.url, "content-type": "application/json" },
      body: JSON.stringify({ number: "4242424242424242", expiry: "12/40", cvc: "123" }),
    });
    return ((await answer.json()) as { token: string }).token;
  }

  /** Every id an answer mentions, whoever it was for: others try it too. */
  learn(said: string): void {
    for (const [, id] of said.matchAll(/"(?:\w*[iI]d|slug|secret|next|nextCursor|key)":"([\w.-]{1,3000})"/g)) {
      if (!id || this.#known.has(id) || this.ids.length >= MOST_IDS) continue;
      this.#known.add(id);
      this.ids.push(id);
    }
  }
}
