import type { ProductPage } from "@blenda/domain/catalogue/model";
import { useEffect, useRef } from "react";
import { FileRemarks, FileScore } from "../../../../product/file-remarks.tsx";
import { FILE_CHECK } from "../anchors.ts";

/** What our inspection of the file found, as it is: good to read before buying. */
export function FileCheck({ score, checks }: { score: number; checks: ProductPage["checks"] }) {
  const section = useRef<HTMLElement>(null);
  // A reader who pressed a link to it before it was there is led to it now.
  useEffect(() => {
    if (location.hash === `#${FILE_CHECK}`) section.current?.scrollIntoView();
  }, []);
  return (
    <section ref={section} id={FILE_CHECK}>
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <h2 className="type-h2">File check</h2>
        <FileScore score={score} remarks={checks} />
      </div>
      <FileRemarks remarks={checks} />
    </section>
  );
}
