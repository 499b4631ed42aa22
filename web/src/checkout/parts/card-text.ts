interface Brand {
  name: string;
  starts: RegExp;
  groups: readonly number[];
}

const BRANDS: readonly Brand[] = [
  { name: "Visa", starts: /^4/, groups: [4, 4, 4, 4, 3] },
  { name: "Mastercard", starts: /^(5[1-5]|2[2-7])/, groups: [4, 4, 4, 4] },
  { name: "Amex", starts: /^3[47]/, groups: [4, 6, 5] },
];
const OTHERS = [4, 4, 4, 4, 3];
const LEAST_DIGITS = 13;
const sum = (parts: readonly number[]) => parts.reduce((all, part) => all + part, 0);

export const digitsOf = (text: string): string => text.replaceAll(/\D/g, "");

const brand = (digits: string): Brand | undefined => BRANDS.find(({ starts }) => starts.test(digits));

export const brandName = (text: string): string | null => brand(digitsOf(text))?.name ?? null;

/** In the groups printed on the card; what is too long for it is cut. */
export function groupedNumber(text: string): string {
  let rest = digitsOf(text);
  const groups = brand(rest)?.groups ?? OTHERS;
  rest = rest.slice(0, sum(groups));
  const parts = groups.map((length) => {
    const part = rest.slice(0, length);
    rest = rest.slice(length);
    return part;
  });
  return parts.filter(Boolean).join(" ");
}

/** `12 / 34`. A first digit that can only be a month gets its nought, so that 9 / 28 may be typed as it is read. */
export function groupedExpiry(text: string): string {
  const typed = digitsOf(text);
  const digits = (/^[2-9]/.test(typed) ? `0${typed}` : typed).slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
}

/** What can be seen to be wrong before anybody is asked. */
export function cardFaults({ number, expiry, cvc }: Record<"number" | "expiry" | "cvc", string>, now: Date) {
  return {
    number: digitsOf(number).length < LEAST_DIGITS ? "Enter the full card number" : undefined,
    expiry: expiryFault(expiry, now),
    cvc: /^\d{3,4}$/.test(cvc) ? undefined : "Enter the 3 or 4 digit security code",
  };
}

function expiryFault(expiry: string, now: Date): string | undefined {
  const [, month, year] = /^(0[1-9]|1[0-2]) \/ (\d{2})$/.exec(expiry) ?? [];
  if (!month) return "Enter month and year, like 09 / 28";
  return `20${year}-${month}` < now.toISOString().slice(0, 7) ? "This card has expired" : undefined;
}
