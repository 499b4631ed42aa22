const ENDINGS = ["th", "st", "nd", "rd"];

/** A place in a row: 1st, 2nd, 3rd, 11th, 22nd. */
export function ordinal(place: number): string {
  const [tens, ones] = [place % 100, place % 10];
  const isTeen = tens >= 11 && tens <= 13;
  return `${place}${(isTeen ? undefined : ENDINGS[ones]) ?? "th"}`;
}
