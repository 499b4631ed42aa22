import { useRef } from "react";

interface Props {
  label: string;
  value: string;
  most: number;
  onDone: (name: string | null) => void;
}

/** A name that is changed where it stands. Enter keeps it, Escape does not. */
export function RenameField({ label, value, most, onDone }: Props) {
  const isOver = useRef(false);
  const end = (name: string | null) => {
    if (isOver.current) return;
    isOver.current = true;
    onDone(name);
  };
  return (
    <input
      ref={(input) => input?.select()}
      aria-label={label}
      defaultValue={value}
      maxLength={most}
      className="h-8 w-full min-w-0 rounded-xs border border-control-line bg-bg px-2 type-ui outline-none focus:border-sky"
      onClick={(event) => event.stopPropagation()}
      onBlur={({ target }) => end(target.value.trim())}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === "Enter") end(event.currentTarget.value.trim());
        if (event.key === "Escape") end(null);
      }}
    />
  );
}
