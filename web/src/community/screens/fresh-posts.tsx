import { useQuery } from "@tanstack/react-query";
import { Icon } from "../../ui/icon.tsx";
import { freshQuery } from "../data/feed-queries.ts";

/** Before any post there was. */
const EVER = "1970-01-01T00:00:00.000Z";

interface Props {
  feed: "newest" | "following";
  /** The moments of what is listed. */
  since: readonly string[];
  onPress: () => void;
}

/** That there is something new; the page never moves by itself. */
export function FreshPosts({ feed, since, onPress }: Props) {
  const newest = since.reduce((latest, at) => (at > latest ? at : latest), EVER);
  const { data } = useQuery(freshQuery(feed, newest));
  const count = data?.count ?? 0;
  return (
    <div role="status">
      {count > 0 && (
        <button
          type="button"
          onClick={onPress}
          className="mb-4 flex min-h-10 w-full items-center justify-center gap-2 rounded-sm bg-surface-2 type-ui font-semibold transition-colors hover:bg-surface-3"
        >
          <Icon name="arrow-up" />
          {count === 1 ? "1 new post" : `${count} new posts`}
        </button>
      )}
    </div>
  );
}
