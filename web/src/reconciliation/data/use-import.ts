import { RECONCILIATION } from "@blenda/domain/reconciliation/constants";
import type { Period, RunLine } from "@blenda/domain/reconciliation/model";
import { piecesOf, type ReadStatement, readStatement } from "@blenda/domain/reconciliation/statement";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { client } from "../../lib/calls/api.ts";
import { refresh } from "./reconciliation-queries.ts";

const DAY_MS = 86_400_000;

interface ChosenStatement extends ReadStatement {
  name: string;
  csv: string;
}

/** The days of a file; of a very long one the last that can be compared together. */
export function daysOf(lines: ReadStatement["lines"]): Period {
  const from = lines[0]?.at.slice(0, 10) ?? "";
  const to = lines.at(-1)?.at.slice(0, 10) ?? "";
  const earliest = new Date(Date.parse(to) - (RECONCILIATION.LONGEST_PERIOD_DAYS - 1) * DAY_MS).toISOString().slice(0, 10);
  return { from: from < earliest ? earliest : from, to };
}

/** Reads a statement here, so that every fault is named before anything is sent, then sends it piece by piece. */
export function useImport(onDone: (answer: { added: number; known: number; run: RunLine | null }) => void) {
  const cache = useQueryClient();
  const [chosen, setChosen] = useState<ChosenStatement | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<Error | null>(null);

  const choose = async (file: File | undefined) => {
    setError(null);
    if (!file) return setChosen(null);
    if (file.size > RECONCILIATION.CSV_MOST_CHARS) {
      const faults = [{ line: 1, message: "The file is larger than 5 MB. Export fewer days." }];
      return setChosen({ name: file.name, csv: "", lines: [], faults });
    }
    const csv = await file.text();
    setChosen({ name: file.name, csv, ...readStatement(csv) });
  };

  const send = async () => {
    if (!chosen || chosen.lines.length === 0) return;
    setBusy(true);
    setError(null);
    try {
      const pieces = piecesOf(chosen.csv, RECONCILIATION.CSV_PIECE_CHARS);
      const sum = { added: 0, known: 0, run: null as RunLine | null };
      for (const [at, csv] of pieces.entries()) {
        const isLast = at === pieces.length - 1;
        const { added, known, run } = await client.reconciliation.importStatement({ csv, period: isLast ? daysOf(chosen.lines) : null });
        Object.assign(sum, { added: sum.added + added, known: sum.known + known, run });
      }
      await refresh(null, cache);
      onDone(sum);
    } catch (failed) {
      setError(failed as Error);
    }
    setBusy(false);
  };
  return { chosen, choose: (file: File | undefined) => void choose(file), send: () => void send(), isBusy, error };
}
