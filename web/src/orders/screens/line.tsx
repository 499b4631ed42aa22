import type { LineStatus } from "@blenda/domain/orders/constants";
import type { OrderLine, OrderPage } from "@blenda/domain/orders/model";
import { isOfTokens, isThing } from "@blenda/domain/orders/rules";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { price } from "../../lib/text/money.ts";
import { OwnReview } from "../../ratings/parts/own-review.tsx";
import { LineRefund } from "../../refunds/parts/line-refund.tsx";
import { buttonStyle } from "../../ui/controls/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Panel } from "../../ui/layout/panel.tsx";
import { Tag, type TagTone } from "../../ui/tag.tsx";
import { Downloads } from "./downloads.tsx";
import { Passport } from "./passport.tsx";
import { Poster } from "./poster.tsx";

/** Only what is out of the ordinary is said. */
const STATES: Partial<Record<LineStatus, { tone: TagTone; word: string }>> = {
  refund_requested: { tone: "sky", word: "Refund requested" },
  partially_refunded: { tone: "sky", word: "Partly refunded" },
  refunded: { tone: "sky", word: "Refunded" },
  disputed: { tone: "warn", word: "Payment disputed" },
  charged_back: { tone: "bad", word: "Charged back" },
  revoked: { tone: "bad", word: "Withdrawn" },
};

export function Line({ line, order }: { line: OrderLine; order: OrderPage }) {
  const isPaid = order.status === "paid";
  const files = order.lines.flatMap(({ downloads }) => downloads).length;
  return (
    <Panel className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-4 gap-y-5 sm:grid-cols-[10rem_minmax(0,1fr)] sm:gap-x-6">
      <Poster
        url={line.posterUrl}
        hue={line.stageHue}
        icon={isOfTokens(line) ? "coins" : line.itemType === "training" ? "graduation-cap" : "box"}
        className="aspect-4/3 self-start sm:row-span-2"
      />
      <Head line={line} isPaid={isPaid} />
      <div className="col-span-2 grid gap-5 empty:hidden sm:col-span-1 sm:col-start-2">
        {line.hasAccess && line.itemType === "training" && <Watch trainingId={line.itemId} />}
        {line.hasAccess && isOfTokens(line) && <SeeTokens />}
        {line.downloads.length > 0 && <Downloads line={line} orderId={order.id} isOnlyOne={files === 1} />}
        {line.licence && <Passport licence={line.licence} line={line} />}
        {line.hasAccess && !order.isTest && isThing(line.itemType) && (
          <OwnReview itemType={line.itemType} itemId={line.itemId} title={line.title} />
        )}
        {isPaid && !order.isTest && line.paidCents > 0 && <LineRefund lineId={line.id} title={line.title} />}
      </div>
    </Panel>
  );
}

function Head({ line, isPaid }: { line: OrderLine; isPaid: boolean }) {
  const state = STATES[line.status];
  const paid = line.listCents - line.discountCents;
  return (
    <div className="grid min-w-0 content-start gap-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="min-w-0 type-h3 break-words">
          <ItemLink line={line}>{line.title}</ItemLink>
        </h2>
        <p className="type-ui font-semibold tabular-nums">
          {line.discountCents > 0 && (
            <s className="mr-2 font-normal text-muted">
              <span className="sr-only">Instead of </span>
              {price(line.listCents)}
            </s>
          )}
          {paid === 0 ? "Free" : price(paid)}
        </p>
      </div>
      <p className="type-small text-muted">
        {line.shopSlug ? (
          <Link to="/shop/$slug" params={{ slug: line.shopSlug }} className="link">
            {line.shopName}
          </Link>
        ) : (
          line.shopName
        )}
        {line.bundle && (
          <>
            {" · From the bundle "}
            <Link to="/bundle/$id" params={{ id: line.bundle.id }} className="link">
              {line.bundle.title}
            </Link>
          </>
        )}
        {line.version && ` · ${isPaid ? "Bought as version" : "Version"} ${line.version}`}
      </p>
      {state && (
        <p>
          <Tag tone={state.tone}>{state.word}</Tag>
        </p>
      )}
    </div>
  );
}

function ItemLink({ line: { itemType, itemId }, children }: { line: OrderLine; children: ReactNode }) {
  const look = "inline-block py-1 transition-colors hover:text-sky";
  if (itemType === "training")
    return (
      <Link to="/learning/$id" params={{ id: itemId }} className={look}>
        {children}
      </Link>
    );
  if (itemType === "product")
    return (
      <Link to="/product/$productId" params={{ productId: itemId }} className={look}>
        {children}
      </Link>
    );
  return children;
}

const SeeTokens = () => (
  <Link to="/blendagen/usage" className={buttonStyle("quiet", "medium", "justify-self-start")}>
    <Icon name="coins" />
    See your tokens
  </Link>
);

const Watch = ({ trainingId }: { trainingId: string }) => (
  <Link to="/learning/$id" params={{ id: trainingId }} className={buttonStyle("primary", "medium", "justify-self-start")}>
    <Icon name="play" />
    Open the course
  </Link>
);
