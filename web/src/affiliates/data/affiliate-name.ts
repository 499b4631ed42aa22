import type { ProgrammeAffiliate } from "@blenda/domain/affiliates/model";

/** By their id; who was invited by their address is known by it alone until they answer. */
export const affiliateName = ({ globalAffiliateId, email }: ProgrammeAffiliate): string => globalAffiliateId || email || "Someone invited";
