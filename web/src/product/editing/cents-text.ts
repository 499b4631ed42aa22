/** The cents of a typed price: "22", "22.5", "22,50", "$1,200.00". `null`: nothing; `undefined`: no price. */
export function centsOf(typed: string): number | null | undefined {
  const text = typed.trim().replace(/^\$\s*/, "");
  if (text === "") return null;
  const plain = text.replaceAll(/,(?=\d{3}(\D|$))/g, "").replace(",", ".");
  const [, dollars, cents = ""] = /^(\d{1,6})(?:\.(\d{0,2}))?$/.exec(plain) ?? [];
  return dollars === undefined ? undefined : Number(dollars) * 100 + Number(cents.padEnd(2, "0"));
}

/** As it stands in a field. */
export const textOfCents = (cents: number | null): string => (cents === null ? "" : (cents / 100).toFixed(2));
