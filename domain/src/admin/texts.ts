/** The first four are the specification's. */
export const adminTexts = {
  notConfigured: "Multi-factor authentication must be configured for admin access. Please set up MFA first.",
  accessFailed: "Admin access failed. Please try again.",
  granted: "Admin access granted",
  grantedWithoutMfa: "Admin access granted (MFA disabled)",
  loadFailed: "We couldn't load the admins. Please try again.",
  changeFailed: "We couldn't change this admin. Nothing was changed. Please try again.",
  claimFoundTitle: "Serious security concern",
  claimFound: (name: string) => `${name} carries an admin claim and isn't in the admin list.`,
  needsRepair: "You're on the admin list, but your account has no admin claim yet.",
  needsRepairHelp: "Ask a super admin to repair it in Admin Management. Until then you can't open the admin area.",
  sums: { consistent: "Consistent", no_claim: "Lacks the claim", no_listing: "Claim without listing" },
  levels: { admin: "Admin", super: "Super admin" },
};
