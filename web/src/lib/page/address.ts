/** What stands behind the question mark of an address: names and texts, nothing cleverer. */
export type AddressParams = Readonly<Record<string, string | undefined>>;

export const readAddress = (text: string): AddressParams => Object.fromEntries(new URLSearchParams(text));

/** Commas stay as they are, so that a list of values can be read and typed by people. */
export function writeAddress(asked: Record<string, unknown>): string {
  const given = Object.entries(asked).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : []));
  const text = new URLSearchParams(given).toString().replaceAll("%2C", ",");
  return text && `?${text}`;
}
