// Somebody who buys, takes what they bought in odd ways, and wants their money back.
import type { RefundReason } from "../domain/src/refunds/constants.ts";

interface Item {
  itemType: "product" | "training";
  itemId: string;
}

export interface Line extends Item {
  id: string;
  downloads: string[];
  /** Of lessons that are not free. */
  lessons: string[];
  films: string[];
}

/** Where a lesson's film is. */
type Films = ReadonlyMap<string, string>;

interface BenchBuyer {
  cookie: string;
  n: number;
  /** Of their card. */
  number: string;
}

interface RequestOptions {
  method?: string;
  headers?: Record<string, string>;
}

export class Buyer {
  readonly card: string;
  readonly #url: string;
  readonly #headers: Record<string, string>;
  readonly #films: Films;
  readonly #chosen = new Set<string>();

  private constructor(url: string, headers: Record<string, string>, films: Films, card: string) {
    this.#url = url;
    this.#headers = headers;
    this.#films = films;
    this.card = card;
  }

  static async open(url: string, films: Films, { cookie, n, number }: BenchBuyer): Promise<Buyer> {
    // Behind a trusted proxy everybody has an address of their own, so that limits per address stay out of the way.
    const headers = { cookie, origin: url, "content-type": "application/json", "x-forwarded-for": `10.9.0.${n + 1}` };
    const unarmed = new Buyer(url, headers, films, "");
    const { token } = await unarmed.#post("test-provider/tokens", { number, expiry: "12/40", cvc: "123" });
    return new Buyer(url, headers, films, token);
  }

  /** Something they have not bought yet. */
  choose(ids: readonly string[]): string {
    const id = ids.find((one) => !this.#chosen.has(one));
    if (id === undefined) throw new Error("there is nothing left to buy");
    this.#chosen.add(id);
    return id;
  }

  async buy({ itemType, itemId }: Item, paymentMethod: string): Promise<Line> {
    const variant = itemType === "product" ? "personal" : null;
    const quote = await this.#post("checkout/quote", { lines: [{ itemType, itemId, variant }] });
    const confirmed = quote.lines.map(({ key }: { key: string }) => key);
    const { orderId } = await this.#post("checkout/start", { quoteId: quote.id, confirmed, key: crypto.randomUUID() });
    const { state } = await this.#post("checkout/confirm", { orderId, paymentMethod, key: crypto.randomUUID() });
    if (state !== "paid") throw new Error(`the order is ${state}`);
    const [line] = (await this.#get(`orders/order?id=${orderId}`)).lines;
    const downloads = line.downloads.map((file: { url: string }) => file.url);
    return { itemType, itemId, id: line.id, downloads, ...(await this.#lessonsOf(itemType, itemId)) };
  }

  /** As the training's page tells everybody; the films' addresses somebody wrote down who bought it before. */
  async #lessonsOf(itemType: Item["itemType"], itemId: string): Promise<Pick<Line, "lessons" | "films">> {
    if (itemType === "product") return { lessons: [], films: [] };
    const { sections } = await this.#get(`trainings/training?id=${itemId}`);
    const all: { id: string; isPreview: boolean }[] = sections.flatMap((section: { lessons: object[] }) => section.lessons);
    const paid = all.filter(({ isPreview }) => !isPreview);
    return {
      lessons: paid.map(({ id }) => `trainings/lesson?trainingId=${itemId}&lessonId=${id}`),
      films: paid.flatMap(({ id }) => this.#films.get(id) ?? []),
    };
  }

  /** Answers how many bytes came. */
  async take(path: string, { method = "GET", headers = {} }: RequestOptions = {}): Promise<number> {
    const answer = await fetch(`${this.#url}${path}`, { method, headers: { ...this.#headers, ...headers } });
    const bytes = (await answer.arrayBuffer()).byteLength;
    return answer.ok ? bytes : 0;
  }

  async takeAll(paths: readonly string[], headers: Record<string, string> = {}): Promise<number> {
    let bytes = 0;
    for (const path of paths) bytes += await this.take(path, { headers });
    return bytes;
  }

  async readAll(lessons: readonly string[]): Promise<number> {
    return this.takeAll(lessons.map((lesson) => `/api/${lesson}`));
  }

  /** Answers what became of it, or `refused`. */
  async giveBack({ id: lineId }: Line, reason: RefundReason): Promise<string> {
    const text = "I would like to have my money back, please.";
    const answer = await this.#ask("refunds/request", { lineId, reason, text, key: crypto.randomUUID() });
    const { status } = (await answer.json()) as { status: string };
    return answer.ok ? status : "refused";
  }

  async #post(path: string, body: object) {
    const answer = await this.#ask(path, body);
    return expectOk(path, answer);
  }

  #ask(path: string, body: object): Promise<Response> {
    return fetch(`${this.#url}/api/${path}`, { method: "POST", headers: this.#headers, body: JSON.stringify(body) });
  }

  async #get(path: string) {
    return expectOk(path, await fetch(`${this.#url}/api/${path}`, { headers: this.#headers }));
  }
}

// biome-ignore lint/suspicious/noExplicitAny: each caller knows what it asked for
async function expectOk(path: string, answer: Response): Promise<any> {
  const body = await answer.json();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(body)}`);
  return body;
}
