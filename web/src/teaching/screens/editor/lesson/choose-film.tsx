import { type ChangeEvent, useRef, useState } from "react";
import { classNames } from "../../../../ui/class-names.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { Pressable } from "../../../../ui/layout/pressable.tsx";

const ACCEPT = "video/*,.mp4,.m4v,.webm,.mov,.mkv";

function useFilmInput(onChoose: (file: File) => void) {
  const input = useRef<HTMLInputElement>(null);
  const element = (
    <input
      ref={input}
      type="file"
      hidden
      accept={ACCEPT}
      aria-label="The film of this lesson"
      onChange={({ target }: ChangeEvent<HTMLInputElement>) => {
        const [file] = target.files ?? [];
        if (file) onChoose(file);
        // The same file again is a choice too.
        target.value = "";
      }}
    />
  );
  return { open: () => input.current?.click(), element };
}

export function ChooseFilm({ label, onChoose }: { label: string; onChoose: (file: File) => void }) {
  const { open, element } = useFilmInput(onChoose);
  return (
    <>
      <Button size="small" icon="upload" onClick={open}>
        {label}
      </Button>
      {element}
    </>
  );
}

/** The place of a film that is not there yet. */
export function FilmDrop({ hint, onChoose }: { hint: string; onChoose: (file: File) => void }) {
  const { open, element } = useFilmInput(onChoose);
  const [isOver, setOver] = useState(false);
  return (
    <Pressable
      className={classNames(
        "grid min-h-64 place-content-center justify-items-center gap-3 rounded-sm border border-dashed p-6 text-center transition-colors",
        isOver ? "border-ember bg-ember-soft" : "border-line-strong",
      )}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        const [file] = event.dataTransfer.files;
        if (!file) return;
        event.preventDefault();
        setOver(false);
        onChoose(file);
      }}
    >
      <span className="grid size-12 place-items-center rounded-xs bg-ember-soft text-ember-text">
        <Icon name="upload" size={22} />
      </span>
      <p className="type-ui font-semibold">{isOver ? "Drop to upload" : "Drop the film of this lesson"}</p>
      <p className="max-w-md type-small text-muted">{hint}</p>
      <Button onClick={open}>Choose film</Button>
      {element}
    </Pressable>
  );
}
