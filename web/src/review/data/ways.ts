import type { PublishedType } from "@blenda/domain/publication/constants";
import { reviewScreens } from "@blenda/domain/review/screens";

interface ItemKey {
  itemType: PublishedType;
  id: string;
}

/** The ways of one panel: the list of a type that waits, and where one of them is reviewed. */
const ADMIN = {
  queuePath: { product: reviewScreens.queue.path, training: reviewScreens.trainingQueue.path },
  submissionWay: ({ itemType, id }: ItemKey) =>
    itemType === "product"
      ? ({ to: reviewScreens.submission.path, params: { productId: id } } as const)
      : ({ to: reviewScreens.trainingSubmission.path, params: { trainingId: id } } as const),
};
const EDITOR = {
  queuePath: { product: reviewScreens.editorQueue.path, training: reviewScreens.editorTrainingQueue.path },
  submissionWay: ({ itemType, id }: ItemKey) =>
    itemType === "product"
      ? ({ to: reviewScreens.editorSubmission.path, params: { productId: id } } as const)
      : ({ to: reviewScreens.editorTrainingSubmission.path, params: { trainingId: id } } as const),
};
export const WAYS = { admin: ADMIN, editor: EDITOR } as const;

/** Where buyers see it. */
export const buyersWay = ({ itemType, id }: ItemKey) =>
  itemType === "product"
    ? ({ to: "/product/$productId", params: { productId: id } } as const)
    : ({ to: "/learning/$id", params: { id } } as const);
