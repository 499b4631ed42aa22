import { AUTHORING } from "@blenda/domain/authoring/constants";
import type { Instant } from "@blenda/domain/shared/time";
import type { Tx } from "../platform/database/db.ts";
import { idempotent } from "../platform/requests/idempotency.ts";
import { lockItem } from "../publication/items.ts";
import type { DraftContext, DraftCopy, DraftKind, DraftMaker, DraftTypes, DraftView } from "./kind.ts";
import type { OwnDrafts } from "./own-draft.ts";
import { recordDraftStep } from "./steps.ts";

const ON_SALE = ["published", "unlisted"];

interface DraftReference {
  id: string;
}

/** How drafts of a kind begin, are saved, and end. */
export function editingOf<T extends DraftTypes>(kind: DraftKind<T>, { findOwn, lockOwn, ownView, change }: OwnDrafts<T>) {
  const { rows, refuse } = kind;

  /** The creator is held, so that two at once cannot both be the last that fits. */
  async function refuseTooMany(tx: Tx, creatorId: string): Promise<void> {
    await kind.creators.lock(tx, creatorId);
    if ((await rows.count(tx, creatorId)) >= AUTHORING.MOST_DRAFTS) throw refuse.tooMany();
  }

  async function createDraft(making: DraftMaker, input: T["New"]): Promise<DraftView<T>> {
    const { user, now, id: newId } = making;
    const draftId = await making.transaction((tx) =>
      idempotent(tx, { actorId: user.id, operation: `${kind.domain}.createDraft`, input }, async () => {
        await refuseTooMany(tx, user.id);
        return (await kind.begin(tx, { id: newId(), creatorId: user.id, newId, input, at: now() })).id;
      }),
    );
    return ownView(making, draftId);
  }

  /** What is worked on comes before what is on sale: it is the newer of the two. */
  async function duplicate(making: DraftMaker, input: DraftReference & { key: string }): Promise<DraftView<T>> {
    const { user, now, jobs, id: newId } = making;
    const copyId = await making.transaction((tx) =>
      idempotent(tx, { actorId: user.id, operation: `${kind.domain}.duplicate`, input }, async () => {
        await refuseTooMany(tx, user.id);
        const copying = { id: newId(), newId, jobs, at: now() };
        const draft = await findOwn(tx, user.id, input.id);
        if (draft) return (await kind.copyDraft(tx, draft, copying)).id;
        const sold = await kind.findLive(tx, input.id);
        if (sold?.creatorId !== user.id || sold.status === "deleted") throw refuse.notFound();
        return (await kind.copyLive(tx, sold, copying)).id;
      }),
    );
    return ownView(making, copyId);
  }

  /** The working copy of something on sale, begun where there is none. The item is held: asked twice at once it is the same. */
  async function revisionOf(tx: Tx, creatorId: string, copying: DraftCopy): Promise<T["Row"]> {
    const item = await lockItem(tx, kind.itemType, copying.id);
    if (item?.creatorId !== creatorId || !ON_SALE.includes(item.status)) throw refuse.notFound();
    const known = await rows.lock(tx, copying.id);
    if (known) return known;
    const sold = await kind.findLive(tx, copying.id);
    if (!sold) throw refuse.notFound();
    return kind.copyLive(tx, sold, copying);
  }

  async function startRevision(making: DraftMaker, { id }: DraftReference): Promise<DraftView<T>> {
    const { user, now, jobs, id: newId } = making;
    await making.transaction((tx) => revisionOf(tx, user.id, { id, newId, jobs, at: now() }));
    return ownView(making, id);
  }

  /** Another mark than the page knows means that another tab saved: what it saved comes along, and nothing is overwritten. */
  const saveDraft = (
    asking: DraftContext,
    { id, mark, fields }: DraftReference & { mark: number; fields: T["Sent"] },
  ): Promise<DraftView<T>> =>
    change(asking, id, async (tx, draft) => {
      if (draft.mark !== mark) throw refuse.conflict(draft);
      if (fields.categoryId && !(await kind.hasCategory(tx, fields.categoryId))) throw refuse.categoryUnknown();
      return { ...kind.columns(draft, fields, asking.now()), mark: draft.mark + 1 };
    });

  /** What is being checked or reviewed stays until it is decided or withdrawn. */
  async function removeDraft(tx: Tx, draft: T["Row"], actorId: string, at: Instant): Promise<void> {
    const { status } = draft;
    if (status === "processing" || status === "review") throw refuse.invalidStep(status);
    const isDeleted = status === "draft" || status === "rejected";
    const toStatus = kind.isRevision(draft) ? "canceled" : isDeleted ? "deleted" : "archived";
    await recordDraftStep(tx, kind.itemType, draft, { toStatus, actorId, at });
    await kind.tellChanged(tx, draft);
    await kind.drop(tx, draft, at);
  }

  const end = async (
    { user, now, transaction }: DraftContext,
    id: string,
    isMeant: (draft: T["Row"]) => boolean,
  ): Promise<DraftReference> => {
    await transaction(async (tx) => {
      const draft = await lockOwn(tx, user.id, id);
      if (!isMeant(draft)) throw refuse.invalidStep(draft.status);
      await removeDraft(tx, draft, user.id, now());
    });
    return { id };
  };

  /** Never on sale, so it goes with its files; what review already answered is archived by the table, which leaves as little. */
  const deleteDraft = (asking: DraftContext, { id }: DraftReference) => end(asking, id, (draft) => !kind.isRevision(draft));

  /** The working copy goes; what is on sale stays as it is. */
  const cancelRevision = (asking: DraftContext, { id }: DraftReference) => end(asking, id, kind.isRevision);

  return { createDraft, duplicate, revisionOf, startRevision, saveDraft, removeDraft, deleteDraft, cancelRevision };
}
