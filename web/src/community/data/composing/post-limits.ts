import { COMMUNITY } from "@blenda/domain/community/constants";
import type { Allowance } from "@blenda/domain/community/model";
import { linksInRich, namedIn } from "@blenda/domain/community/rules";
import { communityTexts } from "@blenda/domain/community/texts";
import { picturesIn } from "@blenda/domain/shared/rich-text/pictures";
import { isRichTextEmpty, richLength } from "@blenda/domain/shared/rich-text/tree";
import { exact } from "../../../lib/text/numbers.ts";
import { type PostFields, wordsOf } from "./post-fields.ts";

/** How much of what is limited a post has (decision B24). */
export const usedBy = (fields: PostFields) => ({
  links: linksInRich(fields.body),
  mentions: namedIn(wordsOf(fields), fields.people).length,
  media: fields.media.length + new Set(picturesIn(fields.body)).size,
});

export const mostMedia = (allowance: Allowance | undefined): number => allowance?.mostMedia ?? COMMUNITY.MOST_MEDIA;

/** Why it would be refused: said before anything is sent. */
export function postFault(fields: PostFields, allowance: Allowance | undefined): string | null {
  const { title, body, media, products, training } = fields;
  const isEmpty = title.trim() === "" && isRichTextEmpty(body) && media.length + products.length === 0 && training === null;
  if (isEmpty) return communityTexts.nothing;
  if (richLength(body) > COMMUNITY.BODY_MAX) return `Please use at most ${exact(COMMUNITY.BODY_MAX)} characters.`;
  const used = usedBy(fields);
  if (allowance?.mostLinks != null && used.links > allowance.mostLinks) return communityTexts.newLinks;
  if (allowance && used.mentions > allowance.mostMentions)
    return allowance.isNew ? communityTexts.newMentions : `You can mention ${allowance.mostMentions} people in a post.`;
  if (used.media > mostMedia(allowance))
    return allowance?.isNew ? communityTexts.newMedia : `A post can have ${mostMedia(allowance)} files.`;
  return null;
}
