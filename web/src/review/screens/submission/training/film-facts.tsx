import type { DraftLesson, LessonFilm } from "@blenda/domain/teaching/model";
import type { ReactNode } from "react";
import { sizeOf } from "../../../../lib/text/bytes.ts";
import { clockText } from "../../../../lib/text/clock-text.ts";
import { Icon } from "../../../../ui/icon.tsx";

/** Codecs by the names people know. */
const CODECS: Readonly<Record<string, string>> = {
  avc: "H.264",
  vp9: "VP9",
  av1: "AV1",
  aac: "AAC",
  opus: "Opus",
  hevc: "HEVC",
  mp3: "MP3",
};
const codec = (name: string | null): string => (name === null ? "Not known" : (CODECS[name] ?? name));

/** What was measured of a film. */
export function FilmFacts({ film, captions }: { film: LessonFilm } & Pick<DraftLesson, "captions">) {
  const { seconds, width, height, videoCodec, audioCodec, hasSound, bytes, findings } = film;
  return (
    <div className="border-t border-line">
      <dl className="-mr-px -mb-px grid grid-cols-2 sm:grid-cols-3 xl:grid-cols-5">
        <Fact label="Length">{seconds === null ? "Not known" : clockText(seconds)}</Fact>
        <Fact label="Size" more={`${codec(videoCodec)}, ${sizeOf(bytes)}`}>
          {width === null || height === null ? "Not known" : `${width} × ${height}`}
        </Fact>
        <Fact label="Sound">{hasSound ? codec(audioCodec) : <span className="text-bad">None</span>}</Fact>
        <Fact label="Captions">
          {captions.length === 0 ? (
            <span className="text-warn">None</span>
          ) : (
            captions.map(({ label, language }) => label || language).join(", ")
          )}
        </Fact>
        <Fact label="File">{film.name}</Fact>
      </dl>
      {findings.length > 0 && (
        <ul className="divide-y divide-line border-t border-line">
          {findings.map(({ level, code, message }) => (
            <li key={`${code} ${message}`} data-finding tabIndex={-1} className="flex gap-3 px-5 py-2.5 type-ui -outline-offset-2">
              <Icon
                name={level === "block" ? "circle-alert" : level === "warn" ? "triangle-alert" : "info"}
                size={18}
                className={`mt-0.5 shrink-0 ${level === "block" ? "text-bad" : level === "warn" ? "text-warn" : "text-sky"}`}
              />
              {message}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Fact({ label, more, children }: { label: string; more?: string; children: ReactNode }) {
  return (
    <div className="grid min-w-0 grid-cols-1 content-start border-r border-b border-line px-5 py-2.5">
      <dt className="type-small text-muted">{label}</dt>
      <dd className="truncate type-ui font-semibold">{children}</dd>
      {more && <dd className="truncate type-small text-muted">{more}</dd>}
    </div>
  );
}
