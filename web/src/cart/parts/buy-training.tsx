import { useQuery } from "@tanstack/react-query";
import { api } from "../../lib/calls/api.ts";
import { trainingItem } from "../data/training-item.ts";
import { BuyActions } from "./buy-actions.tsx";

/** As for a product; a training has no licences to choose from. */
export function BuyTraining({ trainingId, isDocked }: { trainingId: string; isDocked: boolean }) {
  const { data: training } = useQuery(api.trainings.training.queryOptions({ input: { id: trainingId } }));
  return training ? <BuyActions isDocked={isDocked} item={trainingItem(training)} /> : null;
}
