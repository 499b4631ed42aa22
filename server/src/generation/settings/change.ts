import { generationEnded } from "@blenda/domain/generation/events";
import { generationTexts } from "@blenda/domain/generation/texts";
import { generatorSettingsChanged } from "@blenda/domain/generator/events";
import type { GeneratorSettings, SettingsPage, SettingsVersion } from "@blenda/domain/generator/model";
import { settingsDiff } from "@blenda/domain/generator/rules";
import type { Instant } from "@blenda/domain/shared/time";
import { advisoryLock } from "../../platform/database/advisory-lock.ts";
import type { Tx } from "../../platform/database/db.ts";
import { emit } from "../../platform/events/outbox.ts";
import { recordTransition } from "../../platform/jobs/transitions.ts";
import { type Auditor, audit } from "../../platform/requests/audit.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { releaseTokens } from "../../tokens/port.ts";
import { endJob } from "../repository.ts";
import { lockOngoing } from "../worker/queue-repository.ts";
import { SETTINGS_LOCK } from "./in-force.ts";
import { addVersion, type InForce, newestSettings, settingsPage } from "./repository.ts";

interface Change {
  kind: SettingsVersion["kind"];
  /** The operation, for the audit. */
  action: string;
  /** What comes into force, or a refusal. */
  decide(before: InForce, tx: Tx): Promise<GeneratorSettings> | GeneratorSettings;
}

/** Puts a new version in force. Where it closes the generator, everything that waits or runs ends with it, tokens back. */
export function changeSettings(
  context: Services & Auditor & { user: { id: string } },
  { kind, action, decide }: Change,
): Promise<SettingsPage> {
  const { transaction, now } = context;
  const authorId = context.user.id;
  return transaction(async (tx) => {
    await advisoryLock(tx, SETTINGS_LOCK);
    const before = await newestSettings(tx);
    const settings = await decide(before, tx);
    const version = before.version + 1;
    const at = now();
    const diff = settingsDiff(before.settings, settings);
    await addVersion(tx, { version, settings, kind, diff, authorId, at });
    await audit(tx, context, { action, target: { kind: "generator", id: `version ${version}` }, ...sidesOf(diff) });
    const step = { entity: "generator", entityId: "settings", fromStatus: `version ${before.version}`, toStatus: `version ${version}` };
    await recordTransition(tx, { ...step, actorId: authorId, reason: kind }, at);
    if (settings.maintenanceMode) await closeDown(tx, at);
    await emit(tx, generatorSettingsChanged({ version }));
    return settingsPage(tx);
  });
}

/** Only what changed, as it was and as it is. */
function sidesOf(diff: SettingsVersion["diff"]) {
  const side = (of: "before" | "after") => Object.fromEntries(diff.map((change) => [change.name, change[of]]));
  return { before: side("before"), after: side("after") };
}

/** Work under way stops by itself, as its process learns that the job is no longer its own. */
async function closeDown(tx: Tx, at: Instant): Promise<void> {
  const about = generationTexts.why.maintenance;
  for (const { id, userId, cost, prompt } of await lockOngoing(tx)) {
    await endJob(tx, id, { status: "failed", failure: "maintenance", returned: cost, at });
    await emit(tx, generationEnded({ jobId: id, userId, status: "failed", prompt }));
    await releaseTokens(tx, id, { about, at });
  }
}
