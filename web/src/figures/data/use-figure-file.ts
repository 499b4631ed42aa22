import type { FigureFile } from "@blenda/domain/figures/model";
import type { CsvFile } from "@blenda/domain/shared/csv-file";
import type { QueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { saveFile } from "../../lib/page/save-file.ts";
import { toast } from "../../lib/toast.ts";
import { filesQuery } from "./figure-queries.ts";

type FileAnswer = { kind: "now"; file: CsvFile } | { kind: "later"; file: FigureFile };

/** A table as a file: saved right away, or, where it is long, prepared in the background while the page says how far it is. */
export function useFigureFile() {
  const [started, setStarted] = useState<readonly string[]>([]);
  const learn = (answer: FileAnswer, cache: QueryClient) => {
    if (answer.kind === "now") return saveFile(answer.file.name, answer.file.csv, "text/csv");
    const { file } = answer;
    setStarted((before) => [...before, file.id]);
    cache.setQueryData(filesQuery.queryKey, (files = []) => [file, ...files.filter(({ id }) => id !== file.id)]);
    toast.say("We're preparing your file. You can leave this page: we'll let you know.");
  };
  const sales = useAct(api.figures.salesFile, { learn });
  const report = useAct(api.figures.reportFile, { learn });
  return { saveSales: sales.act, saveReport: report.act, isSaving: sales.isActing || report.isActing, started };
}
