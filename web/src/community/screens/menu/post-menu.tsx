import { can } from "@blenda/domain/access/can";
import { moderatePosts } from "@blenda/domain/community/constants";
import type { Post, PostCard } from "@blenda/domain/community/model";
import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { useMe } from "../../../lib/session/use-me.ts";
import { ReportLater } from "../../../reports/parts/report-entry.tsx";
import { iconButtonStyle } from "../../../ui/controls/icon-button.tsx";
import { Menu, menuItemStyle } from "../../../ui/controls/menu.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useMute } from "../../data/mutes.ts";
import { dropPosts } from "../../data/post-lists.ts";
import { titleOf } from "../../parts/post-tile.tsx";
import { MenuButton } from "./menu-button.tsx";
import { StaffItems } from "./staff-items.tsx";
import type { StaffStep } from "./staff-steps.ts";

const DeletePost = lazy(() => import("./delete-post.tsx").then((module) => ({ default: module.DeletePost })));
const BlockDialog = lazy(() => import("../../../blocks/parts/block-dialog.tsx").then((module) => ({ default: module.BlockDialog })));
const StaffStepDialog = lazy(() => import("./staff-step-dialog.tsx").then((module) => ({ default: module.StaffStepDialog })));
const PostHistory = lazy(() => import("./post-history.tsx").then((module) => ({ default: module.PostHistory })));

type MenuAction = { what: "delete" | "history" | "report" | "block" } | { what: "staff"; step: StaffStep };

/** Everything else that can be done about a post, by whoever may. */
export function PostMenu({ post }: { post: PostCard & Partial<Pick<Post, "isExcluded" | "canEdit">> }) {
  const me = useMe();
  const cache = useQueryClient();
  const [doing, setDoing] = useState<MenuAction | null>(null);
  const { muteUser, muteThread } = useMute();
  const { author, mine } = post;
  if (!me) return null;
  const close = () => setDoing(null);
  const forget = () => dropPosts(cache, (each) => each.author.userId === author.userId);
  const isStaff = can(me, moderatePosts);
  return (
    <>
      <Menu align="end" label={`More about ${titleOf(post)}`} triggerClass={iconButtonStyle} trigger={<Icon name="ellipsis" size={20} />}>
        {mine.isOwn && (
          <>
            <Link to="/community" search={{ edit: post.id }} role="menuitem" tabIndex={-1} preload={false} className={menuItemStyle}>
              <Icon name="pen-line" />
              Edit post
            </Link>
            <MenuButton icon="trash-2" label="Delete post" onPress={() => setDoing({ what: "delete" })} />
          </>
        )}
        <MenuButton
          icon={mine.isThreadMuted ? "bell" : "bell-off"}
          label={mine.isThreadMuted ? "Unmute this thread" : "Mute this thread"}
          onPress={() => muteThread(post.id, !mine.isThreadMuted)}
        />
        {!mine.isOwn && (
          <>
            <MenuButton icon="user-x" label={`Mute ${author.name}`} onPress={() => muteUser(author)} />
            <MenuButton icon="ban" label={`Block ${author.name}`} onPress={() => setDoing({ what: "block" })} />
            <MenuButton icon="flag" label="Report post" onPress={() => setDoing({ what: "report" })} />
          </>
        )}
        {isStaff && (
          <StaffItems post={post} onStep={(step) => setDoing({ what: "staff", step })} onHistory={() => setDoing({ what: "history" })} />
        )}
      </Menu>
      <Suspense>
        {doing?.what === "delete" && <DeletePost post={post} onClose={close} />}
        {doing?.what === "block" && <BlockDialog userId={author.userId} name={author.name} onDone={forget} onClose={close} />}
        {doing?.what === "history" && <PostHistory post={post} onClose={close} />}
        {doing?.what === "staff" && <StaffStepDialog post={post} step={doing.step} onClose={close} />}
      </Suspense>
      {doing?.what === "report" && <ReportLater targetType="post" targetId={post.id} name={titleOf(post)} onClose={close} />}
    </>
  );
}
