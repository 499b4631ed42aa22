import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { signatureHeader } from "../../platform/outside/payments/signature.ts";
import { cardFacts, fateOf, newMethod } from "./stripe-stand-in-cards.ts";
import { type Customer, customerAnswer, listOf } from "./stripe-stand-in-lists.ts";
import { taxCalculation } from "./stripe-stand-in-tax.ts";

/** What can be made to go wrong with the next call of a kind. */
export const FAULTS = ["refuse", "hang", "fail", "drop the reply", "duplicate", "early", "late", "wrong amount"] as const;
export type Fault = (typeof FAULTS)[number];
export const STEPS = ["createIntent", "confirm", "lookUp", "refund"] as const;
export type Step = (typeof STEPS)[number] | "chargeAgain" | "cancel";

interface Intent {
  id: string;
  amount: number;
  currency: string;
  orderId: string;
  customer: string | null;
  method: string | null;
  status: "requires_payment_method" | "requires_action" | "succeeded" | "canceled";
  returnUrl: string;
  /** With the key of a program that asked; without one where it was done by hand. */
  refunds: { id: string; amount: number; key: string | null; created: number }[];
  created: number;
}

type EventReceiver = (body: Buffer, signature: string) => Promise<void>;
interface Answer {
  status: number;
  body: object;
  /** Signed bytes of what is told about it. */
  news: Buffer[];
}

const WEBHOOK_SECRET = "whsec_stand_in";
export const STAND_IN_KEYS = { secretKey: "sk_test_stand_in", publishableKey: "pk_test_stand_in", webhookSecret: WEBHOOK_SECRET };

/**
 * As much of Stripe's API as we use, in its documented shapes, on this machine: intents, confirmations, cards that are
 * charged again, refunds, kept answers by idempotency key, signed events; and what its own card form and the page of a
 * bank do. Faults are asked for one call at a time.
 */
