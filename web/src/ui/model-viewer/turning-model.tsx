import { useEffect, useRef, useState } from "react";
import { classNames } from "../class-names.ts";
import { stageStyle } from "../stage-style.ts";

interface Props {
  /** A binary glTF. */
  url: string;
  /** Hue of the stage it stands on. */
  stageHue: number | null;
  /** The first picture is drawn: whatever stood in its place may go. */
  onReady?: () => void;
}

/**
 * Fills its box with a model that turns slowly. Until the first picture is drawn it is see-through, so a poster can lie below.
 * One of them turns at a time on a page; mount it while a pointer is on the box, take it away afterwards.
 */
export function TurningModel({ url, stageHue, onReady }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState<string | null>(null);
  const told = useRef(onReady);
  useEffect(() => {
    told.current = onReady;
  });

  useEffect(() => {
    const place = box.current;
    if (!place) return;
    const leaving = new AbortController();
    const show = async () => {
      const { turnModel } = await import("./engine/turntable.ts");
      if (leaving.signal.aborted) return;
      await turnModel({
        box: place,
        url,
        signal: leaving.signal,
        onReady: () => {
          setReady(url);
          told.current?.();
        },
      });
    };
    // Without a model, a graphics context or a connection, the poster below simply stays.
    show().catch(() => {});
    return () => leaving.abort();
  }, [url]);

  return (
    <div
      ref={box}
      aria-hidden="true"
      style={stageStyle(stageHue)}
      className={classNames("absolute inset-0 overflow-hidden bg-stage transition-opacity", ready !== url && "opacity-0")}
    />
  );
}
