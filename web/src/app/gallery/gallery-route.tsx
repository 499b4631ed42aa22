import type { Area } from "@blenda/domain/access/areas";
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { rootRoute } from "../../shell/root.tsx";

const AREAS: readonly Area[] = ["outside", "community", "dashboard", "admin", "editor"];

/** No screens of the product, so they stand in no table. A function, so that a built site can leave them out. */
export function galleryRoutes() {
  const frames = AREAS.map((area) => [area, route(`/gallery/${area}`, area, "Frame")]);
  return { gallery: route("/gallery", "public", "Gallery"), ...Object.fromEntries(frames) };
}

function route(path: `/${string}`, area: Area, component: "Gallery" | "Frame") {
  const screen = { path, area, access: "public", head: { title: "Gallery", description: "Every component in every state." } } as const;
  return createRoute({
    getParentRoute: () => rootRoute,
    path,
    staticData: { screen },
    component: lazyRouteComponent(() => import("./gallery.tsx"), component),
  });
}
