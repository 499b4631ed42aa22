const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const REGIONS = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
/** Not in every version of the language yet, so the compiler does not know it. */
type WithZones = Intl.Locale & { getTimeZones?(): string[] | undefined };

/** Some zones have two names, and browsers differ in which of them they say. */
const canonical = (zone: string): string | null => {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
};

/** By time zone, as the language's own tables have it; made at the first question. */
let countries: Map<string, string> | null = null;

function countriesByZone(): Map<string, string> {
  const known = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  const found = new Map<string, string>();
  for (const region of REGIONS) {
    const locale: WithZones = new Intl.Locale("und", { region });
    // Letters of countries that are no more stand for another one today.
    if (known.of(region) === undefined || locale.region !== region) continue;
    for (const zone of locale.getTimeZones?.() ?? []) if (!found.has(zone)) found.set(zone, region);
  }
  return found;
}

/** Browsers ask with a few hundred names; a client that sends others must not fill the memory. */
const answers = new Map<string, string | null>();
const MOST_ANSWERS = 2_000;

/** The country of a time zone: the most that is known of a visitor who agreed to nothing (decision D20). `null` where it has none. */
export function countryOfZone(zone: string): string | null {
  const before = answers.get(zone);
  if (before !== undefined) return before;
  countries ??= countriesByZone();
  const name = countries.has(zone) ? zone : canonical(zone);
  const country = (name && countries.get(name)) ?? null;
  if (answers.size < MOST_ANSWERS) answers.set(zone, country);
  return country;
}
