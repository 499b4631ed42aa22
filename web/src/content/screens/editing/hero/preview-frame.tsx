import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";

interface Props {
  /** What it shows, for whoever is read to. */
  title: string;
  /** The window it pretends to be. */
  width: number;
  theme: "dark" | "light";
  /** The largest share of its real size. */
  most?: number;
  children: ReactNode;
}

/**
 * A preview frame: a window of its own, because what is shown asks how wide its window is. Our own page with our own styles, drawn by
 * this page; nothing in it can be clicked or reached.
 */
export function PreviewFrame({ title, width, theme, most = 1, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const [body, setBody] = useState<HTMLElement | null>(null);
  const [room, setRoom] = useState(0);
  const [height, setHeight] = useState(0);

  const dress = useCallback((element: HTMLIFrameElement | null) => {
    const inside = element?.contentDocument;
    if (!inside) return;
    inside.documentElement.lang = document.documentElement.lang;
    inside.title = element.title;
    if (inside.head.childElementCount <= 1)
      for (const style of document.querySelectorAll('link[rel="stylesheet"], style')) inside.head.append(style.cloneNode(true));
    inside.body.className = "overflow-hidden";
    setBody(inside.body);
  }, []);
  useEffect(() => dress(frame), [frame, dress]);
  useEffect(() => {
    if (body) body.ownerDocument.documentElement.dataset.theme = theme;
  }, [body, theme]);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const watch = new ResizeObserver(() => setRoom(element.clientWidth));
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  const measure = useCallback((content: HTMLElement | null) => {
    if (!content) return undefined;
    const watch = new ResizeObserver(() => setHeight(content.offsetHeight));
    watch.observe(content);
    return () => watch.disconnect();
  }, []);

  const scale = Math.min(most, room === 0 ? most : room / width);
  return (
    <div ref={box} className="w-full overflow-hidden">
      <div
        className="overflow-hidden rounded-md border border-line bg-bg"
        style={{ width: Math.floor(width * scale), height: Math.max(64, Math.round(height * scale)) }}
      >
        <iframe
          ref={setFrame}
          title={title}
          tabIndex={-1}
          onLoad={({ currentTarget }) => dress(currentTarget)}
          className="origin-top-left border-0"
          style={{ width, height: Math.max(64, height), transform: `scale(${scale})` }}
        />
      </div>
      {body &&
        createPortal(
          <div ref={measure} inert>
            {children}
          </div>,
          body,
        )}
    </div>
  );
}
