import { useEffect, useRef, useState } from "react";

/** So long a new row carries its dot. */
const FRESH_MS = 60_000;

/**
 * Rows of a live list. Nothing jumps under a pointer: while one, or the focus, is inside, new rows wait and are only counted. Rows
 * that are there change in place.
 */
export function useLiveRows<Row>(rows: readonly Row[], keyOf: (row: Row) => string) {
  const [isHeld, setHeld] = useState(false);
  const [held, setShown] = useState(rows);
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const seen = useRef<ReadonlySet<string> | null>(null);
  const byKey = new Map(rows.map((row) => [keyOf(row), row]));
  const heldKeys = new Set(held.map(keyOf));
  const waiting = isHeld ? rows.filter((row) => !heldKeys.has(keyOf(row))).length : 0;

  useEffect(() => {
    if (!isHeld) setShown(rows);
  }, [rows, isHeld]);

  const names = rows.map(keyOf).join(" ");
  useEffect(() => {
    const keys = names.split(" ");
    const come = seen.current ? keys.filter((key) => !seen.current?.has(key)) : [];
    seen.current = new Set([...(seen.current ?? []), ...keys]);
    if (come.length === 0) return;
    setFresh((before) => new Set([...before, ...come]));
    const timer = setTimeout(() => setFresh((before) => new Set([...before].filter((key) => !come.includes(key)))), FRESH_MS);
    return () => clearTimeout(timer);
  }, [names]);

  return {
    shown: isHeld ? held.map((row) => byKey.get(keyOf(row)) ?? row) : rows,
    waiting,
    isFresh: (row: Row) => fresh.has(keyOf(row)),
    /** For what holds the rows. */
    holder: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
    release: () => setShown(rows),
  };
}
