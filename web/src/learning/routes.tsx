import { learningScreens } from "@blenda/domain/learning/screens";
import { lazyRouteComponent } from "@tanstack/react-router";
import { screenRoutes } from "../shell/screen-routes.ts";
import { certificateQuery } from "./data/certificate-query.ts";

export const learningRoutes = screenRoutes(learningScreens, {
  certificate: {
    component: lazyRouteComponent(() => import("./screens/certificate.tsx"), "Certificate"),
    ask: (cache, { params }) => cache.prefetchQuery(certificateQuery(params.code ?? "")),
  },
});
