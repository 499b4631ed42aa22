import { mfaTexts } from "@blenda/domain/mfa/texts";
import { afterEach, expect, test, vi } from "vitest";
import { call, namedIn, Refused, Unreached } from "./call.ts";
import { askForFactor, type Ceremony, ceremonies } from "./step-up.ts";

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

test("what a page asks by itself while nobody is there says so", async () => {
  const fetched = answering(200, "");
  await call("search", "products", {});
  expect(fetched.mock.lastCall?.[1].headers).toEqual({});
  const clock = vi.spyOn(performance, "now").mockReturnValue(performance.now() + 5 * 60_000 + 1);
  await call("search", "products", {});
  clock.mockRestore();
  expect(fetched.mock.lastCall?.[1].headers).toEqual({ "x-unattended": "true" });
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

const REQUIRED = '{"code":"MFA_REQUIRED","message":"This action requires multi-factor authentication","data":{"action":"MONEY"}}';
const ceremonyNow = async (): Promise<Ceremony> => vi.waitUntil(() => ceremonies()[0]);

/** Refuses until the second factor was shown. */
function guarded() {
  const server = { isVerified: false };
  const fetched = vi.fn(async (_address: string, _how: RequestInit) =>
    server.isVerified ? new Response('{"ok":true}') : new Response(REQUIRED, { status: 403 }),
  );
  vi.stubGlobal("fetch", fetched);
  return { server, fetched };
}

test("a call that needs a second factor is sent again as it was, once it was shown", async () => {
  const { server, fetched } = guarded();
  const answer = call("refunds", "approve", { id: "a", key: "same" });
  const { action, settle } = await ceremonyNow();
  expect(action).toBe("MONEY");
  server.isVerified = true;
  settle(null);
  expect(await answer).toEqual({ ok: true });
  expect(fetched.mock.calls.map(([address, { body }]) => [address, body])).toEqual([
    ["/api/refunds/approve", '{"id":"a","key":"same"}'],
    ["/api/refunds/approve", '{"id":"a","key":"same"}'],
  ]);
});

test("reads and commands that wait for the same are answered by one ceremony", async () => {
  const { server } = guarded();
  const answers = Promise.all([call("search", "products", { q: "oak" }), call("refunds", "approve", {}), call("refunds", "deny", {})]);
  const { settle } = await ceremonyNow();
  expect(ceremonies()).toHaveLength(1);
  server.isVerified = true;
  settle(null);
  expect(await answers).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
  expect(ceremonies()).toEqual([]);
});

test("one ceremony opens both doors of the staff area, and none opens another", () => {
  const asked = ["ADMIN_ACCESS", "ADMIN_ROUTE_ACCESS", "ROLES"].map((action) => askForFactor(action));
  expect(asked[0]).toBe(asked[1]);
  expect(ceremonies().map(({ action }) => action)).toEqual(["ADMIN_ACCESS", "ROLES"]);
  for (const { settle } of ceremonies()) settle("no");
});

test("'Access denied: MFA verification required' when the dialog is denied, and nothing is sent again", async () => {
  const { fetched } = guarded();
  const answer = call("refunds", "approve", {}).catch((caught: unknown) => caught);
  (await ceremonyNow()).settle(mfaTexts.denied);
  expect(await answer).toMatchObject({ code: "MFA_DENIED", status: 403, message: "Access denied: MFA verification required" });
  expect(fetched).toHaveBeenCalledTimes(1);
});

test("what is used up by another call is asked for again", async () => {
  const { server } = guarded();
  const answer = call("system", "reset", {});
  (await ceremonyNow()).settle(null);
  const { settle } = await ceremonyNow();
  server.isVerified = true;
  settle(null);
  expect(await answer).toEqual({ ok: true });
});

test("without any method the way to one is shown, and the refusal stands in its own sentence", async () => {
  answering(403, '{"code":"MFA_NOT_CONFIGURED","message":"MFA must be configured for admin actions","data":{"action":"MONEY"}}');
  const answer = call("refunds", "approve", {}).catch((caught: unknown) => caught);
  const { isNotConfigured, settle } = await ceremonyNow();
  expect(isNotConfigured).toBe(true);
  settle(mfaTexts.notConfigured);
  expect(await answer).toMatchObject({ message: "MFA must be configured for admin actions" });
});
