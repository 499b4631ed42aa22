import { PERMISSION_NAMES } from "@blenda/domain/access/permission-names";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { Field } from "../../../ui/controls/field.tsx";
import { Input } from "../../../ui/controls/input.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import { useWayTo } from "../../data/use-way-to.ts";
import { HANDBOOK } from "./handbook.ts";
import type { Answer, Chapter } from "./handbook-types.ts";
import { PERMISSION_GUIDE } from "./permission-guide.ts";
import { searchChapters } from "./search.ts";

/** How the team works with the product. Links lead only where the reader may go. */
export function Help() {
  const [words, setWords] = useState("");
  const found = searchChapters(HANDBOOK, words);
  const isSearching = words.trim() !== "";
  return (
    <div className="max-w-240">
      <h1 className="type-h1">Staff handbook</h1>
      <p className="mt-2 max-w-prose text-muted">How things are done here, with the page where you do them.</p>
      <div className="mt-5 max-w-120">
        <Field label="Search the handbook">
          <Input type="search" value={words} onChange={({ target }) => setWords(target.value)} maxLength={100} autoComplete="off" />
        </Field>
      </div>
      <div className="mt-6 grid grid-cols-1 items-start gap-6 lg:grid-cols-[13rem_minmax(0,1fr)]">
        {!isSearching && <Contents />}
        <div className={isSearching ? "grid grid-cols-1 gap-5 lg:col-span-2" : "grid grid-cols-1 gap-5"}>
          {found.map((chapter) => (
            <ChapterPanel key={chapter.id} chapter={chapter} />
          ))}
          {isSearching && found.length === 0 && (
            <EmptyState icon="search" title="No answers match">
              Try fewer or different words, or ask an admin.
            </EmptyState>
          )}
          {!isSearching && <Rights />}
        </div>
      </div>
    </div>
  );
}

function Contents() {
  const chapters = [...HANDBOOK.map(({ id, title }) => ({ id, title })), { id: "permissions", title: "All permissions" }];
  return (
    <nav aria-label="Chapters" className="lg:sticky lg:top-24">
      <ul className="flex flex-wrap gap-x-4 gap-y-1 lg:grid">
        {chapters.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="flex min-h-9 items-center type-ui text-muted hover:text-text pointer-coarse:min-h-11">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function ChapterPanel({ chapter: { id, title, answers } }: { chapter: Chapter }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-24 rounded-md border border-line bg-surface-1">
      <h2 id={`${id}-title`} className="border-b border-line px-5 py-4 type-h3">
        {title}
      </h2>
      <div className="divide-y divide-line">
        {answers.map((answer) => (
          <AnswerText key={answer.title} answer={answer} />
        ))}
      </div>
    </section>
  );
}

function AnswerText({ answer: { title, text, links = [] } }: { answer: Answer }) {
  const wayTo = useWayTo();
  const open = links.flatMap(({ label, to }) => {
    const way = wayTo([to]);
    return way ? [{ label, way }] : [];
  });
  return (
    <article className="grid gap-2 px-5 py-4">
      <h3 className="type-ui font-semibold">{title}</h3>
      {text.map((paragraph) => (
        <p key={paragraph} className="max-w-prose text-muted">
          {paragraph}
        </p>
      ))}
      {open.length > 0 && (
        <p className="flex flex-wrap gap-x-4 gap-y-1 type-ui">
          {open.map(({ label, way }) => (
            <Link key={label} to={way.to} search={way.search} className="link-inline inline-block py-1">
              {label}
            </Link>
          ))}
        </p>
      )}
    </article>
  );
}

function Rights() {
  const wayTo = useWayTo();
  return (
    <section id="permissions" className="scroll-mt-24">
      <Panel title="All permissions">
        <p className="mb-4 max-w-prose text-muted">
          Admins hold all fourteen. Everyone with at least one also has the Dashboard and this handbook.
        </p>
        <dl className="divide-y divide-line border-t border-line">
          {PERMISSION_GUIDE.map(({ permission, purpose, opens }) => (
            <div key={permission} className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[11rem_minmax(0,1fr)]">
              <dt>
                <span className="type-ui font-semibold">{PERMISSION_NAMES[permission]}</span>
                <span className="block font-mono type-small text-muted">{permission}</span>
              </dt>
              <dd className="grid gap-1">
                <span>{purpose}</span>
                <span className="flex flex-wrap gap-x-3 type-small text-muted">
                  {opens.length === 0 && "No page of its own yet."}
                  {opens.map(({ to, label }) => {
                    const way = wayTo([to]);
                    return way ? (
                      <Link key={to} to={way.to} className="link-inline inline-block py-1">
                        {label}
                      </Link>
                    ) : (
                      <span key={to}>{label}</span>
                    );
                  })}
                </span>
              </dd>
            </div>
          ))}
        </dl>
      </Panel>
    </section>
  );
}
