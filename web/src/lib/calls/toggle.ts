import { type QueryClient, useMutation, useMutationState, useQueryClient } from "@tanstack/react-query";
import { toast } from "../toast.ts";

export interface PendingToggle {
  id: string;
  isOn: boolean;
}

interface ToggleKind<Out> {
  /** One word for all of its kind. */
  name: string;
  turn: (pending: PendingToggle) => Promise<Out>;
  /** Puts the answer where its readers look. */
  learn: (out: Out, pending: PendingToggle, cache: QueryClient) => void | Promise<void>;
}

/** Everything of a kind that was pressed and is not answered yet. */
export const usePendingToggles = (name: string): PendingToggle[] =>
  useMutationState({ filters: { mutationKey: [name], status: "pending" }, select: ({ state }) => state.variables as PendingToggle });

/**
 * A heart, a follow button: it shows what was pressed at once and, should that be refused, falls back by itself, because the
 * press is laid over what is known and is gone with its answer. Presses of one thing are sent one after the other, so the last
 * one wins on the server too.
 */
export function useToggle<Out>(kind: ToggleKind<Out>, { id, isOn }: PendingToggle, done?: (pending: PendingToggle) => void) {
  const cache = useQueryClient();
  const mutationKey = [kind.name, id];
  const allPending = useMutationState({
    filters: { mutationKey, status: "pending" },
    select: ({ state }) => state.variables as PendingToggle,
  });
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join("/") },
    mutationFn: kind.turn,
    onSuccess: async (out, pending) => {
      await kind.learn(out, pending, cache);
      done?.(pending);
    },
    onError: ({ message }) => void toast.failed(message),
  });
  const isShownOn = allPending.at(-1)?.isOn ?? isOn;
  return { isOn: isShownOn, turn: (on: boolean) => mutate({ id, isOn: on }) };
}
