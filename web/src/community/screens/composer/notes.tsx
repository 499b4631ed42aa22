import { PACE } from "@blenda/domain/community/constants";
import type { Allowance } from "@blenda/domain/community/model";
import { communityTexts } from "@blenda/domain/community/texts";
import type { ReactNode } from "react";
import { useSecondsUntil } from "../../../lib/clock/countdown.ts";
import { Icon, type IconName } from "../../../ui/icon.tsx";
import type { PostFields } from "../../data/composing/post-fields.ts";

interface Props {
  fields: PostFields;
  allowance: Allowance | undefined;
  /** Files that are still on their way. */
  sending: number;
  isWaiting: boolean;
}

/** What will happen when it is posted, and what holds it up. */
export function Notes({ fields, allowance, sending, isWaiting }: Props) {
  const pause = useSecondsUntil(allowance?.nextPostAt ? Date.parse(allowance.nextPostAt) : null);
  return (
    <ul className="grid gap-1.5 type-small text-muted">
      <Note icon="clock">
        {allowance?.isNew ? communityTexts.newEditOver : `Free to edit for ${PACE.FREE_EDIT_MINUTES} minutes, marked as edited afterwards.`}
      </Note>
      {fields.media.some(({ kind }) => kind === "model") && (
        <Note icon="eye">The feed shows a light preview of your model, never the file.</Note>
      )}
      {fields.visibility === "followers" && <Note icon="users">Only people who follow you will see it.</Note>}
      {allowance?.postsLeft === 0 && <Note icon="circle-alert">{communityTexts.firstDayPosts}</Note>}
      {pause > 0 && <Note icon="circle-alert">{communityTexts.wait(pause, "post")}</Note>}
      {sending > 0 && (
        <Note icon="circle-alert">
          <span role="status">{waitsFor(sending, isWaiting)}</span>
        </Note>
      )}
    </ul>
  );
}

function waitsFor(sending: number, isWaiting: boolean): string {
  const what = sending === 1 ? "1 upload" : `${sending} uploads`;
  return isWaiting
    ? `Posting as soon as ${what} finish${sending === 1 ? "es" : ""}.`
    : `Still uploading. Post now and it goes live when the ${sending === 1 ? "upload finishes" : "uploads finish"}.`;
}

const Note = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <li className="flex gap-2">
    <Icon name={icon} size={16} className="mt-0.5" />
    <span>{children}</span>
  </li>
);
