import { Link } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Input } from "../../ui/input.tsx";
import { Contents } from "../parts/contents.tsx";
import { prose } from "../parts/prose.ts";
import { findQuestions, type Question, type Topic } from "./help-search.ts";
import { topics } from "./help-topics.ts";

/** With so few left, nobody should have to open them one by one. */
const FEW = 4;

export function Help() {
  const [wish, setWish] = useState("");
  const found = findQuestions(topics, wish);
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0);
  const isSearching = wish.trim() !== "";
  useOpenLinkedAnswer();
  return (
    <div className="page py-10 lg:grid lg:grid-cols-[15rem_minmax(0,68ch)] lg:gap-x-16 lg:py-16 print:block print:py-0">
      <header className="lg:col-start-2">
        <h1 className="type-h1">Help</h1>
        <p className="mt-4 text-lg leading-7 text-pretty text-muted">
          Short answers to what people ask most. Not here?{" "}
          <Link to="/contact" className="link-inline">
            Write to us
          </Link>{" "}
          and a person answers.
        </p>
        <search className="relative mt-6 block print:hidden">
          <Icon name="search" className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-muted" />
          <Input
            type="search"
            aria-label="Search the questions and answers"
            placeholder="Try refund, licence or locked"
            className="pl-11"
            value={wish}
            onChange={({ target }) => setWish(target.value)}
          />
        </search>
        <p role="status" className="mt-2 min-h-5 type-small text-muted tabular-nums">
          {isSearching && count > 0 && `${count} ${count === 1 ? "answer" : "answers"}`}
        </p>
      </header>
      {count > 0 && <Contents sections={found} />}
      <div className="lg:col-start-2">
        {count === 0 ? (
          <Nothing wish={wish} />
        ) : (
          found.map((topic) => <Answers key={topic.id} topic={topic} areOpen={isSearching && count <= FEW} />)
        )}
      </div>
    </div>
  );
}

function Answers({ topic: { id, title, questions }, areOpen }: { topic: Topic; areOpen: boolean }) {
  return (
    <section id={id} className="mt-10">
      <h2 className="type-h2">{title}</h2>
      <div className="mt-4 border-t border-line">
        {questions.map((question) => (
          <Answer key={question.id} question={question} isOpen={areOpen} />
        ))}
      </div>
    </section>
  );
}

function Answer({ question: { id, question, answer, more }, isOpen }: { question: Question; isOpen: boolean }) {
  return (
    <details id={id} open={isOpen} className="group border-b border-line">
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 font-medium hover:text-ember-text [&::-webkit-details-marker]:hidden">
        {question}
        <Icon name="chevron-down" className="text-muted transition-transform group-open:rotate-180 print:hidden" />
      </summary>
      <div className={`${prose} -mt-3 pb-5`}>
        {answer.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className="flex flex-wrap gap-x-6 gap-y-2">
          {more && (
            <Link to={more.to} {...(more.hash && { hash: more.hash })}>
              {more.label}
            </Link>
          )}
          <a href={`#${id}`} className="print:hidden">
            Link to this answer<span className="sr-only">: {question}</span>
          </a>
        </p>
      </div>
    </details>
  );
}

function Nothing({ wish }: { wish: string }) {
  return (
    <EmptyState icon="life-buoy" title={`Nothing here about "${wish.trim()}"`}>
      Try another word, or{" "}
      <Link to="/contact" className="link-inline">
        write to us
      </Link>{" "}
      and we answer within two business days.
    </EmptyState>
  );
}

/** An address that ends in a question's id shows its answer: at the first look, and whenever the reader follows such a link. */
function useOpenLinkedAnswer(): void {
  useEffect(() => {
    const open = () => {
      const linked = document.getElementById(location.hash.slice(1));
      if (linked instanceof HTMLDetailsElement) linked.open = true;
    };
    open();
    window.addEventListener("hashchange", open);
    return () => window.removeEventListener("hashchange", open);
  }, []);
}
