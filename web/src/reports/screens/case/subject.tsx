import type { ReportCase } from "@blenda/domain/reports/model";
import { reportTexts } from "@blenda/domain/reports/texts";
import { useState } from "react";
import { agoOf, clockOf, dayOf, momentOf } from "../../../lib/text/time.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button, buttonStyle } from "../../../ui/controls/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import { stageStyle } from "../../../ui/stage-style.ts";
import { Tag } from "../../../ui/tag.tsx";
import { PRIORITY_TONES, STATE_TONES } from "../case-labels.ts";

/** What was reported, as the reporter saw it. */
export function Subject({ found }: { found: ReportCase }) {
  const { number, targetType, reason, priority, state, hiddenAt, author, seen, path, isChanged } = found;
  const kind = reportTexts.targets[targetType];
  return (
    <Panel className="grid gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <Tag tone={PRIORITY_TONES[priority]}>{reportTexts.reasons[reason]}</Tag>
        {priority === "urgent" && <Tag tone="bad">{reportTexts.priorities.urgent}</Tag>}
        {hiddenAt && state === "hidden" ? (
          <Tag tone="warn">Hidden automatically at {clockOf(hiddenAt)}</Tag>
        ) : (
          <Tag tone={STATE_TONES[state]}>{reportTexts.states[state]}</Tag>
        )}
        <p className="ml-auto type-small text-muted tabular-nums">Report {number}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="flex min-w-0 flex-1 basis-64 items-center gap-3">
          <Avatar name={author?.name ?? "Former member"} src={author?.avatarUrl ?? null} size={40} />
          <div className="grid min-w-0">
            <h2 className="truncate type-ui font-semibold">{author?.name ?? "Former member"}</h2>
            <p className="type-small text-muted">
              <span className="capitalize">{kind}</span> {seen.place}
              {seen.createdAt && (
                <>
                  {" · "}
                  <time dateTime={seen.createdAt} title={momentOf(seen.createdAt)}>
                    {agoOf(seen.createdAt)}
                  </time>
                </>
              )}
              {author && ` · account since ${dayOf(author.joinedAt)}`}
              {author?.isSuspended && " · suspended"}
            </p>
          </div>
        </div>
        {path && (
          <a href={path} target="_blank" rel="noreferrer" className={buttonStyle("secondary", "small")}>
            <Icon name="external-link" />
            Open {kind}
          </a>
        )}
      </div>
      {seen.title && <p className="type-h3 wrap-anywhere">{seen.title}</p>}
      {seen.text && <blockquote className="border-l-2 border-bad pl-4 whitespace-pre-line wrap-anywhere">{seen.text}</blockquote>}
      {seen.pictureUrl && <Picture key={found.id} url={seen.pictureUrl} stageHue={seen.stageHue} isCovered={reason === "nsfw"} />}
      {isChanged && <p className="type-small text-warn">Its author has changed it since. This is what was reported.</p>}
    </Panel>
  );
}

/** What may be hard to look at is looked at on purpose. */
function Picture({ url, stageHue, isCovered }: { url: string; stageHue: number | null; isCovered: boolean }) {
  const [isShown, setShown] = useState(!isCovered);
  return (
    <div style={stageStyle(stageHue)} className="relative grid max-h-80 place-items-center overflow-hidden rounded-sm bg-stage">
      <img src={url} alt="As it was reported" className={`max-h-80 max-w-full object-contain ${isShown ? "" : "blur-2xl"}`} />
      {!isShown && (
        <Button size="small" icon="eye" className="absolute!" onClick={() => setShown(true)}>
          Show the picture
        </Button>
      )}
    </div>
  );
}
