import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { exact } from "../../lib/text/numbers.ts";
import { Icon } from "../../ui/icon.tsx";
import { accountQuery } from "../data/token-queries.ts";
import { BALANCE_PLACE, tokensText } from "./token-labels.ts";

/** In the navbar of members, where it fits. It moves by itself; its place is kept while the figure is on the way. */
export function TokenBalance() {
  const { data } = useQuery(accountQuery);
  if (!data) return <span className={BALANCE_PLACE} />;
  return (
    <Link
      to="/blendagen/usage"
      aria-label={`${tokensText(data.balance)}, usage`}
      className={`touch-target inline-flex h-10 items-center justify-center gap-1.5 rounded-sm px-2.5 type-ui font-semibold text-muted tabular-nums transition-colors hover:bg-surface-2 hover:text-text ${BALANCE_PLACE}`}
    >
      <Icon name="coins" />
      {exact(data.balance)}
    </Link>
  );
}

/** At the end of the account menu's line. */
export function TokenCount() {
  const { data } = useQuery(accountQuery);
  return data ? <span className="ml-auto type-small font-semibold text-text tabular-nums">{exact(data.balance)}</span> : null;
}
