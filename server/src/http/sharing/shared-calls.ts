import type { CallMeta } from "@blenda/domain/access/procedure";
import { type AnyProcedure, createProcedureClient, isProcedure, Procedure } from "@orpc/server";
import { router } from "../../app.ts";
import { allDomains } from "../../domains.ts";
import type { ComputedAnswer } from "../../platform/cache/shared-answers.ts";
import type { Context } from "../../platform/requests/procedure.ts";

/** Their answers stand for what they show; all others are lists, which may change with anything. */
const PAGES = new Set<string>(allDomains.flatMap(({ itemPages = {} }) => Object.values(itemPages).map(({ call }) => call)));

export interface SharedCall {
  path: string;
  /** Only for those who are signed out, and kept apart from what is everybody's. */
  isForVisitors: boolean;
  /** Asks the operation, as any other call would. */
  ask(query: string, context: Context): Promise<ComputedAnswer>;
}

/** Every call whose answer is the same for everybody, by its path. `isValidated`: compared with its schema before it leaves. */
export function sharedCalls({ isValidated }: { isValidated: boolean }): ReadonlyMap<string, SharedCall> {
  const calls = Object.entries(router).flatMap(([domain, operations]) =>
    Object.entries(operations).flatMap(([operation, procedure]) => {
      if (!isProcedure(procedure)) return [];
      const { isShared, isSameForVisitors = false } = procedure["~orpc"].meta as CallMeta;
      if (!isShared && !isSameForVisitors) return [];
      return sharedCall([domain, operation], isValidated ? procedure : unchecked(procedure), isSameForVisitors);
    }),
  );
  return new Map(calls.map((call) => [call.path, call]));
}

function sharedCall(path: string[], procedure: AnyProcedure, isForVisitors: boolean): SharedCall {
  const isPage = PAGES.has(path.join("."));
  return {
    path: `/api/${path.join("/")}`,
    isForVisitors,
    ask: async (query, context) => {
      const input = Object.fromEntries(new URLSearchParams(query));
      const output = await createProcedureClient(procedure, { context, path })(input);
      return { output, isPage };
    },
  };
}

function unchecked(procedure: AnyProcedure): AnyProcedure {
  const { outputSchema, ...rest } = procedure["~orpc"];
  return new Procedure(rest);
}
