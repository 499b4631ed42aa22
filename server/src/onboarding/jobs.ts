import type { Job } from "../platform/jobs/jobs.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { checkLink, LINK_JOB, type LinkToCheck } from "./links/check-links.ts";

const link: Job<Services, LinkToCheck> = { name: LINK_JOB, retryLimit: 1, run: checkLink() };

export const onboardingJobs = [link];
