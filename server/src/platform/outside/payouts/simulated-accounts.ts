import type { TransferState } from "@blenda/domain/payouts/constants";

/** What happens at the simulated provider, by the last four of the account: seconds from the transfer on, and when it is told. */
interface Chapter {
  state: TransferState;
  afterSeconds: number;
  toldAfterSeconds?: number;
}

const DAY = 86_400;
const HOUR = 3_600;

const ARRIVES: readonly Chapter[] = [
  { state: "processing", afterSeconds: 0 },
  { state: "funds_converted", afterSeconds: 1 },
  { state: "outgoing_payment_sent", afterSeconds: 2 },
];
const bouncesAfter = (days: number): Chapter[] => [
  ...ARRIVES,
  { state: "bounced_back", afterSeconds: days * DAY },
  { state: "funds_refunded", afterSeconds: days * DAY + HOUR },
];

/** The last is told first. */
const UNORDERED: readonly Chapter[] = ARRIVES.map((chapter, n) => ({ ...chapter, toldAfterSeconds: 2 + (ARRIVES.length - n) }));

interface SimulatedAccount {
  story: readonly Chapter[];
  /** How often each piece of news is delivered. */
  deliveries: number;
  /** Makes nothing and does not answer, so often. */
  hangs: number;
  /** Makes nothing and fails, so often. */
  fails: number;
  refuses: boolean;
  /** Makes it, and drops the first connection before it answers. */
  drops: boolean;
}

const USUAL: SimulatedAccount = { story: ARRIVES, deliveries: 1, hangs: 0, fails: 0, refuses: false, drops: false };

/** Three business days and a weekend are over by then. */
const AFTER_PAID_DAYS = 7;

const ACCOUNTS: Readonly<Record<string, Partial<SimulatedAccount>>> = {
  "0001": { hangs: 2 },
  "0002": { refuses: true },
  "0003": { deliveries: 2 },
  "0004": { story: UNORDERED },
  "0005": { drops: true },
  "0006": { fails: 2 },
  "0007": { story: bouncesAfter(1) },
  "0008": { story: bouncesAfter(AFTER_PAID_DAYS) },
};

export const accountOf = (last4: string): SimulatedAccount => ({ ...USUAL, ...ACCOUNTS[last4] });

/** Like a provider's: a fixed part, and a little more where money is changed. In basis points. */
const FIXED_FEE_CENTS = 39;
const CHANGE_BPS = 43;
export const feeOf = (amountCents: number, isChanged: boolean): number =>
  FIXED_FEE_CENTS + (isChanged ? Math.round((amountCents * CHANGE_BPS) / 10_000) : 0);

/** Of one dollar, in ten thousandths; no rate of any day. */
const RATES: Readonly<Record<string, number>> = {
  EUR: 9_214,
  GBP: 7_905,
  CAD: 13_980,
  AUD: 15_310,
  CHF: 8_870,
  PLN: 39_400,
  JPY: 1_512_000,
};
const WITHOUT_CENTS = new Set(["JPY"]);
const RATE_UNIT = 10_000;

export function arrivesAs(amountCents: number, currency: string): { amount: number; currency: string; rate: string } {
  const rate = RATES[currency] ?? RATE_UNIT;
  const cents = WITHOUT_CENTS.has(currency) ? 100 : 1;
  return { amount: Math.round((amountCents * rate) / RATE_UNIT / cents), currency, rate: (rate / RATE_UNIT).toFixed(4) };
}
