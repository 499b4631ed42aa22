/** Whole cents nearest to a share of an amount; a share is in basis points, hundredths of a percent. */
export const shareOf = (cents: number, basisPoints: number): number => Math.round((cents * basisPoints) / 10_000);

/**
 * Spreads an amount over parts in proportion to their weights, by largest remainder: the parts always add up to the
 * amount, and no part differs from its exact share by a whole cent. Among equal remainders the earlier part gets the cent.
 */
export function spread(amount: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0) return weights.map(() => 0);
  const parts = weights.map((weight) => Math.floor((amount * weight) / whole));
  const left = amount - parts.reduce((sum, part) => sum + part, 0);
  const byRemainder = weights
    .map((weight, at) => ({ at, remainder: (amount * weight) % whole }))
    .sort((a, b) => b.remainder - a.remainder || a.at - b.at);
  for (const { at } of byRemainder.slice(0, left)) parts[at] = (parts[at] ?? 0) + 1;
  return parts;
}
