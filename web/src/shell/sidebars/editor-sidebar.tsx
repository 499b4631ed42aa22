import type { SidebarSection } from "@blenda/domain/access/sidebar";
import { Link } from "@tanstack/react-router";
import { Icon } from "../../ui/icon.tsx";
import { Tag } from "../../ui/tag.tsx";
import { useSession } from "../use-session.ts";
import { useSignOut } from "../use-sign-out.ts";
import { type Counts, usePendingCounts } from "./pending-counts.ts";
import { SidebarItem } from "./sidebar-item.tsx";
import { useSidebar } from "./use-sidebar.ts";

export function EditorSidebar() {
  const { user } = useSession();
  const sections = useSidebar("editor");
  const counts = usePendingCounts();
  return <EditorSidebarView sections={user ? sections : null} counts={counts} />;
}

/** `null`: not known yet. */
export function EditorSidebarView({ sections, counts }: { sections: readonly SidebarSection[] | null; counts: Counts }) {
  const { signOut, isSigningOut } = useSignOut();
  return (
    <nav aria-label="Content Editor" className="flex min-h-full flex-col gap-5 px-3 py-5">
      <div className="flex items-center justify-between gap-2 px-3">
        <p className="type-h3">Content Editor</p>
        <Tag tone="sky">EDITOR</Tag>
      </div>
      {sections === null && <p className="px-3 text-muted">Loading...</p>}
      {sections?.map(({ title, items }) => (
        <section key={title}>
          <h2 className="px-3 pb-1.5 type-label text-muted">{title}</h2>
          <ul className="grid gap-0.5">
            {items.map((item) => (
              <SidebarItem key={item.path} {...item} count={counts[item.path]} isDense isIndex={item.path === "/content-editor"} />
            ))}
          </ul>
        </section>
      ))}
      <div className="mt-auto grid gap-0.5 border-t border-line pt-3">
        <Link to="/" className={wayOut}>
          <Icon name="house" />
          Back to Main Site
        </Link>
        <button type="button" className={wayOut} disabled={isSigningOut} onClick={signOut}>
          <Icon name="log-out" />
          Logout
        </button>
      </div>
    </nav>
  );
}

const wayOut =
  "flex min-h-7 items-center gap-3 rounded-xs px-3 type-ui text-muted transition-colors hover:bg-surface-2 hover:text-text pointer-coarse:min-h-11";
