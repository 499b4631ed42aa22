/** More than are ever being paid at one moment. */
const MOST = 1_000;
const paid = new Set<string>();

/** Committed: this process made them paid. */
export function notePaidHere(orderIds: readonly string[]): void {
  for (const id of orderIds) paid.add(id);
  for (const oldest of paid) {
    if (paid.size <= MOST) return;
    paid.delete(oldest);
  }
}

/** Whether this process made the order paid in the last moments. Whoever is paying it then need not ask the database. */
export const isPaidHere = (orderId: string): boolean => paid.has(orderId);
