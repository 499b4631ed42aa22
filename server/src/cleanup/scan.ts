import { CLEANUP, FINDING_KINDS } from "@blenda/domain/cleanup/constants";
import { askProvider } from "../payments/port.ts";
import { audit } from "../platform/requests/audit.ts";
import { lookForAll } from "./finding.ts";
import { cleanup } from "./procedures.ts";
import { addScan } from "./repository.ts";

/** Only looks: at the provider outside any transaction, then everything found is written down. */
export const scan = cleanup.scan.handler(async ({ context, errors }) => {
  const { user, now, payments } = context;
  const all = await askProvider(
    context,
    () => lookForAll(context),
    () => errors.CLEANUP_PROVIDER_DOWN(),
  );
  const kept = FINDING_KINDS.map((kind) => ({ kind, ...all[kind], found: all[kind].found.slice(0, CLEANUP.MOST_PER_KIND) }));
  const kinds = kept.map(({ kind, found, isCut, note }) => ({
    ...{ kind, count: found.length, note },
    isCut: isCut || all[kind].found.length > found.length,
  }));
  const made = { id: context.id(), at: now(), provider: payments.name, isLive: payments.isLive, kinds };
  await context.transaction(async (tx) => {
    await addScan(
      tx,
      { ...made, byId: user.id },
      kept.flatMap(({ found }) => found),
    );
    const counts = Object.fromEntries(kinds.map(({ kind, count }) => [kind, count]));
    await audit(tx, context, { action: "cleanup.scan", target: { kind: "scan", id: made.id }, after: counts });
  });
  return { ...made, by: user.displayName };
});
