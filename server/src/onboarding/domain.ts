import { defineDomain } from "../platform/domain.ts";
import { onboardingRouter } from "./router.ts";

export const onboarding = defineDomain({ router: onboardingRouter });
