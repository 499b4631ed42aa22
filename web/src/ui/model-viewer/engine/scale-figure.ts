import { GridHelper, Group, type Material, Mesh, MeshBasicMaterial, type Object3D, Shape, ShapeGeometry, Vector2 } from "three";
import { type Extent, TAN_HALF_VIEW } from "./framing.ts";

const PERSON_METRES = 1.75;
/** Beside something this much smaller, a person would leave nothing to see of it. */
const SMALLEST_ZOOM = 0.3;
const CROTCH_METRES = 0.82;
const GREY = 0x717784;

interface ScaleFigure {
  object: Object3D;
  /** What the figure says, in words. */
  caption: string;
  /** How far to step back so that both fit. */
  zoom: number;
  dispose: () => void;
}

/** Something of known size beside the model: a person of 1.75 m, or for small things a floor of squares. */
export function createScaleFigure({ size, distance }: { size: Extent; distance: number }): ScaleFigure {
  const footprint = Math.hypot(size.x, size.z) / 2;
  const halfTall = Math.max(PERSON_METRES - size.y / 2, size.y / 2) * 1.1;
  const halfWide = (footprint + PERSON_METRES * 0.55) * 1.08;
  const zoom = Math.min(1, (distance * TAN_HALF_VIEW) / Math.max(halfTall, (halfWide * 3) / 4));
  return zoom >= SMALLEST_ZOOM ? person(footprint, zoom) : squares(size);
}

function person(footprint: number, zoom: number): ScaleFigure {
  const geometry = new ShapeGeometry(silhouette(), 160);
  const material = new MeshBasicMaterial({ color: GREY, toneMapped: false });
  const figure = new Mesh(geometry, material);
  figure.position.x = -footprint - PERSON_METRES * 0.3;
  return { object: new Group().add(figure), caption: "Figure: 1.75 m", zoom, dispose: disposer(geometry, material) };
}

/** Head, shoulders, arms and legs in metres, feet on the floor: the right half, then its mirror image. */
const HALF: readonly (readonly [number, number])[] = [
  [0.015, 0.78],
  [0.04, 0.5],
  [0.055, 0.08],
  [0.06, 0.01],
  [0.12, 0.005],
  [0.135, 0.03],
  [0.13, 0.3],
  [0.155, 0.55],
  [0.175, 0.85],
  [0.165, 1.05],
  [0.18, 1.24],
  [0.2, 1.1],
  [0.225, 0.84],
  [0.25, 0.78],
  [0.275, 0.85],
  [0.275, 1.1],
  [0.265, 1.3],
  [0.225, 1.41],
  [0.13, 1.45],
  [0.07, 1.475],
  [0.06, 1.51],
  [0.095, 1.57],
  [0.105, 1.65],
  [0.075, 1.725],
  [0, 1.75],
];

function silhouette(): Shape {
  const shape = new Shape();
  const right = HALF.map(([x, y]) => new Vector2(x, y));
  const left = HALF.slice(0, -1)
    .toReversed()
    .map(([x, y]) => new Vector2(-x, y));
  shape.moveTo(0, CROTCH_METRES);
  // A curve through all of them: corners would make a signpost of a person.
  shape.splineThru([...right, ...left]);
  return shape;
}

function squares(size: Extent): ScaleFigure {
  const reach = Math.max(size.x, size.y, size.z);
  const side = 10 ** Math.floor(Math.log10(reach / 1.5));
  const count = 2 * Math.ceil(reach / side);
  const grid = new GridHelper(side * count, count, GREY, GREY);
  const material = grid.material as Material;
  Object.assign(material, { transparent: true, opacity: 0.35, toneMapped: false });
  return { object: new Group().add(grid), caption: `Squares: ${lengthText(side)}`, zoom: 0.8, dispose: disposer(grid.geometry, material) };
}

const lengthText = (metres: number): string =>
  metres >= 1 ? `${metres} m` : metres >= 0.01 ? `${Math.round(metres * 100)} cm` : `${Number((metres * 1000).toPrecision(1))} mm`;

const disposer =
  (...things: { dispose: () => void }[]) =>
  () => {
    for (const thing of things) thing.dispose();
  };
