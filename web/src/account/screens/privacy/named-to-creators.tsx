import type { Profile } from "@blenda/domain/account/model";
import { accountTexts } from "@blenda/domain/account/texts";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { Switch } from "../../../ui/controls/switch.tsx";
import { learnProfile, profileQuery } from "../../data/own-queries.ts";

/** Whether creators read who saves their work, or only that it was saved. */
export function NamedToCreators({ profile: { isNamedToCreators } }: { profile: Profile }) {
  const { act, isActing } = useAct(api.account.setNamedToCreators, {
    done: (now) => (now.isNamedToCreators ? accountTexts.namedToCreators : accountTexts.unnamedToCreators),
    learn: learnProfile,
    foresee: ({ isNamed }, cache) => {
      cache.setQueryData(profileQuery.queryKey, (before) => before && { ...before, isNamedToCreators: isNamed });
      return () => cache.setQueryData(profileQuery.queryKey, (before) => before && { ...before, isNamedToCreators });
    },
  });
  return (
    <div className="grid gap-3 border-t border-line pt-5">
      <h3 className="type-ui font-semibold">Your name</h3>
      <Switch
        label="Show my name to creators when I save their work or add it to my cart"
        help="If this is off, they only see that someone did, and your name disappears from earlier notifications too."
        isOn={isNamedToCreators}
        disabled={isActing}
        onChange={(isNamed) => act({ isNamed })}
      />
    </div>
  );
}
