import { MIGRATION_DELAY_MS } from "@blenda/domain/saved/constants";
import { savedTexts } from "@blenda/domain/saved/texts";
import { useEffect, useEffectEvent } from "react";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { useMe } from "../../lib/session/use-me.ts";
import { toast } from "../../lib/toast.ts";
import { localSaves } from "../data/local-saves.ts";
import { savedIdsQuery } from "../data/saved-state.ts";

/** Spec 2 §8. */
const WELCOME_MS = 4_000;

/**
 * One second after login, what was saved before it moves to the account. The local list is emptied only once that is done;
 * until then the next visit tries again. What the account had already is not told.
 */
export function SavedMigration() {
  const me = useMe();
  const { act } = useAct(api.saved.migrate, {
    learn: ({ migrated, ids }, cache) => {
      cache.setQueryData(savedIdsQuery.queryKey, ids);
      if (migrated > 0) toast.done(savedTexts.migrated(migrated), WELCOME_MS);
    },
  });
  const move = useEffectEvent(() => {
    const productIds = [...localSaves.ids()];
    if (productIds.length > 0) act({ productIds }, { onSuccess: () => localSaves.leave(productIds) });
  });
  const userId = me?.id;
  useEffect(() => {
    if (userId === undefined) return;
    const timer = setTimeout(() => move(), MIGRATION_DELAY_MS);
    return () => clearTimeout(timer);
  }, [userId]);
  return null;
}
