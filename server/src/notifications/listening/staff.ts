import { claimFound } from "@blenda/domain/admin/events";
import { adminTexts } from "@blenda/domain/admin/texts";
import { generatorAlarmed } from "@blenda/domain/generator/events";
import { staffIds } from "../../identity/port.ts";
import { type Listener, listener } from "../../platform/events/outbox.ts";
import { notifyAll } from "../notify.ts";

const onGeneratorAlarmed = listener("notifications.generatorAlarmed", generatorAlarmed, async (tx, { name, since, ...told }) => {
  const ids = await staffIds(tx);
  await notifyAll(
    tx,
    ids.map((userId) => ({ ...told, userId, type: "system_update", onceKey: `${name}/${since}/${userId}` })),
  );
});

const onClaimFound = listener("notifications.adminClaimFound", claimFound, async (tx, { userId: strangerId, name, at }) => {
  const ids = await staffIds(tx);
  const told = { type: "system_update", title: adminTexts.claimFoundTitle, message: adminTexts.claimFound(name), at } as const;
  await notifyAll(
    tx,
    ids.map((userId) => ({ ...told, userId, onceKey: `claim/${strangerId}/${at.slice(0, 10)}/${userId}` })),
  );
});

export const staffListeners: Listener[] = [onGeneratorAlarmed, onClaimFound];
