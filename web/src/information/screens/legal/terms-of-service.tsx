import { BRAND } from "@blenda/domain/shared/brand";
import { Article } from "../../parts/article.tsx";
import { buyingTerms } from "./terms-of-buying.tsx";
import { sharedTerms } from "./terms-of-sharing.tsx";

const sections = [...buyingTerms, ...sharedTerms];

export function TermsOfService() {
  return (
    <Article
      title="Terms of service"
      lead={`The agreement between you, the artists and us. "We" is ${BRAND.name}; "artists" are the people who sell here. By using the site you agree to it.`}
      updated="2026-11-15"
      sections={sections}
    />
  );
}
