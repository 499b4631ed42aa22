const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** Prices always read `$24.99`, wherever the reader is. */
export const price = (cents: number): string => dollars.format(cents / 100);
