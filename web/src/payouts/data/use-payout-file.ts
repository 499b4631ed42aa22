import type { CsvFile } from "@blenda/domain/shared/csv-file";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { saveFile } from "../../lib/page/save-file.ts";

const learn = ({ name, csv }: CsvFile) => saveFile(name, csv, "text/csv");

/** Every sale, fee and refund of a payout, or of a year, as CSV. */
export function usePayoutFile() {
  const { act, isActing } = useAct(api.payouts.payoutFile, { learn });
  return { save: act, isSaving: isActing };
}

/** A statement as PDF is a plain download: of a payout by its id, of a year by its number. */
export const statementUrl = (of: string | number): string => `/api/payouts/statement/${of}.pdf`;
