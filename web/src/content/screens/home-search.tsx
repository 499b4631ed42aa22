import { useNavigate } from "@tanstack/react-router";
import type { FormEvent } from "react";
import { PopularWords, usePopularWords } from "../../search/parts/popular-words.tsx";
import { Icon } from "../../ui/icon.tsx";

/** Leads to the marketplace; nothing is searched here. */
export function HomeSearch() {
  const navigate = useNavigate();
  const words = usePopularWords();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const q = String(new FormData(event.currentTarget).get("q") ?? "").trim();
    void navigate({ to: "/marketplace", search: q ? { q } : {} });
  };
  return (
    <search className="mt-6 block">
      <form onSubmit={onSubmit} className="relative flex">
        <Icon name="search" size={20} className="pointer-events-none absolute top-1/2 left-4 -translate-y-1/2 text-muted" />
        <input
          name="q"
          type="text"
          aria-label="Search for a model"
          placeholder={words.length > 1 ? `Try “${words[0]}” or “${words[1]}”` : "Search for a model"}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          className="h-14 w-full rounded-md border border-control-line bg-bg pr-28 pl-12 text-base text-text focus:border-sky focus:ring-3 focus:ring-sky-soft focus:outline-none"
        />
        <button
          type="submit"
          className="absolute top-1/2 right-1.5 inline-flex h-11 -translate-y-1/2 items-center rounded-sm bg-ember px-4 type-ui font-semibold text-on-ember transition-colors hover:bg-ember-hover active:bg-ember-press"
        >
          Search
        </button>
      </form>
      <PopularWords words={words} />
    </search>
  );
}
