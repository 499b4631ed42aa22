import type { PortfolioPage } from "@blenda/domain/portfolio/model";
import { momentsAs } from "@blenda/domain/shared/language/formats";
import { Link } from "@tanstack/react-router";
import { BlockButton } from "../../blocks/parts/block-button.tsx";
import { FollowButton } from "../../follows/parts/follow-button.tsx";
import { FollowCounts } from "../../follows/parts/follow-counts.tsx";
import { MessageButton } from "../../inbox/parts/message-button.tsx";
import { exact } from "../../lib/text/numbers.ts";
import { ShareButton } from "../../product/share-button.tsx";
import { ReportButton } from "../../reports/parts/report-entry.tsx";
import { Avatar } from "../../ui/avatar.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Tag } from "../../ui/tag.tsx";
import { OutsideLinks } from "./outside-links.tsx";

const AVATAR_PX = 112;
const joined = momentsAs({ month: "long", year: "numeric" });

interface Props {
  page: PortfolioPage;
  isEditing: boolean;
  onEditing: (isEditing: boolean) => void;
}

export function PortfolioHeader({ page, isEditing, onEditing }: Props) {
  const { header, shop } = page;
  return (
    <header className="grid gap-5 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-x-8">
      <Avatar name={page.displayName} src={page.avatarUrl} size={AVATAR_PX} />
      <div className="grid min-w-0 gap-4">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
          <div className="grid min-w-0 gap-2">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
              <h1 className="type-h1 wrap-anywhere">{page.displayName}</h1>
              {header.isAvailable && (
                <Tag tone="ok" hasDot>
                  Available for work
                </Tag>
              )}
            </div>
            <ul className="flex flex-wrap items-center gap-x-5 gap-y-2 type-small text-muted tabular-nums">
              {shop && (
                <li className="flex">
                  <ShopMark shop={shop} />
                </li>
              )}
              {header.location && <Fact icon="map-pin" text={header.location} />}
              {page.views > 0 && <Fact icon="eye" text={`${exact(page.views)} ${page.views === 1 ? "view" : "views"}`} />}
              <Fact icon="calendar" text={`Joined ${joined(page.joinedAt)}`} />
            </ul>
            <FollowCounts userId={page.userId} name={page.displayName} />
          </div>
          <Actions page={page} isEditing={isEditing} onEditing={onEditing} />
        </div>
        {!isEditing && (
          <>
            {header.bio && <p className="max-w-[68ch] whitespace-pre-line text-muted">{header.bio}</p>}
            <Words label="Skills" words={[...header.skills, ...header.software]} />
            <OutsideLinks links={header.links} />
          </>
        )}
      </div>
    </header>
  );
}

function Actions({ page, isEditing, onEditing }: Props) {
  if (page.isOwn)
    return (
      <div data-print="hidden" className="flex flex-wrap gap-2">
        {!isEditing && <ShareButton title={page.displayName} />}
        <Button icon={isEditing ? "check" : "pen-line"} onClick={() => onEditing(!isEditing)}>
          {isEditing ? "Done" : "Edit portfolio"}
        </Button>
      </div>
    );
  return (
    <div data-print="hidden" className="flex flex-wrap gap-2">
      <FollowButton creatorId={page.userId} name={page.displayName} size="medium" />
      <MessageButton recipientId={page.userId} name={page.displayName} />
      <ShareButton title={page.displayName} />
      <BlockButton userId={page.userId} name={page.displayName} />
      <ReportButton targetType="user" targetId={page.userId} name={page.displayName} ownerId={page.userId} />
    </div>
  );
}

function ShopMark({ shop }: { shop: NonNullable<PortfolioPage["shop"]> }) {
  return (
    <Link
      to="/shop/$slug"
      params={{ slug: shop.slug }}
      className="touch-target inline-flex items-center gap-1.5 text-text transition-colors hover:text-sky"
    >
      <Icon name="store" size={16} className="text-muted" />
      {shop.name}
      {shop.isVerified && (
        <>
          <Icon name="badge-check" size={16} className="text-sky" />
          <span className="sr-only">Verified</span>
        </>
      )}
    </Link>
  );
}

function Fact({ icon, text }: { icon: string; text: string }) {
  return (
    <li className="flex items-center gap-1.5">
      <Icon name={icon} size={16} />
      {text}
    </li>
  );
}

function Words({ label, words }: { label: string; words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <ul aria-label={label} className="flex flex-wrap gap-1.5">
      {[...new Set(words)].map((word) => (
        <li key={word}>
          <Tag>{word}</Tag>
        </li>
      ))}
    </ul>
  );
}
