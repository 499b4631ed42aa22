import { Link } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { Input } from "../../../ui/controls/input.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { prose } from "../../parts/prose.ts";
import { Lead, ReadingLayout } from "../../parts/reading-layout.tsx";
import { findQuestions, type Question, type Topic } from "./help-search.ts";
import { topics } from "./help-topics.ts";

/** With so few left, they need not be opened one by one. */
const FEW = 4;

export function Help() {
  const [wish, setWish] = useState("");
  const found = findQuestions(topics, wish);
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0);
  const isSearching = wish.trim() !== "";
  useOpenLinkedAnswer();
  return (
    <ReadingLayout
      title="Help"
      sections={found}
      text={
        count === 0 ? (
          <Nothing wish={wish} />
        ) : (
          found.map((topic) => <Answers key={topic.id} topic={topic} areOpen={isSearching && count <= FEW} />)
        )
      }
    >
      <Lead>
        Short answers to common questions. Can't find yours?{" "}
        <Link to="/contact" className="link-inline">
          Write to us
        </Link>{" "}
        and we'll get back to you.
      </Lead>
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
        {isSearching && answersFound(count)}
      </p>
    </ReadingLayout>
  );
}

function answersFound(count: number): string {
  if (count === 0) return "No answers";
  return count === 1 ? "1 answer" : `${count} answers`;
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
      and we'll reply within two business days.
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
