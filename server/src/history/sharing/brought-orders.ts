/** Affiliates of the demo. None of the shops ever pays with a card, so nobody's card is theirs. */
export const AFFILIATES = { buyer: "demo-buyer", kiln: "demo-shop-kiln-and-thread", mosslight: "demo-shop-mosslight" } as const;
export type Affiliate = keyof typeof AFFILIATES;

/** Where each of them shares, with what they call it. */
export const PLACES: Readonly<Record<Affiliate, readonly { sub: string; referrer: string }[]>> = {
  buyer: [
    { sub: "", referrer: "" },
    { sub: "portfolio", referrer: "https://portfolio.example/" },
  ],
  kiln: [
    { sub: "lesson-4", referrer: "https://www.youtube.com/" },
    { sub: "newsletter", referrer: "" },
  ],
  mosslight: [{ sub: "stream", referrer: "https://www.twitch.tv/" }],
};

/** An order somebody was brought to: by whom, and what came of it. */
export interface BroughtOrder {
  day: number;
  by: Affiliate;
  /** By their place among those who joined; absent: the affiliate themselves. */
  buyer?: number;
  isGivenBack?: boolean;
}

export const BROUGHT_ORDERS: readonly BroughtOrder[] = [
  { day: 10, by: "kiln", buyer: 4 },
  { day: 14, by: "mosslight", buyer: 5 },
  { day: 18, by: "buyer", buyer: 6 },
  { day: 22, by: "kiln", buyer: 8, isGivenBack: true },
  { day: 26, by: "kiln", buyer: 9 },
  { day: 30, by: "kiln" },
  { day: 35, by: "buyer", buyer: 10 },
  { day: 40, by: "kiln", buyer: 12 },
  { day: 47, by: "mosslight", buyer: 13 },
  { day: 54, by: "kiln", buyer: 15 },
  { day: 63, by: "buyer", buyer: 17 },
  { day: 74, by: "kiln", buyer: 18 },
  { day: 80, by: "mosslight", buyer: 20 },
  // Three by one buyer on one day: our team looks at the last.
  { day: 86, by: "kiln", buyer: 19 },
  { day: 86, by: "kiln", buyer: 19 },
  { day: 86, by: "kiln", buyer: 19 },
  { day: 87, by: "buyer", buyer: 21 },
];
