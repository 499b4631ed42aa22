import type { CSSProperties, ReactNode } from "react";
import { IconButton } from "../../../ui/controls/icon-button.tsx";
import { Icon, type IconName } from "../../../ui/icon.tsx";

interface Props {
  icon: IconName;
  label: string;
  /** What is taken away by the cross. */
  name: string;
  removal?: "Remove" | "Stop" | "Dismiss";
  pictureUrl: string | null;
  style?: CSSProperties | undefined;
  onRemove: () => void;
  /** Over the picture, at its lower edge. */
  over?: ReactNode;
  grip?: ReactNode;
  children: ReactNode;
}

/** One thing that is attached: what it is, what it looks like, and what can be said about it. */
export function Tile({ icon, label, name, removal = "Remove", pictureUrl, style, onRemove, over, grip, children }: Props) {
  return (
    <div className="grid gap-2">
      <div style={style} className="relative aspect-16/9 overflow-hidden rounded-sm bg-stage">
        {pictureUrl && <img src={pictureUrl} alt="" className="absolute inset-0 size-full object-contain" />}
        <span className="absolute top-2 left-2 inline-flex h-6 items-center gap-1.5 rounded-xs bg-surface-1 px-2 type-label text-text">
          <Icon name={icon} size={14} />
          {label}
        </span>
        <span className="absolute top-1 right-1 flex items-center gap-1">
          {grip}
          <IconButton icon="x" label={`${removal} ${name}`} className="size-8! rounded-xs bg-surface-1" onClick={onRemove} />
        </span>
        {over}
      </div>
      {children}
    </div>
  );
}
