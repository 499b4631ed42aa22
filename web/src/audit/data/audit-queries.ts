import { queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/calls/api.ts";

/** New entries are not announced: they are looked for when the list is opened or asked again. */
const freshly = { staleTime: 0 } as const;

export const entryQuery = (n: number) =>
  queryOptions({ ...api.audit.entry.queryOptions({ input: { n } }), staleTime: Number.POSITIVE_INFINITY });

/** The last that was done to one person, or to a thing of another kind. */
export const entriesOfQuery = (kind: string, id: string) =>
  kind === "user"
    ? queryOptions({ ...api.audit.ofPerson.queryOptions({ input: { userId: id } }), ...freshly })
    : queryOptions({ ...api.audit.ofTarget.queryOptions({ input: { kind, id } }), ...freshly });
