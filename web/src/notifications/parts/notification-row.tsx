import { leadsSomewhere } from "@blenda/domain/navigation";
import { channelKind } from "@blenda/domain/notifications/kinds";
import type { Notification } from "@blenda/domain/notifications/model";
import { destination } from "@blenda/domain/notifications/rules";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { readAddress } from "../../lib/page/address.ts";
import { sessionQuery } from "../../lib/session/session.ts";
import { momentOf } from "../../lib/text/time.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { stageStyle } from "../../ui/stage-style.ts";
import { timeAgo } from "./time-ago.ts";

interface Props {
  item: Notification;
  now: number;
  /** `isLeaving` when the press also leads to another page. */
  onOpen: (item: Notification, isLeaving: boolean) => void;
}

/** One notification. A press marks it read and leads to what it is about, if there is something to see. */
export function NotificationRow({ item, now, onOpen }: Props) {
  const isHigh = item.priority === "high";
  // "Copperleaf posted …" says all that its title would.
  const isOneLine = item.type === "new_post";
  return (
    <Pressable item={item} onOpen={onOpen}>
      {!item.read && <span aria-hidden="true" className="absolute top-6.5 left-1.5 size-1.5 rounded-full bg-ember" />}
      <Mark item={item} />
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span className="flex items-baseline justify-between gap-3">
          <span className={classNames("type-ui", isOneLine ? "line-clamp-2" : "truncate font-semibold", isHigh ? "text-bad" : "text-text")}>
            {!item.read && <span className="sr-only">Unread: </span>}
            {isOneLine ? <Message item={item} name={item.data.authorName} /> : item.title}
          </span>
          <time dateTime={item.updatedAt} title={momentOf(item.updatedAt)} className="shrink-0 type-label text-muted tabular-nums">
            {timeAgo(item.updatedAt, now)}
          </time>
        </span>
        {!isOneLine && (
          <span className="line-clamp-2 type-small text-muted">
            <Message item={item} name={item.data.productName} />
          </span>
        )}
      </span>
      <Thumbnail item={item} />
    </Pressable>
  );
}

const rowStyle = "relative flex w-full items-start gap-3 px-4 py-3 text-left transition-colors -outline-offset-2 hover:bg-surface-3";

function Pressable({ item, onOpen, children }: Omit<Props, "now"> & { children: ReactNode }) {
  const { user, flags } = useSuspenseQuery(sessionQuery).data;
  const [path = "", asked = ""] = (destination(item) ?? "").split("?");
  const style = classNames(rowStyle, !item.read && "bg-surface-2");
  if (path && leadsSomewhere(path, user, flags))
    return (
      <Link to={path} search={readAddress(asked)} className={style} onClick={() => onOpen(item, true)}>
        {children}
      </Link>
    );
  return (
    <button type="button" className={style} onClick={() => onOpen(item, false)}>
      {children}
    </button>
  );
}

/** The doer, by their logo or face; a notice without one has the mark of its kind. */
function Mark({ item: { doer, data, type, priority } }: { item: Notification }) {
  const isHigh = priority === "high";
  if (doer && !isHigh) return <Avatar name={doer.name} src={doer.imageUrl} of={doer.isShop ? "shop" : "person"} size={32} />;
  return (
    <span
      className={classNames(
        "grid size-8 shrink-0 place-items-center rounded-xs",
        isHigh ? "bg-bad-soft text-bad" : "bg-surface-3 text-muted",
      )}
    >
      <Icon name={channelKind(data.topic ?? type).icon} size={16} />
    </span>
  );
}

/** The name of the product, or of the poster, stands out wherever the sentence has it. */
function Message({ item: { message }, name }: { item: Notification; name: string | undefined }) {
  const at = name ? message.indexOf(name) : -1;
  if (!name || at < 0) return message;
  return (
    <>
      {message.slice(0, at)}
      <span className="font-semibold text-text">{name}</span>
      {message.slice(at + name.length)}
    </>
  );
}

/** The product on its stage, or the picture of the post. One that is not for everybody may not load; then there is none. */
function Thumbnail({ item: { imageUrl, stageHue } }: { item: Notification }) {
  const [isBroken, setBroken] = useState(false);
  if (!imageUrl || isBroken) return null;
  return (
    <span style={stageStyle(stageHue)} className="grid h-9 w-12 shrink-0 place-items-center overflow-hidden rounded-xs bg-stage">
      <img
        src={imageUrl}
        alt=""
        width={48}
        height={36}
        loading="lazy"
        decoding="async"
        className="size-full object-contain"
        onError={() => setBroken(true)}
      />
    </span>
  );
}
