import { expect, test } from "vitest";
import { NOTIFICATIONS } from "./constants.ts";
import { kindOf, NOTIFICATION_CHANNELS, NOTIFICATION_KINDS, NOTIFICATION_TYPES } from "./kinds.ts";
import { ChannelChoice } from "./model.ts";
import { aggregatedMessage, badgeText, channelChoices, destination, doerName, excerpt, isRecent, settledChoice } from "./rules.ts";
import { notificationTexts } from "./texts.ts";

const names = ["Zoe", "Yan", "Xia", "Wim", "Val"];

test.each([
  [1, "Zoe saved Lamp"],
  [2, "Zoe and Yan saved Lamp"],
  [3, "Zoe, Yan and Xia saved Lamp"],
  [4, "Zoe, Yan, Xia and Wim saved Lamp"],
  [5, "Zoe, Yan, Xia, Wim and Val saved Lamp"],
  [6, "Zoe, Yan and 4 others saved Lamp"],
  [50, "Zoe, Yan and 48 others saved Lamp"],
])("the wording changes at 1, 2, up to 5, and more than 5 people: %i", (count, message) => {
  expect(aggregatedMessage("product_saved", names, count, "Lamp")).toBe(message);
});

test.each([
  [["Someone"], 1, "Someone"],
  [["Someone", "Someone"], 2, "2 people"],
  [["Someone", "Zoe"], 2, "Zoe and someone else"],
  [["Someone", "Zoe", "Someone", "Yan"], 4, "Zoe, Yan and 2 others"],
  [["Someone", "Someone", "Someone", "Someone", "Someone", "Zoe"], 12, "Zoe and 11 others"],
  [["Someone", "Someone", "Someone", "Someone", "Someone", "Someone"], 12, "12 people"],
])("who has no name is counted behind those who have: %j of %i", (told, count, who) => {
  expect(aggregatedMessage("product_added_to_cart", told, count, "Lamp")).toBe(`${who} added Lamp to their cart`);
});

test("adding to a cart is told the same way", () => {
  expect(aggregatedMessage("product_added_to_cart", names, 2, "Lamp")).toBe("Zoe and Yan added Lamp to their cart");
  expect(NOTIFICATION_KINDS.product_added_to_cart.together.title).toBe("Added to cart");
  expect(NOTIFICATION_KINDS.product_saved.together.title).toBe("Product saved");
});

test("an excerpt has 50 characters as people count them, on one line", () => {
  expect(excerpt(` short\n  text `)).toBe("short text");
  expect(excerpt("a".repeat(50))).toBe("a".repeat(50));
  expect(excerpt("😀".repeat(51))).toBe(`${"😀".repeat(50)}…`);
});

test("the doer is named by display name, else the part of the address before the at-sign, else 'Someone'", () => {
  expect(doerName({ displayName: "Ada", email: "a@b.example" })).toBe("Ada");
  expect(doerName({ displayName: "", email: "ada.l@b.example" })).toBe("ada.l");
  expect(doerName({ displayName: null, email: "" })).toBe("Someone");
  expect(doerName(null)).toBe("Someone");
});

test("refusals have high priority, saves a low one", () => {
  const high = NOTIFICATION_TYPES.filter((type) => kindOf(type).priority === "high");
  expect(high).toEqual(["product_rejected", "product_changes_requested", "training_rejected", "training_changes_requested"]);
  expect(NOTIFICATION_KINDS.product_saved.priority).toBe("low");
  expect(NOTIFICATION_KINDS.product_sale.priority).toBe("medium");
  expect(NOTIFICATION_KINDS.follow.priority).toBe("normal");
});

test("the badge shows 9+ above 9, and nothing for nothing", () => {
  expect([0, 1, 9, 10, 50].map(badgeText)).toEqual([null, "1", "9", "9+", "9+"]);
});

test("recent means the last seven days", () => {
  const now = Date.parse("2026-05-08T12:00:00.000Z");
  expect(isRecent("2026-05-01T12:00:00.001Z", now)).toBe(true);
  expect(isRecent("2026-05-01T12:00:00.000Z", now)).toBe(false);
});

test("a press leads to the conversation, the post, the person, the product or the training", () => {
  expect(destination({ type: "community_reply", data: { postId: "p 1" } })).toBe("/community?post=p%201&expand=true");
  expect(destination({ type: "follow", data: { followerId: "ada" } })).toBe("/portfolio/ada");
  expect(destination({ type: "system_update", data: { topic: "application" } })).toBe("/become-a-creator");
  expect(destination({ type: "product_saved", data: { productId: "lamp" } })).toBe("/product/lamp");
  expect(destination({ type: "training_rejected", data: { trainingId: "t1" } })).toBe("/learning/t1");
  expect(destination({ type: "training_rejected", data: { trainingId: "t1", trainingDraftId: "t1" } })).toBe("/dashboard/edit-training/t1");
  expect(destination({ type: "system_update", data: { conversationId: "c1" } })).toBe("/inbox?conversation=c1");
  expect(destination({ type: "affiliate_invite", data: {} })).toBe("/affiliate-dashboard");
  const asked = { topic: "question", trainingId: "t1", lessonId: "l 2", questionId: "q3" } as const;
  expect(destination({ type: "system_update", data: asked })).toBe("/learning/t1?lesson=l+2&question=q3");
  expect(destination({ type: "system_update", data: { topic: "sale_invite" } })).toBe("/dashboard/sale-events");
  expect(destination({ type: "system_update", data: {} })).toBeNull();
});

test("everything is told in the product by default, and followers and saves are not mailed", () => {
  const choices = channelChoices([]);
  expect(choices.map(({ type }) => type)).toEqual(NOTIFICATION_CHANNELS);
  expect(choices.every(({ inApp }) => inApp)).toBe(true);
  const mailed = new Map(choices.map(({ type, mail }) => [type, mail]));
  expect([mailed.get("product_sale"), mailed.get("product_rejected"), mailed.get("follow"), mailed.get("product_saved")]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test("a choice stands in the place of its default", () => {
  const chosen = ChannelChoice.parse({ type: "product_sale", inApp: true, mail: false });
  expect(channelChoices([chosen]).find(({ type }) => type === "product_sale")).toEqual(chosen);
  expect(channelChoices([chosen])).toHaveLength(NOTIFICATION_CHANNELS.length);
});

test("what is not told in the product is not mailed either", () => {
  expect(settledChoice({ type: "follow", inApp: false, mail: true })).toEqual({ type: "follow", inApp: false, mail: false });
  expect(settledChoice({ type: "follow", inApp: true, mail: true })).toEqual({ type: "follow", inApp: true, mail: true });
});

test("a summary counts sales today and likes in the last 7 days", () => {
  expect(NOTIFICATIONS.SUMMARY_LIKES_DAYS).toBe(7);
  expect(notificationTexts.summaryOf(1, 2)).toBe("1 sale today, 2 likes in the last 7 days");
  expect(notificationTexts.summaryOf(0, 1)).toBe("0 sales today, 1 like in the last 7 days");
});
