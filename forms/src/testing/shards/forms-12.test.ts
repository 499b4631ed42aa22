import { describeForms } from "../describe-forms.ts";

describeForms(12);
