import { TEST_CARDS, type TestCardName } from "@blenda/domain/checkout/constants";
import type { ProviderEvent, ProviderPayment } from "./payments.ts";

type Refusal = Extract<ProviderPayment, { state: "failed" }>["code"];

/** Cards that are refused, and as what. */
const REFUSED: Partial<Record<TestCardName, Refusal>> = { declined: "declined", "insufficient funds": "insufficient_funds" };

export const refusalOf = (card: string): Refusal | undefined => REFUSED[card as TestCardName];

/** The one that sends its holder to the bank's page first. */
export const ASKING_CARD: TestCardName = "3-D Secure";

/** What is told after a success, by card: how many seconds later, and how often. A card without a line is told of never. */
interface SimulatedEvent {
  card: TestCardName;
  type: ProviderEvent["type"];
  afterSeconds: number;
  times: number;
}

const DISPUTE_AFTER_SECONDS = 10;
const paid = (card: TestCardName, afterSeconds = 0, times = 1): SimulatedEvent => ({
  card,
  type: "payment_succeeded",
  afterSeconds,
  times,
});

export const NEWS: readonly SimulatedEvent[] = [
  ...(["visa", "visa debit", "mastercard", "amex", ASKING_CARD, "dispute"] as const).map((card) => paid(card)),
  paid("slow", 20),
  paid("duplicate event", 0, 2),
  { card: "dispute", type: "dispute_opened", afterSeconds: DISPUTE_AFTER_SECONDS, times: 1 },
];

/** Cards that succeed at once. */
export const SUCCEEDING: readonly TestCardName[] = TEST_CARDS.map(({ name }) => name).filter(
  (name) => name !== ASKING_CARD && REFUSED[name] === undefined,
);

export const cardByNumber = (digits: string): TestCardName | undefined => TEST_CARDS.find(({ number }) => number === digits)?.name;

export const brandOf = (digits: string): string => ({ "4": "visa", "5": "mastercard", "3": "amex" })[digits[0] ?? ""] ?? "card";
