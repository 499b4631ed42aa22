import { COMMUNITY_SEARCH } from "@blenda/domain/community/constants";
import { useNavigate } from "@tanstack/react-router";
import { type SubmitEvent, useState } from "react";
import { IconButton } from "../../../ui/controls/icon-button.tsx";
import { Icon } from "../../../ui/icon.tsx";

/** Looks for posts, people and tags; the navbar's box is for models and courses. */
export function CommunitySearch({ words }: { words: string }) {
  const [text, setText] = useState(words);
  const navigate = useNavigate();
  const search = (event: SubmitEvent) => {
    event.preventDefault();
    const q = text.trim();
    if (q.length >= COMMUNITY_SEARCH.LEAST) void navigate({ to: "/community", search: { q } });
  };
  return (
    <search className="min-w-52 flex-1">
      <form className="relative" onSubmit={search}>
        <Icon name="search" className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-muted" />
        <input
          type="text"
          aria-label="Search the community"
          placeholder="Search posts, people, tags"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={COMMUNITY_SEARCH.MOST}
          value={text}
          onChange={({ target }) => setText(target.value)}
          className="h-10 w-full rounded-sm border border-control-line bg-bg pr-10 pl-10 text-base text-text transition-colors focus:border-sky focus:ring-3 focus:ring-sky-soft focus:outline-none md:text-[0.875rem] pointer-coarse:h-11"
        />
        {words !== "" && (
          <IconButton
            icon="x"
            label="Back to the feed"
            className="absolute top-1/2 right-0 -translate-y-1/2"
            onClick={() => void navigate({ to: "/community" })}
          />
        )}
      </form>
    </search>
  );
}
