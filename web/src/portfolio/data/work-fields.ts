import { PORTFOLIO, VISIBILITIES } from "@blenda/domain/portfolio/constants";
import type { Work, WorkDraft } from "@blenda/domain/portfolio/model";
import { lengthFault } from "../../lib/text/faults.ts";
import { wordsFault, wordsOf } from "./words.ts";

const YEARS = { FIRST: 1960, LAST: 2100 } as const;

type WorkField = "title" | "description" | "software" | "tags" | "year" | "visibility";
type WorkFields = Record<WorkField, string>;

export const fieldsOfWork = (work: Work | null): WorkFields => ({
  title: work?.title ?? "",
  description: work?.description ?? "",
  software: work?.software.join(", ") ?? "",
  tags: work?.tags.join(", ") ?? "",
  year: work?.year?.toString() ?? "",
  visibility: work?.visibility ?? "public",
});

export const workOf = (fields: WorkFields, mediaIds: string[]): WorkDraft => ({
  title: fields.title.trim(),
  description: fields.description.trim(),
  software: wordsOf(fields.software),
  tags: wordsOf(fields.tags),
  year: fields.year.trim() ? Number(fields.year) : null,
  visibility: VISIBILITIES.find((visibility) => visibility === fields.visibility) ?? "private",
  mediaIds,
});

export const workFaults = (fields: WorkFields): Partial<Record<WorkField, string | undefined>> => ({
  title: fields.title.trim() ? lengthFault(fields.title, PORTFOLIO.TITLE_MAX) : "Please give it a title.",
  description: lengthFault(fields.description, PORTFOLIO.DESCRIPTION_MAX),
  software: wordsFault(fields.software, PORTFOLIO.MOST_TAGS),
  tags: wordsFault(fields.tags, PORTFOLIO.MOST_TAGS),
  year: yearFault(fields.year.trim()),
});

function yearFault(year: string): string | undefined {
  if (year === "") return undefined;
  const isYear = /^\d{4}$/.test(year) && Number(year) >= YEARS.FIRST && Number(year) <= YEARS.LAST;
  return isYear ? undefined : `Please enter a year from ${YEARS.FIRST} or later.`;
}
