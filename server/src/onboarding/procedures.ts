import { onboardingContract } from "@blenda/domain/onboarding/contract";
import { implement } from "@orpc/server";
import { type Context, guard, signedIn, spoken } from "../platform/requests/procedure.ts";

export const onboarding = implement(onboardingContract).$context<Context>().use(spoken).use(guard).use(signedIn);
