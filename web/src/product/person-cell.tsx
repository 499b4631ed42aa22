import type { ReactNode } from "react";
import { Avatar } from "../ui/avatar.tsx";

interface Props {
  name: string;
  detail: ReactNode;
  photoUrl: string | null;
  /** Beside the name: "you". */
  mark?: ReactNode;
}

/** A person in a list: face, name and one line below it. */
export function PersonCell({ name, detail, photoUrl, mark }: Props) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Avatar name={name} src={photoUrl} />
      <span className="grid min-w-0 grid-cols-1">
        <span className="flex min-w-0 items-center gap-2 font-semibold">
          <span className="truncate">{name}</span>
          {mark}
        </span>
        <span className="truncate type-small text-muted">{detail}</span>
      </span>
    </span>
  );
}
