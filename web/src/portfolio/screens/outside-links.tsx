import type { PortfolioHeader } from "@blenda/domain/portfolio/model";
import { Icon } from "../../ui/icon.tsx";

/** The server takes nothing but web addresses; what opens them is told nothing about us. */
export function OutsideLinks({ links }: Pick<PortfolioHeader, "links">) {
  if (links.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-2">
      {links.map(({ label, url }) => (
        <li key={`${label} ${url}`}>
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className="touch-target inline-flex items-center gap-1.5 type-small text-muted transition-colors hover:text-text"
          >
            <Icon name="external-link" size={14} />
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
