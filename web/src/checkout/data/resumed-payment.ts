import { tabStore } from "../../lib/storage/storage.ts";

const KEY = "blenda.resumed";

/** An order that was begun elsewhere and got its card in this tab: after a reload, or the way to the bank, that is still known. */
export const storeResumed = (orderId: string): boolean => tabStore.write(KEY, orderId);
export const isResumed = (orderId: string): boolean => tabStore.read(KEY) === orderId;
export const forgetResumed = (): void => tabStore.remove(KEY);
