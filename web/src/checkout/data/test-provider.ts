import { checkoutTexts } from "@blenda/domain/checkout/texts";
import { RefusedElsewhere } from "../../lib/calls/api.ts";
import { Unreached } from "../../lib/calls/call.ts";

export interface CardText {
  number: string;
  expiry: string;
  cvc: string;
}

/** The provider did not take what was typed, and this is the field it means. */
export class CardRefused extends RefusedElsewhere {
  readonly field: keyof CardText;
  constructor(message: string) {
    super(message);
    this.field = message === checkoutTexts.cardExpired ? "expiry" : message === checkoutTexts.cardCode ? "cvc" : "number";
  }
}

/** These are not calls of ours: a card number goes to the provider only, here as with a real one. */
async function ask(path: string, body?: object): Promise<Response> {
  const asked = body
    ? fetch(`/api/test-provider/${path}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      })
    : fetch(`/api/test-provider/${path}`);
  return asked.catch(() => {
    throw new Unreached();
  });
}

export async function cardToken(card: CardText): Promise<string> {
  const response = await ask("tokens", card);
  const answer: { token?: string; message?: string } = await response.json();
  if (response.ok && answer.token) return answer.token;
  throw response.status === 422 ? new CardRefused(answer.message ?? checkoutTexts.cardUnknown) : new Error(answer.message);
}

export interface BankAction {
  orderId: string;
  amountCents: number;
}

/** `null` where nothing waits for an answer. */
export async function findAction(clientSecret: string): Promise<BankAction | null> {
  const response = await ask(`actions?${new URLSearchParams({ clientSecret })}`);
  if (response.ok) return response.json();
  if (response.status === 404) return null;
  throw new Error(checkoutTexts.payFailed);
}

export async function answerAction(clientSecret: string, isApproved: boolean): Promise<void> {
  const response = await ask("actions", { clientSecret, isApproved });
  if (!response.ok && response.status !== 404) throw new Error(checkoutTexts.payFailed);
}
