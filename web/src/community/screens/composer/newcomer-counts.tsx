import type { Allowance } from "@blenda/domain/community/model";
import { classNames } from "../../../ui/class-names.ts";

interface Props {
  allowance: Allowance | undefined;
  used: { links: number; mentions: number };
}

/** In the first week links and mentions are few, and said where they are written (decision B24); what is too many is counted. */
export function NewcomerCounts({ allowance, used }: Props) {
  if (!allowance?.isNew) return null;
  const { mostLinks, mostMentions } = allowance;
  const over = [
    { word: "links", has: used.links, most: mostLinks },
    { word: "mentions", has: used.mentions, most: mostMentions },
  ].filter(({ has, most }) => most !== null && has > most);
  return (
    <p className={classNames("px-5 pb-3 type-small tabular-nums", over.length > 0 ? "text-bad" : "text-muted")}>
      New members: up to {mostLinks} links and {mostMentions} mentions per post.
      {over.map(({ word, has }) => ` You have ${has} ${word}.`)}
    </p>
  );
}
