import { answerMarked, peopleAddressed, postAnnounced, postModerated } from "@blenda/domain/community/events";
import { communityTexts } from "@blenda/domain/community/texts";
import { followed } from "@blenda/domain/follows/events";
import { doerName } from "@blenda/domain/notifications/rules";
import { notificationTexts } from "@blenda/domain/notifications/texts";
import { type Listener, listener } from "../../platform/events/outbox.ts";
import { notify, notifyAll } from "../notify.ts";
import { findDoer } from "../repository.ts";

/** Once per pair and day: following and unfollowing in turns must not fill a bell. */
const onFollowed = listener("notifications.followed", followed, async (tx, { followerId, followingId, at }) => {
  const followerName = doerName(await findDoer(tx, followerId));
  await notify(tx, {
    userId: followingId,
    type: "follow",
    title: notificationTexts.newFollower,
    message: notificationTexts.followsYou(followerName),
    data: { followerId, followerName },
    actorId: followerId,
    onceKey: `follow/${followerId}/${followingId}/${at.slice(0, 10)}`,
    at,
  });
});

/** Whose comment answered a question. Told once, however often it is taken back and marked again. */
const onAnswerMarked = listener("notifications.answerMarked", answerMarked, async (tx, { postId, commentId, tells, at }) => {
  if (!tells) return;
  const { userId, asker, question } = tells;
  await notify(tx, {
    userId,
    type: "community_reply",
    title: communityTexts.answerTitle,
    message: communityTexts.answered(asker.name, question),
    data: { postId, commenterName: asker.name },
    actorId: asker.userId,
    onceKey: `answer/${commentId}`,
    at,
  });
});

/** A page of followers: each is told once of a post, however often its job was begun. */
const onPostAnnounced = listener("notifications.postAnnounced", postAnnounced, (tx, { postId, author, title, userIds, at }) =>
  notifyAll(
    tx,
    userIds.map((userId) => ({
      ...({ userId, type: "new_post", title: communityTexts.newPostTitle, message: communityTexts.posted(author.name, title) } as const),
      ...{ data: { postId, authorName: author.name }, actorId: author.userId, onceKey: `post/${postId}/${userId}`, at },
    })),
  ),
);

const onPeopleAddressed = listener("notifications.peopleAddressed", peopleAddressed, (tx, { postId, key, author, excerpt, notices, at }) =>
  notifyAll(
    tx,
    notices.map(({ to, says }) => ({
      ...({ userId: to, type: "community_reply" } as const),
      title: says === "mentioned" ? communityTexts.mentionTitle : communityTexts.replyTitle,
      message: communityTexts[says](author.name, excerpt),
      ...{ data: { postId, commenterName: author.name }, actorId: author.userId, onceKey: `${key}/${to}`, at },
    })),
  ),
);

/** The author of what was hidden, removed or shown again hears why. */
const onPostModerated = listener("notifications.postModerated", postModerated, (tx, { postId, authorId, name, to, reason, at }) => {
  const words = {
    published: { title: communityTexts.moderatedTitle.restored, message: communityTexts.restored(name) },
    hidden: { title: communityTexts.moderatedTitle.hidden, message: communityTexts.hiddenBecause(name, reason) },
    removed: { title: communityTexts.moderatedTitle.removed, message: communityTexts.removedBecause(name, reason) },
  }[to];
  return notify(tx, { userId: authorId, type: "system_update", ...words, data: { topic: "report", postId }, at });
});

export const communityListeners: Listener[] = [onFollowed, onAnswerMarked, onPostAnnounced, onPeopleAddressed, onPostModerated];
