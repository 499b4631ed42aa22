import type { Crop } from "@blenda/domain/account/model";
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from "react";
import { closenessOf, moved, zoomedTo } from "./crop.ts";

const SIDE_PX = 640;
const KEY_STEP = 0.05;
const ARROWS: Record<string, readonly [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const ZOOMS: Record<string, number> = { "+": 1, "=": 1, "-": -1, _: -1 };

const stepOf = ({ size }: Crop) => Math.max(1, size * KEY_STEP);

interface Props {
  picture: ImageBitmap;
  crop: Crop;
  /** From the crop before, because several movements may arrive before the next picture is drawn. */
  onChange: (next: (before: Crop) => Crop) => void;
}

/** The chosen square, drawn as it will be. Drag the picture, turn the wheel, or use the arrow keys, plus and minus. */
export function CropCanvas({ picture, crop, onChange }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const pen = canvas.current?.getContext("2d");
    pen?.drawImage(picture, crop.x, crop.y, crop.size, crop.size, 0, 0, SIDE_PX, SIDE_PX);
  }, [picture, crop]);

  const hand = useRef({ x: 0, y: 0 });

  const zoomBy = (amount: number) => onChange((before) => zoomedTo(before, closenessOf(before, picture) + amount, picture));
  const take = ({ currentTarget, pointerId, clientX, clientY }: PointerEvent) => {
    currentTarget.setPointerCapture(pointerId);
    hand.current = { x: clientX, y: clientY };
  };
  const drag = ({ buttons, clientX, clientY, currentTarget }: PointerEvent) => {
    if (buttons !== 1) return;
    const [right, down] = [clientX - hand.current.x, clientY - hand.current.y];
    hand.current = { x: clientX, y: clientY };
    const { clientWidth } = currentTarget;
    onChange((before) => {
      const scale = before.size / clientWidth;
      return moved(before, -right * scale, -down * scale, picture);
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    const zoom = ZOOMS[event.key];
    if (!arrow && !zoom) return;
    event.preventDefault();
    if (arrow) onChange((before) => moved(before, arrow[0] * stepOf(before), arrow[1] * stepOf(before), picture));
    if (zoom) zoomBy(zoom * KEY_STEP);
  };
  return (
    <div
      role="application"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it is a control of its own kind; its keys move the picture
      tabIndex={0}
      aria-label="Your picture. Arrow keys move it, plus and minus zoom."
      className="relative mx-auto aspect-square w-full max-w-80 cursor-move touch-none overflow-hidden rounded-sm bg-surface-3"
      onPointerDown={take}
      onPointerMove={drag}
      onWheel={({ deltaY }) => zoomBy(-Math.sign(deltaY) * KEY_STEP)}
      onKeyDown={onKeyDown}
    >
      <canvas ref={canvas} width={SIDE_PX} height={SIDE_PX} className="size-full" />
      {/* People are shown round: what lies outside the circle is dimmed. */}
      <span aria-hidden="true" className="pointer-events-none absolute inset-0 rounded-full shadow-[0_0_0_100px_var(--scrim)]" />
    </div>
  );
}
