import type { ShopSettings as Settings } from "@blenda/domain/shops/model";
import { shopTexts } from "@blenda/domain/shops/texts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { CannedReplies } from "../../../inbox/parts/canned-replies.tsx";
import { buttonStyle } from "../../../ui/controls/button.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { StickyColumn } from "../../../ui/layout/sticky-column.tsx";
import { Tag } from "../../../ui/tag.tsx";
import { settingsQuery } from "../../data/settings-query.ts";
import { wordsOf } from "../../data/shop-fields.ts";
import { useShopForm } from "../../data/use-shop-form.ts";
import { OpenSection } from "./open-section.tsx";
import { PicturesSection } from "./pictures-section.tsx";
import { Preview } from "./preview.tsx";
import { SlugSection } from "./slug-section.tsx";
import { WordsForm } from "./words-form.tsx";

export function ShopSettings() {
  const { data, error, refetch } = useQuery(settingsQuery);
  if (data) return <Loaded settings={data} />;
  if (error) return <ErrorState message={error.message || shopTexts.settingsFailed} onRetry={() => void refetch()} />;
  return (
    <div role="status" className="grid gap-5">
      <span className="sr-only">Loading your shop settings</span>
      <Skeleton className="h-9 w-56" />
      <div className="grid gap-6 xl:grid-cols-2">
        <Skeleton className="h-160 rounded-md" />
        <Skeleton className="h-96 rounded-md" />
      </div>
    </div>
  );
}

function Loaded({ settings }: { settings: Settings }) {
  const form = useShopForm(settings);
  const { shop } = settings;
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="type-h1">Shop settings</h1>
          {shop.isVerified && (
            <Tag tone="sky">
              <Icon name="badge-check" size={14} />
              Verified
            </Tag>
          )}
          {!shop.isEnabled && <Tag tone="warn">Closed</Tag>}
        </div>
        <Link to="/shop/$slug" params={{ slug: shop.slug }} className={buttonStyle()}>
          <Icon name="external-link" />
          View shop
        </Link>
      </div>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,34rem)_minmax(0,1fr)]">
        <div className="grid min-w-0 gap-5">
          <PicturesSection shop={shop} />
          <WordsForm settings={settings} form={form} />
          <SlugSection settings={settings} />
          <CannedReplies />
          <OpenSection shop={shop} />
        </div>
        <StickyColumn className="min-w-0 max-xl:-order-1 max-md:order-none">
          <Preview settings={settings} words={wordsOf(form.draft)} />
        </StickyColumn>
      </div>
    </div>
  );
}
