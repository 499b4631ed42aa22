import type { ManyEvent } from "@blenda/domain/authoring/constants";
import type { Item } from "@blenda/domain/authoring/model";
import type { QueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { newKey } from "../../../lib/calls/key.ts";
import { forgetItems } from "../../../product/editor/draft-kind.ts";
import { iconButtonStyle } from "../../../ui/controls/icon-button.tsx";
import { Menu, menuItemStyle } from "../../../ui/controls/menu.tsx";
import { ConfirmDialog } from "../../../ui/feedback/confirm-dialog.tsx";
import { Icon, type IconName } from "../../../ui/icon.tsx";
import { Pressable } from "../../../ui/layout/pressable.tsx";
import { editAddress, nameOf, pageAddress } from "./item-address.ts";
import { learnMany } from "./learn-many.ts";
import { moveItems, nounOf } from "./many-items.ts";
import { canMove, MOVES } from "./moves.ts";
import { VersionDialog } from "./version-dialog.tsx";

const ICONS: Record<ManyEvent, IconName> = { unlist: "eye-off", relist: "eye", archive: "folder", delete: "trash-2" };

/** Everything else that can be done with one product or course. */
export function ItemMenu({ item }: { item: Item }) {
  const [asked, setAsked] = useState<ManyEvent | "version" | null>(null);
  const navigate = useNavigate();
  const close = () => setAsked(null);
  const move = useAct(moveItems, {
    learn: (outcome, cache) => {
      learnMany(outcome, cache, nounOf([item]));
      close();
    },
  });
  const copied = {
    learn: ({ id }: { id: string }, cache: QueryClient) => {
      forgetItems(cache);
      void navigate(editAddress({ itemType: item.itemType, id }));
    },
    done: () => "Copied as a new draft",
  };
  const product = useAct(api.authoring.duplicate, copied);
  const course = useAct(api.teaching.duplicate, copied);
  const duplicate = item.itemType === "product" ? product : course;
  const isPublic = item.status === "published" || item.status === "unlisted";
  const events = (Object.keys(MOVES) as ManyEvent[]).filter((event) => canMove(item, event));
  return (
    <Pressable onClick={(event) => event.stopPropagation()}>
      <Menu label={`More about ${nameOf(item)}`} align="end" triggerClass={iconButtonStyle} trigger={<Icon name="ellipsis" size={20} />}>
        <Link role="menuitem" tabIndex={-1} {...editAddress(item)} className={menuItemStyle}>
          <Icon name="pen-line" />
          Edit
        </Link>
        {isPublic && (
          <Link role="menuitem" tabIndex={-1} {...pageAddress(item)} className={menuItemStyle}>
            <Icon name="external-link" />
            Open its page
          </Link>
        )}
        {isPublic && item.itemType === "product" && (
          <Line icon="layers" text="Release a new version" onChoose={() => setAsked("version")} />
        )}
        <Line icon="copy" text="Duplicate" onChoose={() => duplicate.act({ id: item.id, key: newKey() })} />
        {events.map((event) => (
          <Line key={event} icon={ICONS[event]} text={MOVES[event].label} onChoose={() => setAsked(event)} />
        ))}
      </Menu>
      {asked === "version" && <VersionDialog item={item} onClose={close} />}
      {asked !== null && asked !== "version" && (
        <ConfirmDialog
          question={MOVES[asked].question(1, nounOf([item]))}
          label={MOVES[asked].label}
          kind={asked === "delete" || asked === "archive" ? "danger" : "primary"}
          isBusy={move.isActing}
          onYes={() => move.act({ items: [item], event: asked })}
          onClose={close}
        >
          {MOVES[asked].means}
        </ConfirmDialog>
      )}
    </Pressable>
  );
}

function Line({ icon, text, onChoose }: { icon: IconName; text: string; onChoose: () => void }) {
  return (
    <button type="button" role="menuitem" tabIndex={-1} className={menuItemStyle} onClick={onChoose}>
      <Icon name={icon} />
      {text}
    </button>
  );
}
