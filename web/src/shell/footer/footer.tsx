import { footerGroups, type MenuLink } from "@blenda/domain/navigation";
import { BRAND } from "@blenda/domain/shared/brand";
import { Link } from "@tanstack/react-router";
import { iconButtonStyle } from "../../ui/controls/icon-button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { HomeLink } from "../navbar/home-link.tsx";
import { useSession } from "../use-session.ts";
import { LanguageFlags } from "./language-flags.tsx";
import { Newsletter } from "./newsletter.tsx";

/** Each by its own mark, which is called like it. */
const SOCIAL: readonly { name: string; href: string }[] = [
  { name: "YouTube", href: "https://www.youtube.com/@blenda" },
  { name: "Instagram", href: "https://www.instagram.com/blenda" },
  { name: "Discord", href: "https://discord.gg/blenda" },
  { name: "ArtStation", href: "https://www.artstation.com/blenda" },
];

export function Footer() {
  const { user, flags } = useSession();
  return (
    <footer data-print="hidden" className="mt-16 border-t border-line bg-surface-1">
      <div className="page grid gap-x-12 gap-y-8 pt-8 pb-10 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1.7fr)_minmax(0,1.2fr)]">
        <div className="grid content-start justify-items-start gap-4">
          <HomeLink />
          <p className="max-w-64 type-small text-muted">Join over 100,000 creators who make, sell and learn here.</p>
          <ul className="-ml-2.5 flex gap-1">
            {SOCIAL.map(({ name, href }) => (
              <li key={name}>
                <a
                  href={href}
                  target="_blank"
                  rel="noopener noreferrer"
                  aria-label={`${BRAND.name} on ${name}`}
                  className={iconButtonStyle}
                >
                  <Icon name={name.toLowerCase()} />
                </a>
              </li>
            ))}
          </ul>
        </div>
        <nav aria-label="Footer" className="grid grid-cols-2 content-start gap-x-4 gap-y-8 max-lg:order-last sm:grid-cols-3">
          {footerGroups(user, flags).map(({ title, links }) => (
            <FooterGroup key={title} title={title} links={links} />
          ))}
        </nav>
        <Newsletter />
      </div>
      <div className="page">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-line py-5 type-small text-muted">
          <Link to="/status" className="touch-target inline-flex items-center gap-2 hover:text-text">
            <span aria-hidden="true" className="size-1.5 rounded-full bg-ok" />
            All systems operational
          </Link>
          <LanguageFlags />
          <p>
            © {new Date().getFullYear()} {BRAND.name}
          </p>
        </div>
      </div>
    </footer>
  );
}

function FooterGroup({ title, links }: { title: string; links: readonly MenuLink[] }) {
  return (
    <section>
      <h2 className="mb-2 type-small font-semibold">{title}</h2>
      <ul>
        {links.map(({ label, to, search }) => (
          <li key={label}>
            <Link
              to={to as string}
              search={search as never}
              className="inline-flex min-h-7 items-center type-small text-muted transition-colors hover:text-text pointer-coarse:min-h-11"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
