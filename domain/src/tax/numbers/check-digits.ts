/** Sums that tell a mistyped number from a real one, as the tax offices publish them. */

export const digitsOf = (text: string): number[] => [...text].map(Number);

/** Each digit times its weight, added up; digits beyond the weights don't count. */
export const weighted = (text: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, at) => sum + weight * Number(text[at] ?? 0), 0);

/** The last digit makes every other digit, doubled from the right, come to a multiple of ten. */
export function isLuhn(text: string): boolean {
  const sum = digitsOf(text)
    .toReversed()
    .reduce((total, digit, at) => total + (at % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0)), 0);
  return sum % 10 === 0;
}

/** ISO 7064, modulus 11,10. */
export function isMod11And10(text: string): boolean {
  let carry = 10;
  for (const digit of digitsOf(text.slice(0, -1))) carry = ((((carry + digit) % 10 || 10) * 2) % 11) % 11;
  return (carry + Number(text.at(-1))) % 10 === 1;
}

/** ISO 7064, modulus 97,10, letters as numbers from ten on. */
export function isMod97(text: string): boolean {
  let rest = 0;
  for (const sign of text) for (const digit of String(Number.parseInt(sign, 36))) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}
