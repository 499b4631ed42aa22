import type { Comment } from "@blenda/domain/community/model";
import { useMe } from "../../../lib/session/use-me.ts";
import { Menu } from "../../../ui/controls/menu.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { MenuButton } from "../menu/menu-button.tsx";

interface Props {
  comment: Comment;
  onEdit: () => void;
  onDelete: () => void;
}

/** What else can be done about a comment. */
export function CommentMenu({ comment, onEdit, onDelete }: Props) {
  const me = useMe();
  if (!me || !comment.isOwn) return null;
  return (
    <Menu
      align="end"
      label={`More about the comment by ${comment.author?.name ?? "someone"}`}
      triggerClass="touch-target grid size-8 place-items-center rounded-xs text-muted transition-colors hover:bg-surface-2 hover:text-text"
      trigger={<Icon name="ellipsis" />}
    >
      {comment.canEdit && <MenuButton icon="pen-line" label="Edit comment" onPress={onEdit} />}
      <MenuButton icon="trash-2" label="Delete comment" onPress={onDelete} />
    </Menu>
  );
}
