import { REPORTS, type ReportReason, type ReportTarget } from "@blenda/domain/reports/constants";
import type { CopyrightClaim } from "@blenda/domain/reports/model";
import { reasonsFor } from "@blenda/domain/reports/rules";
import { useDraft } from "../../lib/storage/draft.ts";
import { exact } from "../../lib/text/numbers.ts";

const EMPTY = { reason: "", name: "", rightsHolder: "", work: "", isGoodFaith: "", isAccurate: "", detail: "", links: "" };
type ReportInput = typeof EMPTY;

const lettersIn = (text: string): number => [...text.trim()].length;
const tooLong = (text: string, most: number) => (lettersIn(text) > most ? `Please use at most ${exact(most)} characters.` : undefined);

/** One address a line. */
export const linksIn = (links: string): string[] =>
  links
    .split(/\s+/)
    .map((link) => link.trim())
    .filter(Boolean);

function linksFault(links: string): string | undefined {
  const all = linksIn(links);
  if (all.length > REPORTS.MOST_LINKS) return `You can add up to ${REPORTS.MOST_LINKS} links.`;
  const isWrong = (link: string) => !/^https?:$/.test(URL.parse(link)?.protocol ?? "") || link.length > REPORTS.LINK_MOST;
  return all.some(isWrong) ? "Links start with https:// or http://, one per line." : undefined;
}

const nameFault = (name: string) => (lettersIn(name) < 2 ? "Please enter a name." : tooLong(name, REPORTS.NAME_MOST));

function claimFaults(typed: ReportInput): Partial<ReportInput> {
  if (typed.reason !== "copyright") return {};
  const work =
    lettersIn(typed.work) < REPORTS.WORK_LEAST
      ? `Please describe it in at least ${REPORTS.WORK_LEAST} characters.`
      : tooLong(typed.work, REPORTS.REASON_MOST);
  const sworn = (value: string) => (value === "" ? "Please confirm this." : undefined);
  return Object.fromEntries(
    Object.entries({
      name: nameFault(typed.name),
      rightsHolder: nameFault(typed.rightsHolder),
      work,
      isGoodFaith: sworn(typed.isGoodFaith),
      isAccurate: sworn(typed.isAccurate),
    }).filter(([, fault]) => fault !== undefined),
  );
}

function detailFault({ reason, detail }: ReportInput): string | undefined {
  // "Something else" says nothing by itself.
  if (reason === "other" && lettersIn(detail) === 0) return "Please tell us what's wrong.";
  return tooLong(detail, REPORTS.DETAIL_MOST);
}

/** A report being written. It is kept until it is sent, so that looking something up loses nothing. */
export function useReportDraft(targetType: ReportTarget, targetId: string) {
  const form = useDraft(
    EMPTY,
    (typed) => ({
      ...claimFaults(typed),
      reason: reasonIn(typed, targetType) ? undefined : "Please choose a reason.",
      detail: detailFault(typed),
      links: linksFault(typed.links),
    }),
    `report of ${targetType} ${targetId}`,
  );
  return { ...form, reason: reasonIn(form.draft, targetType) };
}

const reasonIn = ({ reason }: ReportInput, targetType: ReportTarget): ReportReason | null =>
  reasonsFor(targetType).find((each) => each === reason) ?? null;

/** The formal notice, which comes with reason `copyright` alone. */
export const claimIn = ({ name, rightsHolder, work }: ReportInput): CopyrightClaim => ({
  name: name.trim(),
  rightsHolder: rightsHolder.trim(),
  work: work.trim(),
  isGoodFaith: true,
  isAccurate: true,
});
