/** Six digits after the point are a thousandth of a millimetre: enough for any model, and short. */
export const short = (value: number): string => String(Math.round(value * 1e6) / 1e6 || 0);

/** Names that every format takes: letters, digits and underscores, not beginning with a digit. */
export function plainName(name: string): string {
  const plain = name.replace(/[^A-Za-z0-9]+/g, "_").replace(/^_+|_+$/g, "");
  return /^[A-Za-z]/.test(plain) ? plain : `model_${plain}`;
}
