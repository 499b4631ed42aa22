import { randomUUID } from "node:crypto";
import type { NewTrainingRemark } from "@blenda/domain/teaching/model";
import { type Deciding, publication } from "../../authoring/port.ts";
import type { Tx } from "../../platform/database/db.ts";
import { TRAINING_DRAFTS } from "./training-kind.ts";

const decisions = publication.decisionsOf(TRAINING_DRAFTS);

export const { approve, reject } = decisions;

export const requestChanges = (tx: Tx, decision: Deciding & { remarks: readonly NewTrainingRemark[] }) =>
  decisions.requestChanges(tx, { ...decision, newId: randomUUID });
