import type { CaseAboutMe } from "@blenda/domain/reports/model";
import { reportTexts, targetName } from "@blenda/domain/reports/texts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { dayOf, momentOf } from "../../../lib/text/time.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Tag } from "../../../ui/tag.tsx";
import { aboutMeQuery } from "../../data/own-queries.ts";
import { AnswerDialog } from "./answer-dialog.tsx";
import { AppealDialog } from "./appeal-dialog.tsx";
import { CounterNoticeDialog } from "./counter-notice-dialog.tsx";
import { OwnList } from "./own-list.tsx";

/** What of one's own was reported, what we wrote about it, and what can still be said. Without any there is nothing to show. */
export function AboutMe() {
  const list = useInfiniteQuery(aboutMeQuery);
  const cases = list.data?.pages.flatMap((page) => page.cases);
  return (
    <OwnList title="About you" list={list} lines={cases} keyOf={({ caseId }) => caseId}>
      {(about) => <About about={about} />}
    </OwnList>
  );
}

type Answer = "answer" | "appeal" | "counter-notice";

const STATE_TONES = { visible: "ok", hidden: "warn", removed: "bad", gone: "neutral" } as const;

function About({ about }: { about: CaseAboutMe }) {
  const [writing, setWriting] = useState<Answer | null>(null);
  const { targetType, title, excerpt, reason, state, message, at, appealedAt } = about;
  const close = () => setWriting(null);
  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="min-w-0 type-ui font-semibold wrap-anywhere first-letter:uppercase">{targetName(targetType, title)}</p>
        <Tag tone={STATE_TONES[state]}>{reportTexts.states[state]}</Tag>
      </div>
      <p className="type-small text-muted">
        Reported for: {reportTexts.reasons[reason]} · <time dateTime={at}>{dayOf(at)}</time>
      </p>
      {excerpt && <blockquote className="border-l-2 border-line-strong pl-3 type-small wrap-anywhere text-muted">{excerpt}</blockquote>}
      {message && <p className="type-small wrap-anywhere">{message}</p>}
      {appealedAt && (
        <p className="type-small text-muted">You answered on {dayOf(appealedAt)}. Someone else on the team will look at it.</p>
      )}
      <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2 empty:hidden">
        {about.answerUntil && (
          <Step label="Tell us your side" until={momentOf(about.answerUntil)} isMain onPress={() => setWriting("answer")} />
        )}
        {about.counterNoticeUntil && (
          <Step label="Send a counter-notice" until={dayOf(about.counterNoticeUntil)} onPress={() => setWriting("counter-notice")} />
        )}
        {about.appealUntil && <Step label="Appeal" until={dayOf(about.appealUntil)} onPress={() => setWriting("appeal")} />}
      </div>
      {writing === "answer" && <AnswerDialog caseId={about.caseId} onClose={close} />}
      {writing === "appeal" && <AppealDialog caseId={about.caseId} by="author" onClose={close} />}
      {writing === "counter-notice" && <CounterNoticeDialog caseId={about.caseId} onClose={close} />}
    </div>
  );
}

function Step({ label, until, isMain = false, onPress }: { label: string; until: string; isMain?: boolean; onPress: () => void }) {
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button size="small" kind={isMain ? "primary" : "secondary"} onClick={onPress}>
        {label}
      </Button>
      <span className="type-small text-muted">until {until}</span>
    </span>
  );
}
