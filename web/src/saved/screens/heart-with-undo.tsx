import { createContext, use } from "react";
import { client } from "../../lib/calls/api.ts";
import { useMe } from "../../lib/session/use-me.ts";
import { toast } from "../../lib/toast.ts";
import { offerUndo } from "../../product/toast-offers.tsx";
import { localSaves } from "../data/local-saves.ts";
import { Heart } from "../parts/heart.tsx";

export interface RemovableItem {
  productId: string;
  collectionIds: readonly string[];
}

/** The item a card of this page shows. */
export const RemovableItemContext = createContext<RemovableItem | null>(null);

/** On this page a heart that is taken away takes its card along, so a slip of the finger can be undone, collections and all. */
export function HeartWithUndo({ productId, title }: { productId: string; title: string }) {
  const isMember = useMe() !== null;
  const item = use(RemovableItemContext);
  const bringBack = isMember ? () => void saveAgain(productId, item?.collectionIds ?? []) : () => localSaves.turn(productId, true);
  return (
    <Heart productId={productId} title={title} done={(isSaved) => !isSaved && offerUndo("Removed from your saved models", bringBack)} />
  );
}

/** The live note brings the card back. */
export async function saveAgain(productId: string, collectionIds: readonly string[]): Promise<void> {
  try {
    await client.saved.save({ productId });
    for (const collectionId of collectionIds) await client.saved.putInCollection({ collectionId, productId, isIn: true });
  } catch (error) {
    toast.failed((error as Error).message);
  }
}
