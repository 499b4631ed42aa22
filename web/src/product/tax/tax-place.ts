import { readerZone } from "@blenda/domain/shared/language/formats";
import type { TaxTerms } from "@blenda/domain/tax/model";
import { queryOptions, useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useMemo, useSyncExternalStore } from "react";
import { client } from "../../lib/calls/api.ts";
import { sessionQuery } from "../../lib/session/session.ts";
import { parseStored, tabStore } from "../../lib/storage/storage.ts";
import { useCollectsTax } from "./collects-tax.ts";

const KEY = "blenda.taxPlace";
const FRESH_MS = 60_000;

/** The place a buyer named; nothing as long as their account or connection is right. */
interface SaidPlace {
  country: string;
  taxNumber: string;
  /** The country they were asked about, and said is right. */
  confirmed: string;
}

const NOTHING: SaidPlace = { country: "", taxNumber: "", confirmed: "" };
let known: SaidPlace | undefined;
const listeners = new Set<() => void>();

function read(): SaidPlace {
  const kept = parseStored(tabStore.read(KEY)) as Partial<SaidPlace> | null;
  const text = (value: unknown) => (typeof value === "string" ? value : "");
  return { country: text(kept?.country), taxNumber: text(kept?.taxNumber), confirmed: text(kept?.confirmed) };
}

const current = (): SaidPlace => (known ??= read());

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function sayPlace(change: Partial<SaidPlace>): void {
  known = { ...current(), ...change };
  tabStore.write(KEY, JSON.stringify(known));
  for (const listener of listeners) listener();
}

/** A test begins without. */
export function forgetPlace(): void {
  sayPlace(NOTHING);
}

export const useSaidPlace = (): SaidPlace => useSyncExternalStore(watch, current);

/** What goes with every question about a price; nothing where no tax is collected. */
export function usePlaceInput(): { country?: string; taxNumber?: string; zone?: string } {
  const isCollected = useCollectsTax();
  const { country, taxNumber } = useSaidPlace();
  return useMemo(
    () => (isCollected ? { ...(country && { country }), ...(country && taxNumber && { taxNumber }), zone: readerZone() } : {}),
    [isCollected, country, taxNumber],
  );
}

const termsQuery = (said: ReturnType<typeof usePlaceInput>, userId: string | undefined) =>
  queryOptions({ queryKey: ["tax.terms", said, userId], queryFn: () => client.tax.terms(said), staleTime: FRESH_MS });

/** The tax terms of the buyer here; `undefined` while they are asked, and where no tax is collected. */
export function useTaxTerms(): TaxTerms | undefined {
  const isCollected = useCollectsTax();
  const { user } = useSuspenseQuery(sessionQuery).data;
  return useQuery({ ...termsQuery(usePlaceInput(), user?.id), enabled: isCollected }).data;
}
