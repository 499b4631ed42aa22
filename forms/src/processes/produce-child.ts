import { produceOnOrder } from "@blenda/forge/produce-on-order";
import { forms } from "../forms.ts";

produceOnOrder(forms);
