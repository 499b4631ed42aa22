import { geoEqualEarth, geoPath } from "d3-geo";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import shapesUrl from "world-atlas/countries-110m.json?url";
import { countryOfShape } from "./shape-codes.ts";

type World = Topology<{ countries: GeometryCollection<{ name: string }> }>;

export interface CountryShape {
  /** Two letters; empty where a place has none. */
  code: string;
  name: string;
  path: string;
}

export const MAP = { WIDTH: 960, HEIGHT: 468 } as const;

/** The shapes are a file of their own (Natural Earth 110 m, public domain), fetched when the map is looked at. */
export async function fetchWorld(): Promise<CountryShape[]> {
  const answer = await fetch(shapesUrl).catch(() => null);
  if (!answer?.ok) throw new Error("The map can't be loaded right now.");
  const world = (await answer.json()) as World;
  const { features } = feature(world, world.objects.countries);
  // Nobody lives there, and it would take a fifth of the height.
  const shown = features.filter(({ id }) => countryOfShape(id) !== "AQ");
  const projection = geoEqualEarth().fitSize([MAP.WIDTH, MAP.HEIGHT], { type: "FeatureCollection", features: shown });
  const path = geoPath(projection).digits(1);
  return shown.map((each) => ({ code: countryOfShape(each.id) ?? "", name: each.properties.name, path: path(each) ?? "" }));
}
