import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { lazy } from "react";
import { BuyProductSlot, BuyTrainingSlot } from "../cart/parts/buy-slots.tsx";
import { CartBadge, CartNotices } from "../cart/parts/cart-badge.tsx";
import { CookieNotices } from "../consent/parts/cookie-notices.tsx";
import { BroadcastNotice } from "../generator/parts/notice.tsx";
import { queryClient } from "../lib/calls/api.ts";
import { Embeds } from "../product/embeds.tsx";
import { Heart } from "../saved/parts/heart.tsx";
import { SearchBox } from "../search/parts/search-box.tsx";
import { Slots } from "../shell/slots.tsx";
import { BALANCE_PLACE } from "../tokens/parts/token-labels.ts";
import { ComparePlace } from "./compare-place.tsx";
import { ForMembers } from "./for-members.tsx";
import { MfaPlaces } from "./mfa-places.tsx";
import { router } from "./router.tsx";

const Bell = lazy(() => import("../notifications/parts/bell.tsx").then((part) => ({ default: part.Bell })));
const ReviewRequests = lazy(() => import("../ratings/parts/review-requests.tsx").then((part) => ({ default: part.ReviewRequests })));
const ReportButton = lazy(() => import("../reports/parts/report-entry.tsx").then((part) => ({ default: part.ReportButton })));
const SavedMigration = lazy(() => import("../saved/parts/saved-migration.tsx").then((part) => ({ default: part.SavedMigration })));

const loadUnread = () => import("../inbox/parts/unread.tsx");
const UnreadCount = lazy(() => loadUnread().then((part) => ({ default: part.UnreadCount })));
const UnreadMark = lazy(() => loadUnread().then((part) => ({ default: part.UnreadMark })));
const FollowedTags = lazy(() => import("../community/parts/followed-tags.tsx").then((part) => ({ default: part.FollowedTags })));
const loadBalance = () => import("../tokens/parts/token-balance.tsx");
const TokenBalance = lazy(() => loadBalance().then((part) => ({ default: part.TokenBalance })));
const TokenCount = lazy(() => loadBalance().then((part) => ({ default: part.TokenCount })));
const StaffDoor = lazy(() => import("../mfa/parts/staff-door.tsx").then((part) => ({ default: part.StaffDoor })));
const StaffSearch = lazy(() => import("../dashboard/parts/staff-search.tsx").then((part) => ({ default: part.StaffSearch })));
const StaffClock = lazy(() => import("../mfa/parts/staff-clock.tsx").then((part) => ({ default: part.StaffClock })));
const enterAdmin = async () => (await import("../mfa/data/enter-admin.ts")).enterAdmin((to) => router.history.push(to));
const PayOrder = lazy(() => import("../checkout/parts/pay-order.tsx").then((part) => ({ default: part.PayOrder })));

/** The shell's places are filled here; nothing of the shell itself knows which domains exist. */
const places = {
  search: <SearchBox />,
  staffSearch: (
    <ForMembers>
      <StaffSearch />
    </ForMembers>
  ),
  bell: (
    <ForMembers meanwhile={<span className="size-10 shrink-0" />}>
      <Bell />
    </ForMembers>
  ),
  balance: (
    <ForMembers meanwhile={<span className={BALANCE_PLACE} />}>
      <TokenBalance />
    </ForMembers>
  ),
  cart: <CartBadge />,
  accountMark: (
    <ForMembers>
      <UnreadMark />
    </ForMembers>
  ),
  counts: {
    "/inbox": (
      <ForMembers>
        <UnreadCount />
      </ForMembers>
    ),
    "/blendagen/usage": (
      <ForMembers>
        <TokenCount />
      </ForMembers>
    ),
  },
  community: (
    <ForMembers>
      <FollowedTags />
    </ForMembers>
  ),
  question: <CookieNotices />,
  notices: (
    <>
      <ForMembers>
        <SavedMigration />
        <ReviewRequests />
      </ForMembers>
      <CartNotices />
      <BroadcastNotice />
      <MfaPlaces />
      <ComparePlace />
    </>
  ),
  staffDoor: StaffDoor,
  staffClock: (
    <ForMembers>
      <StaffClock />
    </ForMembers>
  ),
  enterAdmin: () => void enterAdmin(),
};

/** Places inside cards and pages. */
const embeds = {
  heart: Heart,
  buyProduct: BuyProductSlot,
  buyTraining: BuyTrainingSlot,
  payOrder: PayOrder,
  report: ReportButton,
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
