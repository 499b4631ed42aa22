import { checkoutTexts } from "@blenda/domain/checkout/texts";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { isStorable } from "../platform/database/storable.ts";
import { addressKey } from "../platform/http/address.ts";
import { refuse } from "../platform/http/refusals.ts";
import type { Routes } from "../platform/http/routes.ts";
import { isSimulated, type SimulatedPayments } from "../platform/outside/payments/payments-simulated.ts";
import type { Services } from "../platform/requests/procedure.ts";

const Card = z.strictObject({ number: z.string().max(30), expiry: z.string().max(9), cvc: z.string().max(4) });
const ClientSecret = z.string().min(1).max(100).refine(isStorable);
const Answer = z.strictObject({ clientSecret: ClientSecret, isApproved: z.boolean() });
const EXPIRY = /^\s*(0[1-9]|1[0-2])\s*\/\s*(\d{2})\s*$/;
const LIMIT = { per: "address", max: 600, minutes: 60 } as const;
const CVC = /^\d{3,4}$/;

/** The built-in provider's own pages: its card form and its bank. They do not exist beside a real provider. */
export const testProvider: Routes = (services) => (isSimulated(services.payments) ? pagesOf(services, services.payments) : null);

const pagesOf = (services: Services, provider: SimulatedPayments) => async (scope: FastifyInstance) => {
  scope.addHook("onRequest", async (_request, reply) => void reply.header("cache-control", "no-store"));

  scope.post("/api/test-provider/tokens", async (request, reply) => {
    const card = Card.safeParse(request.body);
    if (!card.success) return refuse(reply, "BAD_REQUEST");
    const { number, expiry, cvc } = card.data;
    const say = (why: string) => refuse(reply, "CHECKOUT_CARD_REFUSED", { why });
    const retryAfterSeconds = await services.limits.consume(`test cards ${addressKey(request.ip)}`, LIMIT);
    if (retryAfterSeconds !== null)
      return refuse(reply.header("retry-after", retryAfterSeconds), "TOO_MANY_REQUESTS", { retryAfterSeconds });
    if (isOver(expiry, services.now())) return say(checkoutTexts.cardExpired);
    if (!CVC.test(cvc)) return say(checkoutTexts.cardCode);
    const token = await provider.tokenize(number);
    return token === null ? say(checkoutTexts.cardUnknown) : { token };
  });

  scope.get<{ Querystring: { clientSecret?: unknown } }>("/api/test-provider/actions", async (request, reply) => {
    const secret = ClientSecret.safeParse(request.query.clientSecret);
    const action = secret.success ? await provider.findAction(secret.data) : null;
    return action ?? refuse(reply, "NOT_FOUND");
  });

  scope.post("/api/test-provider/actions", async (request, reply) => {
    const answer = Answer.safeParse(request.body);
    if (!answer.success) return refuse(reply, "BAD_REQUEST");
    const payment = await provider.answerAction(answer.data.clientSecret, answer.data.isApproved);
    return payment ? { state: payment.state } : refuse(reply, "NOT_FOUND");
  });
};

/** A card is good until the end of the month it names; what cannot be read is not. */
function isOver(expiry: string, now: string): boolean {
  const [, month, year] = EXPIRY.exec(expiry) ?? [];
  return month === undefined || `20${year}-${month}` < now.slice(0, 7);
}
