import type { Crop } from "@blenda/domain/account/model";
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from "react";
import { classNames } from "../../ui/class-names.ts";
import { closenessOf, type Frame, heightOf, moveCrop, zoomedTo } from "./crop.ts";

const SIDE_PX = 640;
const KEY_STEP = 0.05;
const ARROWS: Record<string, readonly [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const ZOOMS: Record<string, number> = { "+": 1, "=": 1, "-": -1, _: -1 };

const stepOf = ({ size }: Crop) => Math.max(1, size * KEY_STEP);

interface Props {
  picture: ImageBitmap;
  /** How many times as wide as high it will be. */
  aspect?: number;
  /** Shown in a circle later: what lies outside it is dimmed. */
  isRound?: boolean;
  crop: Crop;
  /** From the crop before, because several movements may arrive before the next picture is drawn. */
  onChange: (next: (before: Crop) => Crop) => void;
}

/** The chosen part, drawn as it will be. Drag the picture, turn the wheel, or use the arrow keys, plus and minus. */
export function CropCanvas({ picture, aspect = 1, isRound = false, crop, onChange }: Props) {
  const frame: Frame = { width: picture.width, height: picture.height, aspect };
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const pen = canvas.current?.getContext("2d");
    pen?.drawImage(picture, crop.x, crop.y, crop.size, heightOf(crop, { width: 0, height: 0, aspect }), 0, 0, SIDE_PX, SIDE_PX / aspect);
  }, [picture, crop, aspect]);

  const hand = useRef({ x: 0, y: 0 });

  const zoomBy = (amount: number) => onChange((before) => zoomedTo(before, closenessOf(before, frame) + amount, frame));
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
      return moveCrop(before, -right * scale, -down * scale, frame);
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    const zoom = ZOOMS[event.key];
    if (!arrow && !zoom) return;
    event.preventDefault();
    if (arrow) onChange((before) => moveCrop(before, arrow[0] * stepOf(before), arrow[1] * stepOf(before), frame));
    if (zoom) zoomBy(zoom * KEY_STEP);
  };
  return (
    <div
      role="application"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it is a control of its own kind; its keys move the picture
      tabIndex={0}
      aria-label="Your picture. Arrow keys move it, plus and minus zoom."
      style={{ aspectRatio: aspect }}
      className={classNames(
        "relative mx-auto w-full cursor-move touch-none overflow-hidden rounded-sm bg-surface-3",
        aspect === 1 && "max-w-80",
      )}
      onPointerDown={take}
      onPointerMove={drag}
      onWheel={({ deltaY }) => zoomBy(-Math.sign(deltaY) * KEY_STEP)}
      onKeyDown={onKeyDown}
    >
      <canvas ref={canvas} width={SIDE_PX} height={SIDE_PX / aspect} className="size-full" />
      {isRound && (
        <span aria-hidden="true" className="pointer-events-none absolute inset-0 rounded-full shadow-[0_0_0_100px_var(--scrim)]" />
      )}
    </div>
  );
}
