import { Link } from "@tanstack/react-router";
import { useMe } from "../../lib/session/use-me.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { buttonStyle } from "../../ui/controls/button.tsx";
import { Icon } from "../../ui/icon.tsx";

const OFFERS = [
  { icon: "box", label: "Model" },
  { icon: "image", label: "Picture" },
  { icon: "shopping-bag", label: "Product" },
] as const;

/** Leads to the place where a post is written; visitors log in first and come back to it. */
export function NewPostBar() {
  const me = useMe();
  const way = me
    ? ({ to: "/community", search: { compose: "true" } } as const)
    : ({ to: "/login", search: { redirect: "/community?compose=true" } } as const);
  return (
    <section aria-label="New post" className="mb-5 rounded-md border border-line bg-surface-1 p-4 md:p-5">
      <div className="flex items-center gap-3">
        <Avatar name={me?.displayName ?? me?.email ?? "?"} src={me?.photoUrl ?? null} size={40} />
        <Link
          {...way}
          className="flex h-11 min-w-0 flex-1 items-center rounded-sm border border-control-line bg-bg px-3.5 text-muted transition-colors hover:border-line-strong"
        >
          <span className="truncate">{me ? "Show what you're working on" : "Log in to show what you're working on"}</span>
        </Link>
      </div>
      {me && (
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 md:gap-x-5 md:pl-13">
          {OFFERS.map(({ icon, label }) => (
            <Link key={label} {...way} className="touch-target inline-flex min-h-8 items-center gap-2 type-ui text-muted hover:text-text">
              <Icon name={icon} />
              <span>{label}</span>
            </Link>
          ))}
          <Link {...way} className={buttonStyle("secondary", "small", "ml-auto")}>
            Post
          </Link>
        </div>
      )}
    </section>
  );
}
