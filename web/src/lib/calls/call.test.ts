import { afterEach, expect, test, vi } from "vitest";
import { call, namedIn, Refused, Unreached } from "./call.ts";

vi.mock("virtual:reads", () => ({ READS: { search: ["products"] } }));
afterEach(() => vi.unstubAllGlobals());

function answering(status: number, body: string) {
  const fetched = vi.fn(async (_address: string, _how: RequestInit) => new Response(body, { status }));
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

test.each([
  [undefined, ""],
  [{ q: "oak chair", after: undefined, free: true }, "q=oak+chair&free=true"],
  [{ ids: ["a", "b"], page: { size: 3 } }, "ids%5B0%5D=a&ids%5B1%5D=b&page%5Bsize%5D=3"],
])("the input %o is written into an address as %s", (input, address) => {
  expect(new URLSearchParams(namedIn(input)).toString()).toBe(address);
});

test("what only reads travels in its address, the rest in a body", async () => {
  const fetched = answering(200, '{"total":1}');
  expect(await call("search", "products", { q: "oak" })).toEqual({ total: 1 });
  expect(fetched).toHaveBeenLastCalledWith("/api/search/products?q=oak", expect.objectContaining({ method: "GET", body: null }));
  await call("cart", "keep", { lines: [] });
  expect(fetched).toHaveBeenLastCalledWith("/api/cart/keep", expect.objectContaining({ method: "POST", body: '{"lines":[]}' }));
});

test("an answer without content is nothing", async () => {
  answering(200, "");
  expect(await call("cart", "noteAdded", {})).toBeUndefined();
});

test("a refusal brings its code, its sentence and its data; an answer that is none of ours has a sentence too", async () => {
  answering(409, '{"code":"CART_FULL","message":"Your cart is full.","data":{"n":3}}');
  await expect(call("cart", "keep", {})).rejects.toMatchObject({
    code: "CART_FULL",
    message: "Your cart is full.",
    status: 409,
    data: { n: 3 },
  });
  answering(502, "<h1>Bad gateway</h1>");
  const error = await call("cart", "keep", {}).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(Refused);
  expect(error).toMatchObject({ status: 502, message: "Something went wrong on our side. Please try again." });
});

test("no answer at all is told apart from a call that was given up", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  await expect(call("cart", "keep", {})).rejects.toBeInstanceOf(Unreached);
  await expect(call("cart", "keep", {}, { signal: AbortSignal.abort() })).rejects.toBeInstanceOf(TypeError);
});
