import { FACTOR_METHODS, type FactorMethod } from "@blenda/domain/access/step-up";
import type { AuditEntry, AuditFilter, AuditSurroundings } from "@blenda/domain/audit/model";
import { METHOD_NAMES } from "@blenda/domain/mfa/constants";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { api } from "../../lib/calls/api.ts";
import { useTable } from "../../product/table/use-table.ts";
import type { TableColumn, TableFilter } from "../../ui/table/table-types.ts";

const option = (value: string, label = value) => ({ value, label });

/** What there is to choose from, and what the address asks for already: a link works before its first answer is there. */
function filtersOf(around: AuditSurroundings | null, asked: Readonly<Record<string, string | undefined>>): TableFilter[] {
  const words = (known: readonly string[], chosen: string | undefined) =>
    [...new Set([...known, ...(chosen ? [chosen] : [])])].sort().map((value) => option(value));
  const domains = (around?.actions ?? []).map((action) => action.split(".")[0] ?? action);
  const people = (around?.actors ?? []).map(({ id, name }) => option(id, name));
  const isKnown = people.some(({ value }) => value === asked.who);
  return [
    { name: "who", label: "Person", options: asked.who && !isKnown ? [...people, option(asked.who)] : people },
    { name: "action", label: "Action", options: words([...new Set([...domains, ...(around?.actions ?? [])])], asked.action) },
    { name: "kind", label: "Kind", options: words(around?.targetKinds ?? [], asked.kind) },
    { name: "factor", label: "Factor", options: FACTOR_METHODS.map((method) => option(method, METHOD_NAMES[method])) },
    { name: "target", label: "Target", type: "text", longest: 200 },
    { name: "from", label: "From", type: "date" },
    { name: "to", label: "To", type: "date" },
  ];
}

const DAY = /^\d{4}-\d\d-\d\d$/;
const dayAfter = (day: string): string => new Date(Date.parse(`${day}T00:00:00.000Z`) + 86_400_000).toISOString();
const isDay = (day: string | undefined): day is string => day !== undefined && DAY.test(day) && !Number.isNaN(Date.parse(day));

/** The audit list: its question is in the address, days are whole days in UTC. */
export function useAuditList(columns: readonly TableColumn<AuditEntry>[]) {
  const asked = useSearch({ strict: false });
  const [around, setAround] = useState<AuditSurroundings | null>(null);
  const filters = filtersOf(around, asked);
  const control = useTable({ name: "audit", columns, filters, sort: { by: "n", isDown: true } });
  const { words, sort, filters: chosen, after } = control.view;
  const filter: AuditFilter = {
    ...(words.trim() && { text: words.trim() }),
    ...(chosen.who && { actorId: chosen.who }),
    ...(chosen.action && { action: chosen.action }),
    ...(chosen.kind && { targetKind: chosen.kind }),
    ...(chosen.target && { targetId: chosen.target }),
    ...(chosen.factor && { factor: chosen.factor as FactorMethod }),
    ...(isDay(chosen.from) && { from: `${chosen.from}T00:00:00.000Z` }),
    ...(isDay(chosen.to) && { to: dayAfter(chosen.to) }),
  };
  const direction = sort.isDown ? "desc" : "asc";
  const query = useQuery({
    ...api.audit.entries.queryOptions({ input: { ...filter, direction, ...(after !== null && { after }) } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const fresh = query.data?.around ?? null;
  if (fresh !== null && fresh !== around) setAround(fresh);
  return { query, control, filters, filter, around };
}
