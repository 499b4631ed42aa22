import { PORTFOLIO } from "@blenda/domain/portfolio/constants";
import type { PortfolioHeader } from "@blenda/domain/portfolio/model";
import { lengthFault, linkFault } from "../../lib/text/faults.ts";
import { wordsFault, wordsOf } from "./words.ts";

const LABEL_MAX = 40;
const LOCATION_MAX = 80;

/** One pair of fields per link there can be. */
export const LINK_PLACES = [0, 1, 2, 3, 4] as const satisfies { length: typeof PORTFOLIO.MOST_LINKS };
type LinkPlace = (typeof LINK_PLACES)[number];

export type HeaderField = "bio" | "skills" | "software" | "location" | "isAvailable" | `label${LinkPlace}` | `url${LinkPlace}`;
export type HeaderFields = Record<HeaderField, string>;

const linkFields = (links: PortfolioHeader["links"]) =>
  Object.fromEntries(
    LINK_PLACES.flatMap((place) => [
      [`label${place}`, links[place]?.label ?? ""],
      [`url${place}`, links[place]?.url ?? ""],
    ]),
  ) as Record<`label${LinkPlace}` | `url${LinkPlace}`, string>;

export const fieldsOf = ({ bio, skills, software, location, isAvailable, links }: PortfolioHeader): HeaderFields => ({
  bio,
  skills: skills.join(", "),
  software: software.join(", "),
  location,
  isAvailable: isAvailable ? "yes" : "no",
  ...linkFields(links),
});

const isEmptyPlace = (fields: HeaderFields, place: LinkPlace) => !fields[`label${place}`].trim() && !fields[`url${place}`].trim();

export const headerOf = (fields: HeaderFields): PortfolioHeader => ({
  bio: fields.bio.trim(),
  skills: wordsOf(fields.skills),
  software: wordsOf(fields.software),
  location: fields.location.trim(),
  isAvailable: fields.isAvailable === "yes",
  links: LINK_PLACES.filter((place) => !isEmptyPlace(fields, place)).map((place) => ({
    label: fields[`label${place}`].trim(),
    url: fields[`url${place}`].trim(),
  })),
});

export function headerFaults(fields: HeaderFields): Partial<Record<HeaderField, string | undefined>> {
  const links = LINK_PLACES.filter((place) => !isEmptyPlace(fields, place)).flatMap((place) => {
    const label = fields[`label${place}`].trim();
    return [
      [`label${place}`, label ? lengthFault(label, LABEL_MAX) : "Please name this link."],
      [`url${place}`, linkFault(fields[`url${place}`].trim())],
    ];
  });
  return {
    bio: lengthFault(fields.bio, PORTFOLIO.BIO_MAX),
    skills: wordsFault(fields.skills, PORTFOLIO.MOST_SKILLS),
    software: wordsFault(fields.software, PORTFOLIO.MOST_SKILLS),
    location: lengthFault(fields.location, LOCATION_MAX),
    ...Object.fromEntries(links),
  };
}
