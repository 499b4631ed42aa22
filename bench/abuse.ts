// Visitors who are in the way, each from another address: they look around, ask for words nobody sells and pages that do not exist,
// guess passwords, price carts, and open and close live streams.
import http from "node:http";
import { ONE_WORD } from "./catalogue-data.ts";

const noise = () => Math.random().toString(36).slice(2);
const word = () => ONE_WORD[Math.floor(Math.random() * ONE_WORD.length)];
const anyAddress = () => `10.${Array.from({ length: 3 }, () => Math.floor(Math.random() * 256)).join(".")}`;

export function makeAbuse(url: string, productIds: readonly string[], connections: number) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const statuses = new Map<number, number>();
  const anyProduct = () => productIds[Math.floor(Math.random() * productIds.length)];
  const count = (status = 0) => void statuses.set(status, (statuses.get(status) ?? 0) + 1);

  function ask(method: "GET" | "POST", path: string, body?: string): Promise<void> {
    const sent = body === undefined ? {} : { origin: url, "content-type": "application/json" };
    const who = { "x-forwarded-for": anyAddress(), "user-agent": noise(), cookie: `session=${noise()}` };
    return new Promise((done, fail) => {
      const headers = { ...who, ...sent, "accept-encoding": "br" };
      const request = http.request(`${url}${path}`, { method, agent, headers }, (answer) => {
        count(answer.statusCode);
        answer.resume().on("end", done).on("error", fail);
      });
      request.on("error", fail).end(body);
    });
  }
  const get = (path: string) => ask("GET", path);
  const post = (path: string, body: object) => ask("POST", path, JSON.stringify(body));
  const twice = async (path: string) => {
    await get(path);
    await get(path);
  };

  /** Opens a live stream and closes it: at once, while it is being answered, or a moment later. */
  const listenForAMoment = () =>
    new Promise<void>((done) => {
      const headers = { "x-forwarded-for": anyAddress(), accept: "text/event-stream" };
      const request = http.get(`${url}/api/live/changes`, { agent: false, headers }, (answer) => {
        count(answer.statusCode);
        answer.resume().on("error", () => {});
      });
      request.on("error", () => {}).on("close", done);
      setTimeout(() => request.destroy(), Math.random() * 40);
    });

  return {
    /** What is asked for twice is kept: so it is asked for twice. */
    deeds: [
      () => get(`/api/catalogue/product?id=${anyProduct()}`),
      () => twice(`/api/search/products?q=${word()}%20${noise()}`),
      () => twice(`/api/search/suggest?term=${noise().slice(0, 3)}`),
      () => twice(`/api/search/products?q=${word()}&price=0-${Math.floor(Math.random() * 100_000)}`),
      () => twice(`/api/catalogue/product?id=${anyProduct()}${"&".repeat(Math.floor(Math.random() * 1_000))}`),
      () => get(`/${noise()}/${noise()}`),
      () => get(`/product/${Math.random() < 0.5 ? noise() : anyProduct()}`),
      () => get(`/api/${noise()}`),
      () => post("/api/identity/signIn", { email: `${noise()}@example.com`, password: noise() }),
      () => post("/api/checkout/quote", { lines: [{ itemType: "product", itemId: anyProduct(), variant: "personal" }] }),
      () => post("/api/checkout/start", { quoteId: noise(), key: crypto.randomUUID() }),
      () => post("/api/information/contact", { [noise()]: "x".repeat(20_000) }),
      listenForAMoment,
    ],
    statuses,
    asked: () => [...statuses.values()].reduce((sum, times) => sum + times, 0),
    close: () => agent.destroy(),
  };
}
