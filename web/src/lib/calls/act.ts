import { type QueryClient, type UseMutationOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { log } from "../log.ts";
import { toast } from "../toast.ts";

export interface Command<In, Out> {
  mutationOptions(): UseMutationOptions<Out, Error, In>;
}

interface Manners<In, Out> {
  /** The sentence of success, from the catalogue. */
  done?: (out: Out) => string;
  /** Puts the new state the command answered with where its readers look. No second request. */
  learn?: (out: Out, cache: QueryClient) => void | Promise<void>;
  /** Shows what will be before the answer is there. What it answers with brings back what was, should it be refused. */
  foresee?: (wanted: In, cache: QueryClient) => () => void;
  /** The screen shows a refusal where it belongs, so no toast repeats it. */
  isToldInPlace?: boolean;
  /** A refusal is written to the console and told nowhere, where the specification wants it so. */
  isOnlyLogged?: boolean;
}

/** Runs a command and says how it went. A refusal brings its own sentence, so no screen catches errors for a toast. */
export function useAct<In, Out>(
  command: Command<In, Out>,
  { done, learn, foresee, isToldInPlace = false, isOnlyLogged = false }: Manners<In, Out> = {},
) {
  const cache = useQueryClient();
  const { mutate, isPending, isSuccess, data, error, reset } = useMutation({
    ...command.mutationOptions(),
    onMutate: (wanted) => foresee?.(wanted, cache),
    onSuccess: async (out) => {
      await learn?.(out, cache);
      if (done) toast.done(done(out));
    },
    onError: ({ message }, _wanted, takeBack) => {
      takeBack?.();
      if (isOnlyLogged) log.error(message);
      else if (!isToldInPlace) toast.failed(message);
    },
  });
  return { act: mutate, isActing: isPending, isDone: isSuccess, out: data, error, reset };
}
