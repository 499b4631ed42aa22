import { authoringTexts } from "@blenda/domain/authoring/texts";
import type { DecisionLine } from "@blenda/domain/review/model";
import { workingTimeText } from "@blenda/domain/review/rules";
import { reviewScreens } from "@blenda/domain/review/screens";
import { reviewTexts } from "@blenda/domain/review/texts";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { momentOf } from "../../../lib/text/time.ts";
import { ShopLine } from "../../../product/shop-line.tsx";
import { Drawer, DrawerSection } from "../../../ui/layout/drawer.tsx";
import { DecisionTag } from "../decision-tag.tsx";
import { KindTag } from "../kind-tag.tsx";
import { SentComments } from "../sent-comments.tsx";

interface Props {
  line: DecisionLine;
  walk: { back: (() => void) | undefined; on: (() => void) | undefined };
  onClose: () => void;
}

/** One decision whole: who, when, how long, and what was said. */
export function DecisionDrawer({ line, walk, onClose }: Props) {
  const { id, title, itemType, itemId, reviewer, reason, text, comments } = line;
  return (
    <Drawer of={id} label={title} backLabel="Decisions" walk={{ ...walk, label: "decision" }} onClose={onClose}>
      <DrawerSection title={title}>
        <dl className="grid gap-3">
          <Fact label="Decision">
            <DecisionTag {...line} />
          </Fact>
          <Fact label="What it was">
            <KindTag kind={line.kind} version={line.version} />
          </Fact>
          <Fact label="Shop">
            <ShopLine shop={line.shop} />
          </Fact>
          <Fact label="Reviewer">{reviewer?.name ?? "Published by the rule for trusted shops"}</Fact>
          <Fact label="Submitted">{momentOf(line.submittedAt)}</Fact>
          <Fact label="Decided">{momentOf(line.decidedAt)}</Fact>
          {reviewer && <Fact label="Answer took">{workingTimeText(line.waitedMinutes)} of business days</Fact>}
          {reason && <Fact label="Reason">{authoringTexts.rejections[reason]}</Fact>}
        </dl>
      </DrawerSection>
      {(text || comments.length > 0) && (
        <DrawerSection title={line.decision === "approved" ? "What our team noted" : "What the creator read"}>
          {text && <p className="whitespace-pre-line">{text}</p>}
          <SentComments line={line} />
        </DrawerSection>
      )}
      <DrawerSection title={`This ${reviewTexts.items[itemType].one}`}>
        <Link to={reviewScreens.history.path} search={{ item: itemId, type: itemType } as never} className="type-ui text-sky">
          All its decisions
        </Link>
      </DrawerSection>
    </Drawer>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid grid-cols-[8rem_minmax(0,1fr)] items-baseline gap-3">
    <dt className="type-small text-muted">{label}</dt>
    <dd className="type-ui">{children}</dd>
  </div>
);
