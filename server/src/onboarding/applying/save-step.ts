import { CREATOR_AGREEMENT } from "@blenda/domain/onboarding/agreement";
import { ONBOARDING } from "@blenda/domain/onboarding/constants";
import { applicationChanged } from "@blenda/domain/onboarding/events";
import type { StepSave } from "@blenda/domain/onboarding/model";
import { openSteps, takesTaxNumber } from "@blenda/domain/onboarding/rules";
import type { Tx } from "../../platform/database/db.ts";
import { emit } from "../../platform/events/outbox.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { refusal } from "../../platform/requests/refusal.ts";
import { checkNewLinks } from "../links/check-links.ts";
import { onboarding } from "../procedures.ts";
import { type ApplicationRow, storeStep } from "../repository.ts";
import { applicationFor, categoryNameOf } from "../view.ts";
import { lockWritable } from "./writable.ts";

/** One step of one's own application. What was written elsewhere since the page read it is never written over. */
export const saveStep = onboarding.saveStep.handler(async ({ input, context, errors }) => {
  const { user, now } = context;
  await context.transaction(async (tx) => {
    const row = await lockWritable(tx, context, user.id);
    if (!openSteps(row).includes(input.step)) throw errors.ONBOARDING_STEP_CLOSED();
    const changes = await changesOf(tx, context, row, input);
    if (input.mark !== (row.marks[input.step] ?? 0)) {
      // Sent twice because its answer was lost: it stands there already.
      if (isThere(row, changes)) return;
      throw errors.ONBOARDING_CHANGED_ELSEWHERE();
    }
    await storeStep(tx, row, input.step, changes, now());
    if (input.step === "portfolio") await checkNewLinks(tx, context, user.id, input.fields.links);
    await emit(tx, applicationChanged({ userId: user.id }));
  });
  return applicationFor(context, user.id);
});

type Changes = Parameters<typeof storeStep>[3];

async function changesOf(tx: Tx, services: Services, row: ApplicationRow, save: StepSave): Promise<Changes> {
  switch (save.step) {
    case "profile":
      return save.fields;
    case "portfolio":
      return portfolioChanges(tx, save.fields);
    case "proposal":
      return { proposal: save.fields.proposal };
    case "tax":
      return taxChanges(services, row, save.fields);
    case "agreement":
      return agreementChanges(services, row, save.fields);
  }
}

type Fields<Step extends StepSave["step"]> = Extract<StepSave, { step: Step }>["fields"];

async function portfolioChanges(tx: Tx, fields: Fields<"portfolio">): Promise<Changes> {
  const isKnown = fields.categoryId === null || (await categoryNameOf(tx, fields.categoryId)) !== null;
  if (!isKnown) throw refusal("ONBOARDING_CATEGORY_UNKNOWN");
  return { ...fields, links: fields.links.filter(Boolean) };
}

/** Sealed here, so that nothing of it but its end is ever read again. Who sells as a private person has none. */
function taxChanges({ vault }: Services, row: ApplicationRow, { country, taxStatus, taxNumber }: Fields<"tax">): Changes {
  const none = { taxNumberSealed: null, taxNumberEnding: null };
  if (!takesTaxNumber(taxStatus)) return { country, taxStatus, ...none };
  const number = taxNumber?.replaceAll(/\s/g, "");
  if (number === undefined) return { country, taxStatus, taxNumberSealed: row.taxNumberSealed, taxNumberEnding: row.taxNumberEnding };
  if (number.length < ONBOARDING.TAX_NUMBER_LEAST) return { country, taxStatus, ...none };
  return { country, taxStatus, taxNumberSealed: vault.seal(number), taxNumberEnding: number.slice(-ONBOARDING.TAX_NUMBER_SHOWN) };
}

/** The moment of agreeing is the first one, to this version; taking it back takes the moment along. */
function agreementChanges({ now }: Services, row: ApplicationRow, { agreedVersion, hasRights }: Fields<"agreement">): Changes {
  if (agreedVersion !== null && agreedVersion !== CREATOR_AGREEMENT.version) throw refusal("ONBOARDING_AGREEMENT_OLD");
  const agreedAt = agreedVersion === null ? null : row.agreedVersion === agreedVersion ? row.agreedAt : now();
  return { agreedVersion, agreedAt, rightsDeclaredAt: hasRights ? (row.rightsDeclaredAt ?? now()) : null };
}

/** Sealed fields look different each time, and moments pass: neither says that the applicant wrote something else. */
const NOT_COMPARED: ReadonlySet<string> = new Set(["taxNumberSealed", "agreedAt", "rightsDeclaredAt"]);

const isThere = (row: ApplicationRow, changes: Changes): boolean =>
  Object.entries(changes).every(
    ([name, value]) => NOT_COMPARED.has(name) || JSON.stringify(value) === JSON.stringify(row[name as keyof ApplicationRow]),
  );
