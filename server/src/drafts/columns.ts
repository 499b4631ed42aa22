import type { DraftStatus, RejectionCode } from "@blenda/domain/authoring/constants";
import { AUTHORING, RIGHTS_VERSION } from "@blenda/domain/authoring/constants";
import type { AiDisclosure } from "@blenda/domain/catalogue/constants";
import { isPriceAllowed } from "@blenda/domain/publication/rules";
import { plainTextOf } from "@blenda/domain/shared/rich-text/plain-text";
import type { RichText } from "@blenda/domain/shared/rich-text/tree";
import type { Instant } from "@blenda/domain/shared/time";
import { bigint, defaulted, instant, integer, json, nullable, text, texts } from "../platform/database/columns.ts";
import { jsonb } from "../platform/events/outbox.ts";
import type { DraftBase } from "./kind.ts";

/** Columns every kind of draft has in a table of its own. */
export const draftColumns = {
  n: defaulted(bigint()),
  id: text(),
  creatorId: text(),
  status: text<DraftStatus>(),
  mark: defaulted(integer()),
  title: defaulted(text()),
  description: defaulted(text()),
  descriptionRich: nullable(json<RichText>()),
  categoryId: nullable(text()),
  tags: defaulted(texts()),
  priceCents: nullable(integer()),
  aiDisclosure: nullable(text<AiDisclosure>()),
  rightsVersion: nullable(text()),
  rightsAt: nullable(instant()),
  publishAt: nullable(instant()),
  reasonCode: nullable(text<RejectionCode>()),
  reason: defaulted(text()),
  rejectedAt: nullable(instant()),
  appealedAt: nullable(instant()),
  createdAt: instant(),
  updatedAt: instant(),
};

interface SharedFields {
  priceCents?: number | null | undefined;
  description?: string | undefined;
  descriptionRich?: RichText | null | undefined;
  hasRights?: boolean | undefined;
}

/** A price that is not allowed is kept out: the page says so beside the field, and keeps what was typed. */
const priceOf = (priceCents: number | null) => (priceCents !== null && !isPriceAllowed(priceCents) ? null : priceCents);

/** Columns of the fields that are not stored as they are sent, alike for every kind of draft. */
export function sharedColumns(draft: DraftBase, { priceCents, description, descriptionRich, hasRights }: SharedFields, at: Instant) {
  return {
    ...(priceCents !== undefined && { priceCents: priceOf(priceCents) }),
    ...(descriptionRich
      ? { description: plainTextOf(descriptionRich), descriptionRich: jsonb(descriptionRich) }
      : description !== undefined && { description, descriptionRich: null }),
    // Checked again it is declared again: with today's words, and today's time.
    ...(hasRights === true && draft.rightsAt === null && { rightsVersion: RIGHTS_VERSION, rightsAt: at }),
    ...(hasRights === false && { rightsVersion: null, rightsAt: null }),
  };
}

const SUFFIX = " (copy)";

/** The title of something that begins like another one; nothing where that has none. */
export const copyTitle = (title: string): string =>
  title && `${[...title].slice(0, AUTHORING.TITLE_MOST - SUFFIX.length).join("")}${SUFFIX}`;
