import type { LookPicture } from "@blenda/domain/review/model";
import { classNames } from "../../../ui/class-names.ts";

interface Props {
  before: readonly LookPicture[];
  after: readonly LookPicture[];
}

/** Images as one of us last saw them beside those of now; the cover first, and what only one side has is framed. */
export function LookPictures({ before, after }: Props) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Side label="Images last seen" pictures={before} frame="outline-bad" said="gone now" />
      <Side label="Images now" pictures={after} frame="outline-ok" said="new" />
    </div>
  );
}

function Side({ label, pictures, frame, said }: { label: string; pictures: readonly LookPicture[]; frame: string; said: string }) {
  return (
    <section aria-label={label} className="grid content-start gap-2">
      <p className="type-small text-muted">{label}</p>
      <ul className="flex flex-wrap gap-3">
        {pictures.map(({ url, isCover, isNew }, at) => (
          <li key={url}>
            <a
              href={url}
              target="_blank"
              rel="noreferrer"
              className={classNames("block overflow-hidden rounded-sm bg-stage", isNew && "outline-2 outline-offset-1", isNew && frame)}
            >
              <img
                src={url}
                alt={`${isCover ? "Cover" : `Image ${at + 1}`}${isNew ? `, ${said}` : ""}`}
                loading="lazy"
                className={isCover ? "h-36 w-48 object-cover" : "h-18 w-24 object-cover"}
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
