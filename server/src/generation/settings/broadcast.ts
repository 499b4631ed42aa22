import { generatorBroadcast } from "@blenda/domain/generator/events";
import { emit } from "../../platform/events/outbox.ts";
import { recordTransition } from "../../platform/jobs/transitions.ts";
import { audit } from "../../platform/requests/audit.ts";
import { generator } from "./procedures.ts";
import { addNotice } from "./repository.ts";

export const broadcast = generator.broadcast.handler(({ input: { message }, context }) =>
  context.transaction(async (tx) => {
    const { now, user } = context;
    const notice = await addNotice(tx, message, user.id, now());
    const step = { entity: "generator", entityId: "notice", fromStatus: "silent", toStatus: "broadcast" };
    await recordTransition(tx, { ...step, actorId: user.id, reason: message }, now());
    await audit(tx, context, { action: "generator.broadcast", target: { kind: "generator", id: "notice" }, after: { message } });
    await emit(tx, generatorBroadcast({ message }));
    return notice;
  }),
);
