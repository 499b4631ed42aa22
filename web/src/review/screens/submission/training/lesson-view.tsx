import type { DraftLesson } from "@blenda/domain/teaching/model";
import { useState } from "react";
import { Chapters } from "../../../../learning/parts/chapters.tsx";
import { FilmPlayer } from "../../../../learning/parts/film-player.tsx";
import { useFilm } from "../../../../learning/parts/use-film.ts";
import { sizeOf } from "../../../../lib/text/bytes.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { Paragraphs } from "../../../../ui/layout/paragraphs.tsx";
import { fitOf } from "../../../../ui/model-viewer/engine/fit-of.ts";
import { ModelViewer } from "../../../../ui/model-viewer/model-viewer.tsx";
import { RichText } from "../../../../ui/rich-text.tsx";
import { FilmFacts } from "./film-facts.tsx";

interface Props {
  trainingId: string;
  lesson: DraftLesson;
}

/** One lesson as learners get it, and what was measured of it. Give each an element of its own. */
export function LessonView({ trainingId, lesson }: Props) {
  const { film, kind } = lesson;
  return (
    <div className="grid grid-cols-1">
      {kind === "video" && film && <Film trainingId={trainingId} lesson={lesson} url={film.url} />}
      {kind === "video" && !film && <Nothing text="This lesson has no film." />}
      {film && <FilmFacts film={film} captions={lesson.captions} />}
      <Words lesson={lesson} />
      <Extras lesson={lesson} />
    </div>
  );
}

function Film({ trainingId, lesson, url }: Props & { url: string }) {
  const film = useFilm();
  const { chapters, posterUrl } = lesson;
  // The player is the learners' own: what it shows is what they will see.
  const shown = { ...lesson, trainingId, videoUrl: url, resources: [], checkpoint: null };
  return (
    <>
      <FilmPlayer film={film} lesson={shown} url={url} poster={posterUrl ?? undefined} />
      {chapters.length > 0 && (
        <div className="px-5 py-3">
          <Chapters
            chapters={chapters}
            seconds={film.seconds}
            onGo={(seconds) => {
              film.goTo(seconds);
              film.play();
            }}
          />
        </div>
      )}
    </>
  );
}

function Nothing({ text }: { text: string }) {
  return <p className="grid aspect-video place-items-center bg-stage type-ui text-muted">{text}</p>;
}

/** What is read: the lesson itself, or what is said beside its film. */
function Words({ lesson: { kind, body, bodyRich } }: Pick<Props, "lesson">) {
  if (body.trim() === "" && !bodyRich) return kind === "text" ? <Nothing text="This lesson has no text." /> : null;
  const words = bodyRich ? <RichText text={bodyRich} /> : <Paragraphs text={body} />;
  if (kind === "text") return <div className="border-t border-line px-5 py-4 wrap-anywhere">{words}</div>;
  return (
    <details className="border-t border-line px-5 py-2">
      <summary className="touch-target type-ui text-muted transition-colors hover:text-text">Text beside the film</summary>
      <div className="py-3 wrap-anywhere">{words}</div>
    </details>
  );
}

/** What comes with it: things to download, and the model to compare with. */
function Extras({ lesson: { title, resources, checkpoint } }: Pick<Props, "lesson">) {
  const [isOpen, setOpen] = useState(false);
  if (resources.length === 0 && !checkpoint) return null;
  return (
    <div className="grid grid-cols-1 gap-3 border-t border-line px-5 py-4">
      {resources.length > 0 && (
        <div className="grid grid-cols-1 gap-1">
          <h3 className="type-small text-muted">Resources</h3>
          <ul className="grid grid-cols-1 gap-1">
            {resources.map(({ id, name, bytes, url }) => (
              <li key={id} className="flex min-w-0 flex-wrap items-baseline gap-x-3 type-ui">
                <a href={url} download={name} className="min-w-0 truncate text-sky">
                  {name}
                </a>
                <span className="type-small text-muted tabular-nums">{sizeOf(bytes)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {checkpoint && (
        <div className="grid grid-cols-1 gap-2">
          <h3 className="type-small text-muted">Checkpoint model</h3>
          <div className="flex flex-wrap items-center gap-3 type-ui">
            <Icon name="box" className="text-muted" />
            <a href={checkpoint.url} download={checkpoint.name} className="min-w-0 truncate text-sky">
              {checkpoint.name}
            </a>
            <span className="type-small text-muted tabular-nums">{sizeOf(checkpoint.bytes)}</span>
            {checkpoint.previewUrl && (
              <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
                {isOpen ? "Close the model" : "Open the model"}
              </Button>
            )}
          </div>
          {isOpen && (
            <ModelViewer
              label={`Checkpoint of ${title}`}
              url={checkpoint.previewUrl}
              pictures={checkpoint.posterUrl ? { lit: checkpoint.posterUrl } : {}}
              stageHue={checkpoint.stageHue}
              fit={checkpoint.facts ? fitOf(checkpoint.facts.size) : "whole"}
              triangles={checkpoint.facts?.triangles ?? null}
              isAsked
            />
          )}
        </div>
      )}
    </div>
  );
}
