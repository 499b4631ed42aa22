import { useInfiniteQuery } from "@tanstack/react-query";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { clockText } from "../../../lib/text/clock-text.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { learnQuestion, type Place, questionsQuery, type Reader } from "../../data/question-queries.ts";
import { Thread } from "./thread.tsx";
import { WritingForm } from "./writing-form.tsx";

interface Props {
  place: Place;
  reader: Reader;
  /** Where the film is now; null where there is none. */
  seconds: number | null;
  onGo: (seconds: number) => void;
}

/** What was asked under a lesson. Owners ask and answer, the creator answers, our own people can take something down. */
export function Questions({ place, reader, seconds, onGo }: Props) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(questionsQuery(place, reader));
  const questions = data?.pages.flatMap((page) => page.questions) ?? [];
  return (
    <section aria-labelledby="lesson-questions" className="grid gap-4">
      <h3 id="lesson-questions" className="type-h3">
        Questions
      </h3>
      {reader === "owner" && <Ask place={place} seconds={seconds} />}
      {error && !data && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && (
        <div role="status" aria-label="Loading the questions" className="grid gap-3">
          <Skeleton className="h-20" />
          <Skeleton className="h-20" />
        </div>
      )}
      {data && questions.length === 0 && (
        <p className="type-ui text-muted">{reader === "owner" ? "No questions yet. Yours would be the first." : "No questions yet."}</p>
      )}
      {questions.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {questions.map((question) => (
            <li key={question.id} className="py-4">
              <Thread
                question={question}
                reader={reader}
                isWanted={question.id === place.questionId}
                onGo={seconds === null ? null : onGo}
              />
            </li>
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button className="justify-self-start" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show older questions
        </Button>
      )}
    </section>
  );
}

function Ask({ place: { trainingId, lessonId }, seconds }: Pick<Props, "place" | "seconds">) {
  const { act, isActing } = useAct(api.learning.ask, { learn: learnQuestion });
  const atSeconds = seconds === null ? null : Math.floor(seconds);
  return (
    <WritingForm
      label={atSeconds === null ? "Your question" : `Your question at ${clockText(atSeconds)}`}
      help="The creator and everyone who owns this course can see it."
      button="Ask"
      keptAs={`question ${lessonId}`}
      isBusy={isActing}
      onSend={(text, clear) => act({ trainingId, lessonId, atSeconds, text }, { onSuccess: clear })}
    />
  );
}
