import type { CategoryTile } from "@blenda/domain/catalogue/model";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { exact } from "../../lib/text/numbers.ts";
import { Icon } from "../../ui/icon.tsx";
import { SectionHead, sectionLinkStyle } from "../../ui/layout/section-head.tsx";
import { stageStyle } from "../../ui/stage-style.ts";

/** Those that hold others are no place of their own here: whoever opens one of theirs is in them. */
export function CategoryTiles({ categories, title }: { categories: readonly CategoryTile[]; title: string }) {
  const parents = new Set(categories.map(({ parentId }) => parentId));
  const tiles = categories.filter(({ id, count }) => !parents.has(id) && count > 0);
  if (tiles.length === 0) return null;
  return (
    <section>
      <SectionHead title={title || "Categories"}>
        <Link to="/marketplace" className={sectionLinkStyle}>
          All models
          <Icon name="arrow-right" size={16} />
        </Link>
      </SectionHead>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6">
        {tiles.map((tile) => (
          <li key={tile.id}>
            <Tile {...tile} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Tile({ name, count, posterUrl, stageHue }: CategoryTile) {
  const [isBroken, setBroken] = useState(false);
  return (
    <Link
      to="/marketplace"
      search={{ category: name }}
      style={stageStyle(stageHue)}
      className="relative flex h-20 flex-col justify-center overflow-hidden rounded-sm bg-stage p-3 ring-line-strong transition-shadow hover:ring-2 sm:h-38 sm:justify-end"
    >
      {posterUrl && !isBroken && (
        <img
          src={posterUrl}
          alt=""
          width={512}
          height={384}
          loading="lazy"
          decoding="async"
          onError={() => setBroken(true)}
          className="absolute object-contain max-sm:top-0 max-sm:-right-3 max-sm:h-full max-sm:w-28 sm:inset-x-0 sm:top-1.5 sm:mx-auto sm:h-24 sm:w-auto"
        />
      )}
      <span className="relative type-ui font-semibold text-text">{name}</span>
      <span className="relative type-small text-muted tabular-nums">{exact(count)}</span>
    </Link>
  );
}