export async function startStripeStandIn(now: () => string) {
  const intents = new Map<string, Intent>();
  const customers = new Map<string, Customer>();
  const kept = new Map<string, Answer>();
  const faults = new Map<Step, Fault>();
  const late: Buffer[] = [];
  /** By payment: what its buyer disputes, and what the bank was told. */
  const disputes = new Map<string, { id: string; status: string; evidence: Record<string, string> }>();
  let deliver: EventReceiver = async () => {};
  let sending: Promise<unknown> = Promise.resolve();
  const seconds = () => Math.floor(Date.parse(now()) / 1000);
  const send = (body: Buffer) => (sending = deliver(body, signatureHeader(WEBHOOK_SECRET, body, seconds())).catch(() => {}));

  async function handle(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", "http://stripe");
    const [, , kind = "", id = "", verb = ""] = url.pathname.split("/");
    const form = new URLSearchParams(await text(request));
    const asked = url.searchParams;
    if (request.method === "GET" && kind === "refunds") return answer(reply, 200, refundList(intents, asked));
    if (request.method === "GET" && kind === "payment_intents" && id === "") return answer(reply, 200, intentList(intents, asked));
    if (kind === "disputes") return answer(reply, 200, receiveEvidence(disputes, asked.get("payment_intent") ?? id, form));
    if (kind === "payment_methods") {
      const { status, body } = newMethod(form);
      return answer(reply, status, body);
    }
    if (kind === "tax") return answer(reply, 200, taxCalculation(form));
    if (kind === "customers") return answer(reply, 200, customerAnswer(customers, request.method, id, form, asked, seconds()));
    const step = stepOf(kind, verb, request.method, form);
    const fault = faults.get(step);
    faults.delete(step);
    if (fault === "hang") return;
    if (fault === "fail") return answer(reply, 500, { error: { type: "api_error", message: "It broke" } });
    if (fault === "refuse" && step === "chargeAgain") newIntent(intents, form, seconds());
    if (fault === "refuse") return answer(reply, isOfCard(step) ? 402 : 400, refusalBody(step));
    const key = request.headers["idempotency-key"];
    const before = typeof key === "string" ? kept.get(key) : undefined;
    const done = before ?? perform(intents, step, id, form, seconds());
    if (typeof key === "string") kept.set(key, done);
    const fresh = before ? [] : done.news.map((body) => (fault === "wrong amount" ? centShort(body) : body));
    if (fault === "late") late.push(...fresh);
    if (fault === "early") for (const body of fresh) await send(body);
    if (fault === "drop the reply") reply.destroy();
    else answer(reply, done.status, fault === "wrong amount" && step !== "refund" && !isOfCard(step) ? short(done.body) : done.body);
    if (fault === "late" || fault === "early") return;
    for (const body of fresh) for (let n = 0; n < (fault === "duplicate" ? 3 : 1); n++) await send(body);
  }

  const server = createServer((request, reply) => void handle(request, reply).catch(() => reply.destroy()));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    at: { host: "127.0.0.1", port: (server.address() as AddressInfo).port },
    deliverTo: (to: EventReceiver) => {
      deliver = to;
    },
    /** The next call of this kind goes wrong. */
    fault: (step: Step, fault: Fault) => void faults.set(step, fault),
    reset: () => {
      for (const each of [intents, customers, kept, faults]) each.clear();
    },
    /** What was told after a reply has been heard. */
    heard: () => sending,
    /** What the buyer said on the page of their bank. Answers where they are sent back to. */
    answerBank: async (intentId: string, isApproved: boolean): Promise<string> => {
      const intent = intents.get(intentId);
      if (intent?.status !== "requires_action") throw new Error("nobody asked");
      intent.status = isApproved ? "succeeded" : "requires_payment_method";
      await send(news(`payment_intent.${isApproved ? "succeeded" : "payment_failed"}`, shapeOf(intent), seconds()));
      const back = new URL(intent.returnUrl);
      back.searchParams.set("payment_intent", intent.id);
      back.searchParams.set("payment_intent_client_secret", `${intent.id}_secret`);
      back.searchParams.set("redirect_status", isApproved ? "succeeded" : "failed");
      return back.href;
    },
    /** A refund made by hand in Stripe's own pages. */
    refundByHand: async (intentId: string, amount: number): Promise<string> => {
      const intent = intents.get(intentId);
      if (!intent || amount > leftOf(intent)) throw new Error("refused");
      const refund = { id: `re_${++count}`, amount, key: null, created: seconds() };
      intent.refunds.push(refund);
      await send(refundNews(intent, seconds()));
      return refund.id;
    },
    dispute: (intentId: string) => void disputes.set(intentId, { id: `dp_${intentId}`, status: "needs_response", evidence: {} }),
    /** What the bank was told about a payment. */
    evidenceOf: (intentId: string) => disputes.get(intentId)?.evidence,
    deliverLate: async () => {
      for (const body of late.splice(0)) await send(body);
    },
    /** What it holds for us: taken less given back. */
    holds: () => [...intents.values()].reduce((sum, intent) => sum + (intent.status === "succeeded" ? leftOf(intent) : 0), 0),
    taken: (orderId: string) =>
      [...intents.values()].filter((intent) => intent.orderId === orderId && intent.status === "succeeded").length,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

let count = 0;

/** Lists the dispute of a payment, or takes the evidence for one: what was submitted is under review from then on. */
function receiveEvidence(
  disputes: Map<string, { id: string; status: string; evidence: Record<string, string> }>,
  of: string,
  form: URLSearchParams,
): object {
  const dispute = disputes.get(of.replace(/^dp_/, ""));
  if (form.get("submit") === "true" && dispute) {
    dispute.status = "under_review";
    dispute.evidence = Object.fromEntries(
      [...form].flatMap(([name, value]) => {
        const field = /^evidence\[(\w+)\]$/.exec(name)?.[1];
        return field ? [[field, value]] : [];
      }),
    );
    return { object: "dispute", id: dispute.id, status: dispute.status };
  }
  return { object: "list", data: dispute ? [{ object: "dispute", id: dispute.id, status: dispute.status }] : [], has_more: false };
}

/** Does what is asked, and says what is to be told of it. */
function perform(intents: Map<string, Intent>, step: Step, id: string, form: URLSearchParams, created: number): Answer {
  const isNew = step === "createIntent" || step === "chargeAgain";
  const intent = isNew ? newIntent(intents, form, created) : intents.get(id || (form.get("payment_intent") ?? ""));
  if (!intent) return { status: 404, body: { error: { type: "invalid_request_error", code: "resource_missing" } }, news: [] };
  if (isOfCard(step)) return charge(intent, form, created);
  if (step === "cancel") {
    if (intent.status === "succeeded" || intent.status === "canceled") return { status: 400, body: refusalBody(step), news: [] };
    intent.status = "canceled";
  }
  if (step !== "refund") return { status: 200, body: shapeOf(intent), news: [] };
  const amount = Number(form.get("amount"));
  if (amount > leftOf(intent)) return { status: 400, body: refusalBody(step), news: [] };
  const refund = { id: `re_${++count}`, amount, key: form.get("metadata[key]"), created };
  intent.refunds.push(refund);
  return { status: 200, body: refundShape(intent.id, refund), news: [refundNews(intent, created)] };
}

/** About the charge, which says how much of it went back so far, and not by which refund. */
function refundNews(intent: Intent, created: number): Buffer {
  const told = { id: `ch_${intent.id}`, object: "charge", payment_intent: intent.id, metadata: {}, currency: intent.currency };
  return news("charge.refunded", { ...told, amount_refunded: intent.amount - leftOf(intent) }, created);
}

/** Pays, asks for an approval, or refuses, as the card does. */
function charge(intent: Intent, form: URLSearchParams, created: number): Answer {
  intent.method = form.get("payment_method");
  intent.returnUrl = form.get("return_url") ?? "";
  const fate = fateOf(intent.method);
  if (fate === "pays") intent.status = "succeeded";
  else intent.status = fate === "asks" ? "requires_action" : "requires_payment_method";
  const body = shapeOf(intent);
  if (fate === "pays" || fate === "asks") return { status: 200, body, news: [news(`payment_intent.${intent.status}`, body, created)] };
  const error = { type: "card_error", code: "card_declined", decline_code: fate, message: "Declined", payment_intent: body };
  return { status: 402, body: { error }, news: [news("payment_intent.payment_failed", body, created)] };
}

function newIntent(intents: Map<string, Intent>, form: URLSearchParams, created: number): Intent {
  const made: Intent = {
    id: `pi_${++count}`,
    amount: Number(form.get("amount")),
    currency: form.get("currency") ?? "",
    orderId: form.get("metadata[orderId]") ?? "",
    customer: form.get("customer"),
    method: null,
    status: "requires_payment_method",
    returnUrl: "",
    refunds: [],
    created,
  };
  intents.set(made.id, made);
  return made;
}

function stepOf(kind: string, verb: string, method: string | undefined, form: URLSearchParams): Step {
  if (kind === "refunds") return "refund";
  if (verb === "confirm" || verb === "cancel") return verb;
  if (method === "GET") return "lookUp";
  return form.get("confirm") === "true" && form.get("off_session") === "true" ? "chargeAgain" : "createIntent";
}

const isOfCard = (step: Step): boolean => step === "confirm" || step === "chargeAgain";

const news = (type: string, object: object, created: number): Buffer =>
  Buffer.from(JSON.stringify({ id: `evt_${++count}`, object: "event", created, livemode: false, type, data: { object } }));

const leftOf = ({ amount, refunds }: Intent): number => refunds.reduce((left, refund) => left - refund.amount, amount);

const BANK = "https://hooks.stripe.com/3d_secure_2/hosted";

const shapeOf = ({ id, amount, currency, orderId, customer, method, status, returnUrl, created }: Intent) => ({
  id,
  created,
  object: "payment_intent",
  amount,
  amount_received: status === "succeeded" ? amount : 0,
  currency,
  status,
  client_secret: `${id}_secret`,
  metadata: { orderId },
  customer,
  payment_method: method,
  next_action:
    status === "requires_action"
      ? { type: "redirect_to_url", redirect_to_url: { url: `${BANK}?payment_intent=${id}`, return_url: returnUrl } }
      : null,
  latest_charge: status === "succeeded" ? { id: `ch_${id}`, object: "charge", payment_method_details: { card: cardFacts(method) } } : null,
});

const refundShapes = ({ id, refunds }: Intent) => refunds.map((refund) => refundShape(id, refund));
const refundShape = (intentId: string, { id, amount, key, created }: Intent["refunds"][number]) => ({
  id,
  created,
  payment_intent: intentId,
  object: "refund",
  amount,
  status: "succeeded",
  metadata: key === null ? {} : { key },
});

const refusalBody = (step: Step) =>
  isOfCard(step)
    ? { error: { type: "card_error", code: "card_declined", decline_code: "generic_decline", message: "Declined" } }
    : { error: { type: "invalid_request_error", message: "Refused" } };

const short = (body: object): object => ("amount" in body ? { ...body, amount: Number(body.amount) - 1 } : body);

function centShort(body: Buffer): Buffer {
  const event = JSON.parse(body.toString("utf8"));
  const { object } = event.data;
  return Buffer.from(
    JSON.stringify({ ...event, data: { object: { ...object, amount_received: Number(object.amount_received ?? 0) - 1 } } }),
  );
}

function answer(reply: ServerResponse, status: number, body: object): void {
  reply.writeHead(status, { "content-type": "application/json", "request-id": "req_1" }).end(JSON.stringify(body));
}

function refundList(intents: ReadonlyMap<string, Intent>, asked: URLSearchParams) {
  const of = asked.get("payment_intent");
  const all = [...intents.values()].filter((intent) => of === null || intent.id === of);
  return listOf(all.flatMap(refundShapes), asked);
}

function intentList(intents: ReadonlyMap<string, Intent>, asked: URLSearchParams) {
  const of = asked.get("customer");
  const own = [...intents.values()].filter(({ customer }) => of === null || customer === of);
  return listOf(own.map(shapeOf), asked);
}
