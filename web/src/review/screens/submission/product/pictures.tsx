import type { DraftPicture } from "@blenda/domain/authoring/model";

/** The images in their order, the cover first; each opens large in a tab of its own. */
export function Pictures({ pictures }: { pictures: readonly DraftPicture[] }) {
  if (pictures.length === 0) return "None";
  return (
    <ul className="flex flex-wrap gap-2">
      {pictures.map(({ id, url, alt, width, height }, at) => (
        <li key={id}>
          <a href={url} target="_blank" rel="noreferrer" className="relative z-1 block overflow-hidden rounded-sm bg-stage">
            <img
              src={url}
              alt={alt || (at === 0 ? "Cover" : `Image ${at + 1}`)}
              title={`${width} × ${height} px`}
              width={96}
              height={72}
              loading="lazy"
              className="h-18 w-24 object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
