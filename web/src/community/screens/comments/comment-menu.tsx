import type { Comment } from "@blenda/domain/community/model";
import { communityTexts } from "@blenda/domain/community/texts";
import { useState } from "react";
import { useMe } from "../../../lib/session/use-me.ts";
import { ReportLater } from "../../../reports/parts/report-entry.tsx";
import { Menu } from "../../../ui/controls/menu.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { MenuButton } from "../menu/menu-button.tsx";

interface Props {
  comment: Comment;
  onEdit: () => void;
  onDelete: () => void;
}

/** What else can be done about a comment: one's own is changed, others' are reported. */
export function CommentMenu({ comment, onEdit, onDelete }: Props) {
  const isMember = useMe() !== null;
  const [isReporting, setReporting] = useState(false);
  const name = comment.author?.name ?? communityTexts.unnamed;
  if (!isMember) return null;
  return (
    <>
      <Menu
        align="end"
        label={`More about the comment by ${name}`}
        triggerClass="touch-target grid size-8 place-items-center rounded-xs text-muted transition-colors hover:bg-surface-2 hover:text-text"
        trigger={<Icon name="ellipsis" />}
      >
        {comment.isOwn ? (
          <>
            {comment.canEdit && <MenuButton icon="pen-line" label="Edit comment" onPress={onEdit} />}
            <MenuButton icon="trash-2" label="Delete comment" onPress={onDelete} />
          </>
        ) : (
          <MenuButton icon="flag" label="Report comment" onPress={() => setReporting(true)} />
        )}
      </Menu>
      {isReporting && <ReportLater targetType="comment" targetId={comment.id} onClose={() => setReporting(false)} />}
    </>
  );
}
