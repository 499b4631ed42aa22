import { COMMUNITY } from "@blenda/domain/community/constants";
import { isTag, tagOf } from "@blenda/domain/community/rules";
import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useRef, useState } from "react";
import { api } from "../../../lib/calls/api.ts";
import { useSettled } from "../../../lib/clock/use-settled.ts";
import type { Completion, Offer } from "../../../ui/completion/completion.ts";
import { CompletionList } from "../../../ui/completion/completion-list.tsx";
import type { TypedWord } from "../../../ui/completion/typed-word.ts";
import { completionWiring, useCompletion } from "../../../ui/completion/use-completion.ts";
import { Field, useField } from "../../../ui/controls/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { followedTagsQuery } from "../../data/feed-queries.ts";

interface Props {
  tags: readonly string[];
  onAdd: (tag: string) => void;
  onTags: (tags: string[]) => void;
}

/** Up to five; those somebody follows are offered first, others while they are typed. */
export function TagsField(props: Props) {
  return (
    <Field label="Tags" aside={`${props.tags.length} of ${COMMUNITY.MOST_TAGS}`}>
      <Box {...props} />
    </Field>
  );
}

const offerOf = ({ tag, posts, isFollowed }: { tag: string; posts: number; isFollowed: boolean }): Offer => ({
  key: tag,
  label: tag,
  icon: "hash",
  detail: isFollowed ? "Following" : `${posts} ${posts === 1 ? "post" : "posts"}`,
});

function useTagOffers(word: TypedWord | null): readonly Offer[] {
  const search = useSettled(word?.search ?? "");
  const followed = useQuery({ ...followedTagsQuery, enabled: word?.search === "" });
  const found = useQuery({ ...api.community.tags.queryOptions({ input: { search } }), enabled: search !== "" && word !== null });
  if (word === null) return [];
  return (word.search === "" ? followed.data : found.data)?.slice(0, COMMUNITY.SUGGESTIONS).map(offerOf) ?? [];
}
const COMPLETION: Completion = { triggers: ["#"], useOffers: useTagOffers, choose: ({ key }) => key };

function Box({ tags, onAdd, onTags }: Props) {
  const [typed, setTyped] = useState("");
  const [isHere, setHere] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const isFull = tags.length >= COMMUNITY.MOST_TAGS;
  const take = (text: string) => {
    const tag = tagOf(text);
    if (isTag(tag)) onAdd(tag);
    setTyped("");
  };
  const word: TypedWord | null = isHere && !isFull ? { trigger: "#", search: tagOf(typed), length: typed.length } : null;
  const list = useCompletion(word, COMPLETION, ({ key }) => take(key));
  const open = { ...list, offers: list.offers.filter(({ key }) => !tags.includes(key)) };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter takes what was typed; the list is gone through by its arrows first.
    const isMoving = event.key.startsWith("Arrow") || event.key === "Escape";
    if (isMoving && open.offers.length > 0 && list.take(event.key)) event.preventDefault();
    else if (event.key === "Enter" && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      take(open.offers[open.at]?.key ?? typed);
    } else if (event.key === "," || (event.key === " " && typed.trim())) {
      event.preventDefault();
      take(typed);
    } else if (event.key === "Backspace" && typed === "") onTags(tags.slice(0, -1));
  };
  return (
    <div className="relative">
      <div className="flex min-h-11 flex-wrap items-center gap-1.5 rounded-sm border border-control-line bg-bg px-2 py-1.5 focus-within:border-sky focus-within:ring-3 focus-within:ring-sky-soft">
        {tags.map((tag) => (
          <span key={tag} className="inline-flex h-7 items-center gap-1 rounded-xs bg-surface-2 pl-2 type-label">
            {tag}
            <button
              type="button"
              aria-label={`Remove tag ${tag}`}
              className="grid size-7 place-items-center rounded-xs hover:bg-surface-3"
              onClick={() => {
                onTags(tags.filter((each) => each !== tag));
                input.current?.focus();
              }}
            >
              <Icon name="x" size={14} />
            </button>
          </span>
        ))}
        <input
          ref={input}
          {...useField()}
          {...completionWiring(open)}
          value={typed}
          disabled={isFull}
          maxLength={COMMUNITY.TAG_MAX + 1}
          placeholder={isFull ? undefined : "Add a tag"}
          autoComplete="off"
          enterKeyHint="done"
          className="h-7 min-w-24 flex-1 bg-transparent px-1 text-base outline-none placeholder:text-faint md:text-[0.9375rem]"
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={onKeyDown}
          onFocus={() => setHere(true)}
          onBlur={() => {
            setHere(false);
            if (typed.trim()) take(typed);
          }}
        />
      </div>
      <CompletionList list={open} />
    </div>
  );
}
