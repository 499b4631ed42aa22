import { useRef } from "react";

interface Props {
  label: string;
  accept: string;
  isMany?: boolean;
  onFiles: (files: File[]) => void;
}

/** A quiet way to a file dialog, at the end of a heading. */
export function AddFile({ label, accept, isMany = false, onFiles }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" className="link touch-target type-small" onClick={() => input.current?.click()}>
        {label}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={isMany}
        accept={accept}
        aria-label={label}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = "";
        }}
      />
    </>
  );
}
