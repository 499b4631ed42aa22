import type { DraftLesson } from "@blenda/domain/teaching/model";
import { sizeOf } from "../../../../lib/text/bytes.ts";
import { clockText } from "../../../../lib/text/clock-text.ts";
import { Icon, type IconName } from "../../../../ui/icon.tsx";

interface Fact {
  name: string;
  value: string;
  state: "done" | "busy" | "open" | "wrong";
}

const LOOKS: Record<Fact["state"], { icon: IconName; ink: string }> = {
  done: { icon: "circle-check", ink: "text-ok" },
  busy: { icon: "loader-circle", ink: "text-muted turning" },
  open: { icon: "circle-dashed", ink: "text-muted" },
  wrong: { icon: "circle-alert", ink: "text-bad" },
};

const SOUNDS: Readonly<Record<string, string>> = { aac: "AAC", opus: "Opus" };

/** What the server found in the film. */
export function MediaFacts({ lesson }: { lesson: DraftLesson }) {
  return (
    <div className="min-w-0">
      <p className="mb-1 type-small text-muted">Media</p>
      <dl className="grid">
        {factsOf(lesson).map(({ name, value, state }) => (
          <div key={name} className="flex items-center gap-2 py-1 type-small">
            <Icon name={LOOKS[state].icon} size={16} className={`shrink-0 ${LOOKS[state].ink}`} />
            <dt>{name}</dt>
            <dd className="ml-auto truncate text-muted tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {lesson.captions.length === 0 && (
        <p className="mt-2 type-small text-muted">Captions are recommended, not required. Many people watch without sound.</p>
      )}
    </div>
  );
}

function factsOf({ film, posterUrl, posterAtSeconds, captions }: DraftLesson): Fact[] {
  if (!film) return [];
  const isRead = film.state === "ready" || film.state === "failed";
  const measured = (name: string, value: string | null, isWrong = false): Fact =>
    isRead ? { name, value: value ?? "–", state: value === null || isWrong ? "wrong" : "done" } : { name, value: "reading", state: "busy" };
  return [
    { name: "Uploaded", value: sizeOf(film.bytes), state: "done" },
    measured(
      "Picture",
      film.height === null || film.width === null ? null : `${Math.min(film.width, film.height)}p`,
      film.findings.some(({ code }) => code === "film-small"),
    ),
    measured("Sound", film.hasSound ? (SOUNDS[film.audioCodec ?? ""] ?? film.audioCodec ?? "yes") : null),
    measured("Length", film.seconds === null ? null : clockText(film.seconds)),
    {
      name: "Poster",
      value: posterUrl ? (posterAtSeconds === null ? "taken" : `at ${clockText(posterAtSeconds)}`) : "not yet",
      state: posterUrl ? "done" : "open",
    },
    {
      name: "Captions",
      value: captions.length === 0 ? "none yet" : captions.map(({ language }) => language).join(", "),
      state: captions.length === 0 ? "open" : "done",
    },
  ];
}
