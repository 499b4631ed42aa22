import { usualReplyText } from "@blenda/domain/inbox/rules";
import type { Shop, ShopPage } from "@blenda/domain/shops/model";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { FollowButton } from "../../follows/parts/follow-button.tsx";
import { FollowCounts } from "../../follows/parts/follow-counts.tsx";
import { MessageButton } from "../../inbox/parts/message-button.tsx";
import { exact } from "../../lib/text/numbers.ts";
import { ReportButton } from "../../reports/parts/report-entry.tsx";
import { Avatar } from "../../ui/avatar.tsx";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { Stars } from "../../ui/stars.tsx";
import { Tag } from "../../ui/tag.tsx";
import { useCreatorInfo } from "../data/creator-info.ts";

const LOGO_PX = 96;

interface Props {
  page: ShopPage;
  /** Part of a page that has a heading of its own. */
  isPreview: boolean;
}

export function ShopHeader({ page: { shop, counts, rating, replyMinutes, featured, products }, isPreview }: Props) {
  const Name = isPreview ? "p" : "h1";
  return (
    <header>
      <BannerPicture url={shop.bannerUrl} />
      <div className="page">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
          <div className="-mt-10 -ml-1 rounded-md border-4 border-bg bg-bg md:-mt-12 [&>*]:rounded-sm">
            <Avatar name={shop.name} src={shop.imageUrl} of="shop" size={LOGO_PX} />
          </div>
          <div className="flex flex-wrap items-center gap-2">
            <FollowButton creatorId={shop.creatorId} name={shop.name} size="medium" />
            <MessageButton recipientId={shop.creatorId} name={shop.name} offered={offeredOf([...featured, ...products])} />
            <ReportButton targetType="shop" targetId={shop.creatorId} name={shop.name} ownerId={shop.creatorId} />
          </div>
        </div>
        <div className="mt-4 grid gap-x-12 gap-y-4 lg:grid-cols-[minmax(0,1fr)_auto]">
          <div className="grid content-start gap-2">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
              <Name className="type-h1 wrap-anywhere">{shop.name}</Name>
              {shop.isVerified && (
                <Tag tone="sky">
                  <Icon name="badge-check" size={14} />
                  Verified
                </Tag>
              )}
            </div>
            <ByLine shop={shop} />
            <FollowCounts userId={shop.creatorId} name={shop.name} />
            {shop.description && <p className="max-w-[68ch] whitespace-pre-line text-muted">{shop.description}</p>}
            {replyMinutes !== null && (
              <p className="flex items-center gap-1.5 type-small text-muted">
                <Icon name="clock" size={14} />
                {usualReplyText(replyMinutes)}
              </p>
            )}
            <ShopLinks shop={shop} />
          </div>
          {shop.isEnabled && <Figures counts={counts} rating={rating} />}
        </div>
      </div>
    </header>
  );
}

/** What is shown here, each once: what a message asks about is most likely among it. */
const offeredOf = (cards: ShopPage["products"]): ShopPage["products"] => [...new Map(cards.map((card) => [card.id, card])).values()];

/** A shop may bear another name than the person behind it. */
function ByLine({ shop }: { shop: Shop }) {
  const creator = useCreatorInfo(shop.creatorId);
  if (!creator || creator.displayName === shop.name) return null;
  return (
    <p className="flex items-center gap-2 type-small text-muted">
      <Avatar name={creator.displayName} src={creator.photoUrl} size={20} />
      <span>
        by{" "}
        <Link to="/portfolio/$userId" params={{ userId: shop.creatorId }} className="hover:text-text">
          {creator.displayName}
        </Link>
      </span>
    </p>
  );
}

function BannerPicture({ url }: { url: string | null }) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <div className="h-36 overflow-hidden bg-stage md:h-56 xl:h-64">
      {url && url !== broken && (
        <img
          src={url}
          alt=""
          width={1600}
          height={400}
          fetchPriority="high"
          className="size-full object-cover"
          onError={() => setBroken(url)}
        />
      )}
    </div>
  );
}

function ShopLinks({ shop }: { shop: Shop }) {
  const links: { label: string; href: string; icon: IconName }[] = [
    ...(shop.website ? [{ label: hostOf(shop.website), href: shop.website, icon: "external-link" as const }] : []),
    ...(shop.contactEmail ? [{ label: shop.contactEmail, href: `mailto:${shop.contactEmail}`, icon: "mail" as const }] : []),
    ...shop.socialLinks.map(({ label, url }) => ({ label, href: url, icon: "link" as const })),
  ].filter(({ href }) => /^(https?:|mailto:)/i.test(href));
  if (links.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-2">
      {links.map(({ label, href, icon }) => (
        <li key={href}>
          <a
            href={href}
            rel="noopener noreferrer nofollow"
            {...(icon === "mail" ? {} : { target: "_blank" })}
            className="touch-target inline-flex items-center gap-1.5 type-small text-muted transition-colors hover:text-text"
          >
            <Icon name={icon} size={14} />
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).host.replace(/^www\./, "") : address);

function Figures({ counts, rating }: Pick<ShopPage, "counts" | "rating">) {
  const figures = [
    { label: "Models", value: counts.products },
    { label: "Courses", value: counts.trainings },
    { label: "Sales", value: counts.sales },
  ].filter(({ value }) => value > 0);
  return (
    <div className="flex flex-wrap items-start gap-x-8 gap-y-3">
      <dl className="flex gap-8">
        {figures.map(({ label, value }) => (
          <div key={label} className="grid">
            <dt className="order-2 type-small text-muted">{label}</dt>
            <dd className="type-h2 tabular-nums">{exact(value)}</dd>
          </div>
        ))}
      </dl>
      {rating && (
        <a href="#reviews" className="touch-target rounded-xs pt-2">
          <Stars {...rating} />
        </a>
      )}
    </div>
  );
}
