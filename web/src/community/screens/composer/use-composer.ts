import { COMMUNITY } from "@blenda/domain/community/constants";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { api } from "../../../lib/calls/api.ts";
import { draftOf, type PostFields } from "../../data/composing/post-fields.ts";
import { mostMedia, postFault } from "../../data/composing/post-limits.ts";
import { usePostDraft } from "../../data/composing/use-post-draft.ts";
import { useSendPost } from "../../data/composing/use-send-post.ts";
import { wholePost } from "../../data/post-address.ts";
import { useMediaUploads } from "./use-media-uploads.ts";

export interface ComposerOptions {
  /** Of the post that is changed. */
  postId?: string;
  keptAs: string;
  known: PostFields;
}

type Change = Partial<PostFields> | ((before: PostFields) => Partial<PostFields>);

/** What is written, what is on its way, and the sending of both. */
export function useComposer({ postId, keptAs, known }: ComposerOptions) {
  const navigate = useNavigate();
  const { fields, set, savedAt, lost, forget, discard } = usePostDraft(keptAs, known);
  const { data: allowance } = useQuery(api.community.allowance.queryOptions());
  const most = mostMedia(allowance);
  const uploads = useMediaUploads({ fields, most, onMedium: (medium) => set(({ media }) => ({ media: [...media, medium] })) });
  const { send, isSending, error, reset } = useSendPost(postId, (id) => {
    forget();
    void navigate(wholePost(id));
  });
  const [fault, setFault] = useState<string | null>(null);
  /** Pressed while files are still on their way: it goes when they have arrived. */
  const [isWaiting, setWaiting] = useState(false);

  const sendNow = () => {
    const wrong = postFault(fields, allowance);
    setFault(wrong);
    if (wrong === null) send(draftOf(fields));
  };
  const hasArrived = isWaiting && !uploads.isSending;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the last file has arrived
  useEffect(() => {
    if (!hasArrived) return;
    setWaiting(false);
    // One that did not arrive is not left out silently.
    if (uploads.uploads.length === 0) sendNow();
  }, [hasArrived]);

  const change = (next: Change) => {
    setFault(null);
    if (error) reset();
    set(next);
  };
  return {
    fields,
    change,
    addTag: (tag: string) => change(({ tags }) => ({ tags: [...new Set([...tags, tag])].slice(0, COMMUNITY.MOST_TAGS) })),
    uploads,
    most,
    allowance,
    savedAt,
    lost,
    fault: fault ?? error?.message,
    isWaiting,
    isBusy: isSending || isWaiting,
    post: () => {
      if (isSending) return;
      if (uploads.isSending) setWaiting(true);
      else sendNow();
    },
    discard: () => {
      discard();
      uploads.clear();
      void navigate(postId ? wholePost(postId) : { to: "/community" });
    },
  };
}
export type ComposerState = ReturnType<typeof useComposer>;
