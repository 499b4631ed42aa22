import { contract } from "virtual:contract";
import type { Contract } from "@blenda/domain/contract";
import { createORPCClient, ORPCError } from "@orpc/client";
import type { ContractRouterClient } from "@orpc/contract";
import type { JsonifiedClient } from "@orpc/openapi-client";
import { OpenAPILink } from "@orpc/openapi-client/fetch";
import { createTanstackQueryUtils } from "@orpc/tanstack-query";
import { QueryClient } from "@tanstack/react-query";

/** No answer arrived at all. Browsers have words of their own for that, and each another one. */
export class Unreached extends Error {
  override message = "We can't be reached right now. Check your connection, then try again.";
}

/** Refused before anything was sent, or by somebody else than us: asking again by itself would only repeat it. */
export class RefusedElsewhere extends Error {}

/** How a call is made where the ordinary way will not do. */
interface Manner {
  /** Arrives also when the page is left while it is on its way. */
  outlivesPage?: boolean;
}

const link = new OpenAPILink<Manner>(contract, {
  url: () => new URL("/api", location.href),
  fetch: (request, init, { context }) =>
    fetch(request, { ...init, keepalive: context.outlivesPage ?? false }).catch((error: unknown) => {
      throw request.signal.aborted ? error : new Unreached();
    }),
  customErrorResponseBodyDecoder: (body, { status }) =>
    isRefusal(body) ? new ORPCError(body.code, { ...body, status, defined: true }) : null,
});

/** What a refusal is on the wire: its code, its sentence, and what it carries. */
interface Refusal {
  code: string;
  message: string;
  data?: unknown;
}

function isRefusal(body: unknown): body is Refusal {
  return (
    typeof body === "object" &&
    body !== null &&
    "code" in body &&
    "message" in body &&
    typeof body.code === "string" &&
    typeof body.message === "string"
  );
}

/** Plain calls. Screens use `api` below; the live stream uses this. */
export const client: JsonifiedClient<ContractRouterClient<Contract, Manner>> = createORPCClient(link);

/** Every operation of the contract as queries and mutations. No domain has client code of its own. */
export const api = createTanstackQueryUtils(client);

const MINUTE_MS = 60_000;

/** Answers that stay fresh for another time than the default below (spec 1 §9, first period; decision A21). */
export const FRESH_MS = { hero: 10 * MINUTE_MS, categories: 15 * MINUTE_MS, listings: 5 * MINUTE_MS } as const;

/** 0 when no answer arrived at all. */
const statusOf = (error: unknown): number => (error instanceof ORPCError ? error.status : 0);

/** Spec 1 §9, the later configuration. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10 * MINUTE_MS,
      gcTime: 30 * MINUTE_MS,
      retry: (count, error) => count < 1 && statusOf(error) !== 404,
      refetchOnWindowFocus: false,
      // Not by age; but news that came while no screen showed it was heard by nobody.
      refetchOnMount: ({ state }) => state.isInvalidated,
      refetchOnReconnect: true,
    },
    mutations: {
      // Once, and never after a refusal: asked again, a refused sign-in would count as a second failure.
      retry: (count, error) => count < 1 && !(error instanceof RefusedElsewhere) && (statusOf(error) === 0 || statusOf(error) >= 500),
    },
  },
});
