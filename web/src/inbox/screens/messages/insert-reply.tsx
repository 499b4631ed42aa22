import { can } from "@blenda/domain/access/can";
import { useQuery } from "@tanstack/react-query";
import { useMe } from "../../../lib/session/use-me.ts";
import { iconButtonStyle } from "../../../ui/controls/icon-button.tsx";
import { menuItemStyle } from "../../../ui/controls/menu.tsx";
import { Popover } from "../../../ui/feedback/popover.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { cannedRepliesQuery } from "../../data/canned-replies.ts";

/** A creator's saved replies, one click away. Other people have none, and a creator who has written none is not shown an empty list. */
export function InsertReply({ onInsert }: { onInsert: (body: string) => void }) {
  const isCreator = can(useMe(), "creator");
  const { data: replies = [] } = useQuery({ ...cannedRepliesQuery, enabled: isCreator });
  if (replies.length === 0) return null;
  return (
    <Popover
      label="Insert a saved reply"
      title="Saved replies"
      triggerClass={`${iconButtonStyle} mb-0.5 -ml-2`}
      panelClass="absolute bottom-full left-0 w-72 pb-2"
      trigger={<Icon name="message-square" size={20} />}
    >
      {(close) => (
        <ul className="max-h-72 overflow-y-auto p-1.5">
          {replies.map(({ id, title, body }) => (
            <li key={id}>
              <button
                type="button"
                className={menuItemStyle}
                onClick={() => {
                  close();
                  onInsert(body);
                }}
              >
                <span className="truncate">{title}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Popover>
  );
}
