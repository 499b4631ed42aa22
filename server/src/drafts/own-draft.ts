import { isEditable } from "@blenda/domain/authoring/rules";
import type { Instant } from "@blenda/domain/shared/time";
import type { Db, Tx } from "../platform/database/db.ts";
import type { DraftContext, DraftKind, DraftTypes, DraftView } from "./kind.ts";

type View<T extends DraftTypes> = (db: Db, draft: T["Row"], now: Instant) => Promise<DraftView<T>>;

/** A creator's own drafts of a kind. Another creator's answer like none. */
export function ownDraftsOf<T extends DraftTypes>({ rows, refuse }: DraftKind<T>, draftView: View<T>) {
  const findOwn = async (db: Db, creatorId: string, id: string): Promise<T["Row"] | undefined> => {
    const draft = await rows.find(db, id);
    return draft?.creatorId === creatorId ? draft : undefined;
  };

  /** Held until the transaction ends. */
  async function lockOwn(tx: Tx, creatorId: string, id: string): Promise<T["Row"]> {
    const draft = await rows.lock(tx, id);
    if (!draft || draft.creatorId !== creatorId) throw refuse.notFound();
    return draft;
  }

  /** The same for one that may be changed now. */
  async function lockEditable(tx: Tx, creatorId: string, id: string): Promise<T["Row"]> {
    const draft = await lockOwn(tx, creatorId, id);
    if (!isEditable(draft.status)) throw refuse.invalidStep(draft.status);
    return draft;
  }

  /** As it is now. */
  async function ownView({ db, user, now }: Pick<DraftContext, "db" | "user" | "now">, id: string): Promise<DraftView<T>> {
    const draft = await findOwn(db, user.id, id);
    if (!draft) throw refuse.notFound();
    return draftView(db, draft, now());
  }

  /** One change of a draft that may be changed, and how it is afterwards. What `act` answers is written of the draft itself. */
  async function change(
    asking: DraftContext,
    id: string,
    act: (tx: Tx, draft: T["Row"]) => Promise<T["Update"] | undefined>,
  ): Promise<DraftView<T>> {
    await asking.transaction(async (tx) => {
      const draft = await lockEditable(tx, asking.user.id, id);
      const set = await act(tx, draft);
      await rows.update(tx, draft, { ...set, updatedAt: asking.now() });
    });
    return ownView(asking, id);
  }

  /** The same where only what is in it changes. */
  const changeParts = (asking: DraftContext, id: string, act: (tx: Tx, draft: T["Row"]) => Promise<void>): Promise<DraftView<T>> =>
    change(asking, id, async (tx, draft) => {
      await act(tx, draft);
      return undefined;
    });

  return { findOwn, lockOwn, lockEditable, ownView, change, changeParts };
}
export type OwnDrafts<T extends DraftTypes> = ReturnType<typeof ownDraftsOf<T>>;
