import type { ReactNode } from "react";
import { Icon, type IconName } from "../icon.tsx";

interface Props {
  icon: IconName;
  title: string;
  /** What to do next. */
  children?: ReactNode;
  action?: ReactNode;
}

export function EmptyState({ icon, title, children, action }: Props) {
  return (
    <div className="grid justify-items-center gap-2 px-4 py-16 text-center">
      <Icon name={icon} size={32} className="mb-2 text-faint" />
      <h2 className="type-h3">{title}</h2>
      {children && <p className="max-w-prose text-muted">{children}</p>}
      {action && <div className="mt-4">{action}</div>}
    </div>
  );
}
