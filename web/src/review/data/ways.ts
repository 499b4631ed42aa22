import type { PublishedType } from "@blenda/domain/publication/constants";
import { reviewScreens } from "@blenda/domain/review/screens";

/** The queues of a type: of whoever decides, and of whoever reads. */
export const QUEUES = {
  product: { reviewers: reviewScreens.queue.path, readers: reviewScreens.editorQueue.path },
  training: { reviewers: reviewScreens.trainingQueue.path, readers: reviewScreens.editorTrainingQueue.path },
} as const satisfies Record<PublishedType, unknown>;

interface Of {
  itemType: PublishedType;
  id: string;
}

/** Where one is reviewed. */
export const submissionWay = ({ itemType, id }: Of) =>
  itemType === "product"
    ? ({ to: reviewScreens.submission.path, params: { productId: id } } as const)
    : ({ to: reviewScreens.trainingSubmission.path, params: { trainingId: id } } as const);

/** Where buyers see it. */
export const buyersWay = ({ itemType, id }: Of) =>
  itemType === "product"
    ? ({ to: "/product/$productId", params: { productId: id } } as const)
    : ({ to: "/learning/$id", params: { id } } as const);
