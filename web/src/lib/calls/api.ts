import type { Contract } from "@blenda/domain/contract";
import type { Client } from "@orpc/client";
import type { ContractRouterClient } from "@orpc/contract";
import type { JsonifiedClient } from "@orpc/openapi-client";
import type { GeneralUtils, ProcedureUtils } from "@orpc/tanstack-query";
import { QueryClient } from "@tanstack/react-query";
import { call, type Manner, type Options, Refused } from "./call.ts";

/** Refused before anything was sent, or by another server than ours: asking again by itself would only repeat it. */
export class RefusedElsewhere extends Error {}

/** An object whose properties are made when they are asked for: the contract is a type here, and costs no bytes. */
const madeByName = (make: (name: string) => unknown) => new Proxy({}, { get: (_target, name) => make(String(name)) });

type Calls = JsonifiedClient<ContractRouterClient<Contract, Manner>>;

/** Plain calls. Screens use `api` below. */
export const client = madeByName((domain) =>
  madeByName((operation) => (input: unknown, options?: Options) => call(domain, operation, input, options)),
) as Calls;

type Operation<In, Out> = GeneralUtils<In> &
  Pick<ProcedureUtils<Manner, In, Out, Error>, "queryOptions" | "infiniteOptions" | "mutationOptions">;

type Api = {
  [Domain in keyof Calls]: GeneralUtils<unknown> & {
    [Name in keyof Calls[Domain]]: Calls[Domain][Name] extends Client<Manner, infer In, infer Out, Error> ? Operation<In, Out> : never;
  };
};

/** Every operation of the contract as queries and mutations. No domain has client code of its own. */
export const api = madeByName((domain) =>
  madeByName((operation) => (operation === "key" ? () => [[domain], {}] : operationOf(domain, operation))),
) as Api;

interface Wish {
  // biome-ignore lint/suspicious/noExplicitAny: what each operation takes is the business of `Api`
  input?: any;
  initialPageParam?: unknown;
}

/** A key begins with the operation's name: that is what live notes name. */
function operationOf(domain: string, operation: string) {
  const path = [domain, operation];
  return {
    key: ({ input }: Wish = {}) => [path, input === undefined ? {} : { input }],
    queryOptions: ({ input, ...rest }: Wish = {}) => ({
      queryFn: ({ signal }: Options) => call(domain, operation, input, { signal }),
      ...rest,
      queryKey: [path, { ...(input !== undefined && { input }), type: "query" }],
    }),
    infiniteOptions: ({ input, ...rest }: Wish) => ({
      queryFn: ({ pageParam, signal }: Options & { pageParam: unknown }) => call(domain, operation, input(pageParam), { signal }),
      ...rest,
      queryKey: [path, { input: input(rest.initialPageParam), type: "infinite" }],
    }),
    mutationOptions: () => ({ mutationFn: (input: unknown) => call(domain, operation, input), mutationKey: [path, { type: "mutation" }] }),
  };
}

const MINUTE_MS = 60_000;

/** Answers that stay fresh for another time than the default below (spec 1 §9, first period; decision A21). */
export const FRESH_MS = { hero: 10 * MINUTE_MS, categories: 15 * MINUTE_MS, listings: 5 * MINUTE_MS } as const;

/** 0 when no answer arrived at all. */
const statusOf = (error: unknown): number => (error instanceof Refused ? error.status : 0);

/** Spec 1 §9, the later configuration. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10 * MINUTE_MS,
      gcTime: 30 * MINUTE_MS,
      // What may not be seen, or is not there, is the same a second later; and a denied factor is not asked for twice.
      retry: (count, error) => count < 1 && ![403, 404].includes(statusOf(error)),
      refetchOnWindowFocus: false,
      // Not by age; but news that came while no screen showed it had no listener.
      refetchOnMount: ({ state }) => state.isInvalidated,
      refetchOnReconnect: true,
    },
    mutations: {
      // Once, and never after a refusal: asked again, a refused sign-in would count as a second failure.
      retry: (count, error) => count < 1 && !(error instanceof RefusedElsewhere) && (statusOf(error) === 0 || statusOf(error) >= 500),
    },
  },
});
