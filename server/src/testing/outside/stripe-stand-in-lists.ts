export interface Customer {
  id: string;
  object: string;
  email: string | null;
  metadata: { orderId: string };
  created: number;
}

/** One of Stripe's lists: the newest first, of a stretch of time, behind an id, so many of them. */
export function listOf<Item extends { id: string; created: number }>(items: readonly Item[], asked: URLSearchParams): object {
  const from = Number(asked.get("created[gte]") ?? 0);
  const before = Number(asked.get("created[lt]") ?? Number.POSITIVE_INFINITY);
  const all = items.filter(({ created }) => created >= from && created < before).toReversed();
  const behind = all.findIndex(({ id }) => id === asked.get("starting_after")) + 1;
  const most = Number(asked.get("limit") ?? 10);
  return { object: "list", data: all.slice(behind, behind + most), has_more: all.length > behind + most };
}

/** Makes a customer, removes one, or lists them all. */
export function customerAnswer(
  customers: Map<string, Customer>,
  method: string | undefined,
  id: string,
  form: URLSearchParams,
  asked: URLSearchParams,
  created: number,
): object {
  if (method === "GET") return listOf([...customers.values()], asked);
  if (method === "DELETE") return { id, object: "customer", deleted: customers.delete(id) };
  const made = {
    id: `cus_${++count}`,
    object: "customer",
    email: null,
    metadata: { orderId: form.get("metadata[orderId]") ?? "" },
    created,
  };
  customers.set(made.id, made);
  return made;
}

let count = 0;
