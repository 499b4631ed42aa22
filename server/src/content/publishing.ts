import { CONTENT } from "@blenda/domain/content/constants";
import { contentDiff, readDocument, readHomepage } from "@blenda/domain/content/rules";
import { addDays } from "@blenda/domain/shared/calendar";
import { refusal } from "../platform/requests/refusal.ts";
import { addVersion, changeDocument, publishDraft, recordChange, refuseOwnPicks, updateDraft } from "./document.ts";
import { askToPublish } from "./jobs.ts";
import { content } from "./procedures.ts";
import { publishedFields } from "./repository.ts";

export const publish = content.publish.handler(({ input, context }) =>
  changeDocument(context, input, async (tx, held) => {
    if (!held.draft) throw refusal("CONTENT_NOTHING_DRAFTED");
    const diff = await publishDraft(tx, held, "published", context.user.id, context.now());
    await recordChange(tx, context, input.name, { action: "content.publish", diff });
  }),
);

export const schedule = content.schedule.handler(({ input, context }) =>
  changeDocument(context, input, async (tx, held) => {
    const { user, now } = context;
    if (!held.draft) throw refusal("CONTENT_NOTHING_DRAFTED");
    if (input.at <= now() || input.at > addDays(now(), CONTENT.SCHEDULE_DAYS_MOST)) throw refusal("CONTENT_TIME_REFUSED");
    await updateDraft(tx, held, { draft: held.draft, publishAt: input.at, scheduledBy: user.id }, { id: user.id, at: now() });
    await askToPublish(tx, context, input.at);
    await recordChange(tx, context, input.name, { action: "content.schedule", after: { publishAt: input.at } });
  }),
);

export const unschedule = content.unschedule.handler(({ input, context }) =>
  changeDocument(context, input, async (tx, held) => {
    if (held.publishAt === null) throw refusal("CONTENT_NOT_SCHEDULED");
    await updateDraft(tx, held, { draft: held.draft }, { id: context.user.id, at: context.now() });
    await recordChange(tx, context, input.name, { action: "content.unschedule", after: { publishAt: null } });
  }),
);

export const rollBack = content.rollBack.handler(({ input: { version, ...input }, context }) =>
  changeDocument(context, input, async (tx, held) => {
    if (held.publishAt !== null) throw refusal("CONTENT_IS_SCHEDULED");
    const earlier = await tx
      .selectFrom("contentVersions")
      .select("document")
      .where("name", "=", input.name)
      .where("version", "=", version)
      .executeTakeFirst();
    if (!earlier) throw refusal("CONTENT_VERSION_GONE");
    const live = await publishedFields(tx, input.name);
    const fields = readDocument(input.name, earlier.document);
    if (input.name === "homepage") await refuseOwnPicks(tx, readHomepage(live), readHomepage(fields), context.user.id);
    const draft = held.draft && { ...held.draft };
    await addVersion(tx, held, { kind: "rolled_back", fields, draft, authorId: context.user.id, at: context.now() });
    await recordChange(tx, context, input.name, { action: "content.rollBack", diff: contentDiff(live, fields) });
  }),
);
