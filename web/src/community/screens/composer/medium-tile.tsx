import { COMMUNITY } from "@blenda/domain/community/constants";
import { type ReactNode, useId } from "react";
import { exact } from "../../../lib/text/numbers.ts";
import { Icon } from "../../../ui/icon.tsx";
import { stageStyle } from "../../../ui/stage-style.ts";
import type { DraftMedium } from "../../data/composing/post-fields.ts";
import { Tile } from "./tile.tsx";

interface Props {
  medium: DraftMedium;
  grip: ReactNode;
  isFirst: boolean;
  onAlt: (alt: string) => void;
  onRemove: () => void;
}

/** A file that arrived. Every one asks for words for people who can't see it; a model says what was read in it. */
export function MediumTile({ medium, grip, isFirst, onAlt, onRemove }: Props) {
  const { kind, name, url, posterUrl, alt, triangles, stageHue } = medium;
  const id = useId();
  const isModel = kind === "model";
  const facts = [triangles !== null && `${exact(triangles)} tris`, isFirst && "shown first"].filter(Boolean).join(" · ");
  return (
    <Tile
      icon={isModel ? "rotate-3d" : "image"}
      label={isModel ? "Model" : "Picture"}
      name={name}
      pictureUrl={posterUrl ?? url}
      style={stageStyle(stageHue)}
      grip={grip}
      onRemove={onRemove}
    >
      <div className="grid gap-1">
        <p className="flex items-center justify-between gap-2 type-small">
          <span className="truncate font-semibold">{name}</span>
          {isModel && (
            <span className="inline-flex shrink-0 items-center gap-1 text-ok">
              <Icon name="circle-check" size={16} />
              Read
            </span>
          )}
        </p>
        {facts && <p className="type-small text-muted tabular-nums">{facts}</p>}
        <label htmlFor={id} className="sr-only">{`Description of ${name} for people who can't see it`}</label>
        <input
          id={id}
          value={alt}
          maxLength={COMMUNITY.ALT_MAX}
          placeholder="Describe it for people who can't see it"
          className="h-8 w-full rounded-xs border border-transparent bg-transparent px-1 -mx-1 type-small outline-none placeholder:text-muted hover:border-line focus:border-sky"
          onChange={({ target }) => onAlt(target.value)}
        />
      </div>
    </Tile>
  );
}
