import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { BuyProductSlot, BuyTrainingSlot } from "../cart/parts/buy-slots.tsx";
import { CartBadge, CartNotices } from "../cart/parts/cart-badge.tsx";
import { CookieBanner } from "../consent/parts/cookie-banner.tsx";
import { CookieDialog } from "../consent/parts/cookie-dialog.tsx";
import { FollowButton } from "../follows/parts/follow-button.tsx";
import { FollowCounts } from "../follows/parts/follow-counts.tsx";
import { UnreadCount, UnreadMark } from "../inbox/parts/unread.tsx";
import { queryClient } from "../lib/api.ts";
import { Embeds } from "../lib/embeds.tsx";
import { Bell } from "../notifications/parts/bell.tsx";
import { Heart } from "../saved/parts/heart.tsx";
import { SavedMigration } from "../saved/parts/saved-migration.tsx";
import { SearchBox } from "../search/parts/search-box.tsx";
import { Slots } from "../shell/slots.tsx";
import { router } from "./router.tsx";

/** The shell's places are filled here; nothing of the shell itself knows which domains exist. */
const places = {
  search: <SearchBox />,
  bell: <Bell />,
  cart: <CartBadge />,
  accountMark: <UnreadMark />,
  counts: { "/inbox": <UnreadCount /> },
  notices: (
    <>
      <CookieBanner />
      <CookieDialog />
      <SavedMigration />
      <CartNotices />
    </>
  ),
};

/** Places inside cards and pages. */
const embeds = {
  heart: Heart,
  follow: FollowButton,
  followCounts: FollowCounts,
  buyProduct: BuyProductSlot,
  buyTraining: BuyTrainingSlot,
};

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <Slots value={places}>
        <Embeds value={embeds}>
          <RouterProvider router={router} />
        </Embeds>
      </Slots>
    </QueryClientProvider>
  );
}
