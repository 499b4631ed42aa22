import { QUESTIONS } from "@blenda/domain/learning/constants";
import type { LessonQuestion } from "@blenda/domain/learning/model";
import { useEffect, useRef, useState } from "react";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { clockText } from "../../../lib/text/clock-text.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Tag } from "../../../ui/tag.tsx";
import { learnQuestion, type Reader } from "../../data/question-queries.ts";
import { Post } from "./post.tsx";
import { WritingForm } from "./writing-form.tsx";

interface Props {
  question: LessonQuestion;
  reader: Reader;
  /** The one the reader came for. */
  isWanted: boolean;
  /** Goes to a moment of the film; null where there is none. */
  onGo: ((seconds: number) => void) | null;
}

/** A question with its answers. */
export function Thread({ question, reader, isWanted, onGo }: Props) {
  const { id, atSeconds, answers, isRemoved, isWaiting } = question;
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isWanted) box.current?.scrollIntoView({ block: "center" });
  }, [isWanted]);
  const isOpen = reader !== "staff" && !isRemoved && answers.length < QUESTIONS.MOST_ANSWERS;
  return (
    <article
      ref={box}
      aria-label={isRemoved ? "Removed question" : `Question by ${question.author?.name ?? "someone"}`}
      className={classNames("grid gap-3", isWanted && "-mx-3 rounded-md bg-surface-2 px-3 py-3")}
    >
      {isRemoved ? (
        <p className="type-ui text-muted">This question was removed.</p>
      ) : (
        <Post post={question} reader={reader}>
          {atSeconds !== null && <Moment seconds={atSeconds} onGo={onGo} />}
          {isWaiting && reader === "creator" && <Tag tone="ember">Waiting for you</Tag>}
        </Post>
      )}
      {answers.length > 0 && (
        <ol className="grid gap-4 border-l-2 border-line pl-4 sm:ml-4">
          {answers.map((answer) => (
            <li key={answer.id}>
              <Post post={answer} reader={reader} />
            </li>
          ))}
        </ol>
      )}
      {isOpen && <Answer questionId={id} isFirst={reader === "creator" && isWaiting && isWanted} />}
    </article>
  );
}

function Moment({ seconds, onGo }: { seconds: number; onGo: Props["onGo"] }) {
  const moment = clockText(seconds);
  if (!onGo) return <span className="type-small text-muted tabular-nums">at {moment}</span>;
  return (
    <button
      type="button"
      aria-label={`Go to ${moment}`}
      onClick={() => onGo(seconds)}
      className="touch-target shrink-0 rounded-xs bg-surface-2 px-2 py-0.5 type-small text-sky tabular-nums transition-colors hover:bg-surface-3"
    >
      {moment}
    </button>
  );
}

function Answer({ questionId, isFirst }: { questionId: string; isFirst: boolean }) {
  const [isWriting, setWriting] = useState(isFirst);
  const { act, isActing } = useAct(api.learning.answer, { learn: learnQuestion });
  if (!isWriting)
    return (
      <Button size="small" className="justify-self-start" onClick={() => setWriting(true)}>
        Answer
      </Button>
    );
  const send = (text: string, clear: () => void) =>
    act(
      { questionId, text },
      {
        onSuccess: () => {
          clear();
          setWriting(false);
        },
      },
    );
  return (
    <WritingForm
      label="Your answer"
      button="Post answer"
      keptAs={`answer ${questionId}`}
      isBusy={isActing}
      onSend={send}
      onCancel={() => setWriting(false)}
    />
  );
}
