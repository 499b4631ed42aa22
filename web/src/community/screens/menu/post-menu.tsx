import { can } from "@blenda/domain/access/can";
import { moderatePosts } from "@blenda/domain/community/constants";
import type { Post, PostCard } from "@blenda/domain/community/model";
import { lazy, Suspense, useState } from "react";
import { useMe } from "../../../lib/session/use-me.ts";
import { iconButtonStyle } from "../../../ui/controls/icon-button.tsx";
import { Menu } from "../../../ui/controls/menu.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useMute } from "../../data/mutes.ts";
import { titleOf } from "../../parts/post-tile.tsx";
import { MenuButton } from "./menu-button.tsx";
import { StaffItems } from "./staff-items.tsx";
import type { StaffStep } from "./staff-steps.ts";

const DeletePost = lazy(() => import("./delete-post.tsx").then((module) => ({ default: module.DeletePost })));
const StaffStepDialog = lazy(() => import("./staff-step-dialog.tsx").then((module) => ({ default: module.StaffStepDialog })));
const PostHistory = lazy(() => import("./post-history.tsx").then((module) => ({ default: module.PostHistory })));

type Doing = { what: "delete" } | { what: "history" } | { what: "staff"; step: StaffStep };

/** Everything else that can be done about a post, by whoever may. */
export function PostMenu({ post }: { post: PostCard & Partial<Pick<Post, "isExcluded" | "canEdit">> }) {
  const me = useMe();
  const [doing, setDoing] = useState<Doing | null>(null);
  const { muteUser, muteThread } = useMute();
  const { author, mine } = post;
  if (!me) return null;
  const close = () => setDoing(null);
  const isStaff = can(me, moderatePosts);
  return (
    <>
      <Menu align="end" label={`More about ${titleOf(post)}`} triggerClass={iconButtonStyle} trigger={<Icon name="ellipsis" size={20} />}>
        {mine.isOwn && <MenuButton icon="trash-2" label="Delete post" onPress={() => setDoing({ what: "delete" })} />}
        <MenuButton
          icon={mine.isThreadMuted ? "bell" : "bell-off"}
          label={mine.isThreadMuted ? "Unmute this thread" : "Mute this thread"}
          onPress={() => muteThread(post.id, !mine.isThreadMuted)}
        />
        {!mine.isOwn && <MenuButton icon="user-x" label={`Mute ${author.name}`} onPress={() => muteUser(author)} />}
        {isStaff && (
          <StaffItems post={post} onStep={(step) => setDoing({ what: "staff", step })} onHistory={() => setDoing({ what: "history" })} />
        )}
      </Menu>
      <Suspense>
        {doing?.what === "delete" && <DeletePost post={post} onClose={close} />}
        {doing?.what === "history" && <PostHistory post={post} onClose={close} />}
        {doing?.what === "staff" && <StaffStepDialog post={post} step={doing.step} onClose={close} />}
      </Suspense>
    </>
  );
}
