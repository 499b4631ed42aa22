import { contract } from "@blenda/domain/contract";
import { BRAND } from "@blenda/domain/shared/brand";
import type { FastifyInstance } from "fastify";
import { REFERENCE_STYLE, referencePage } from "./reference-page.ts";

/** The contract as an OpenAPI document, and the same as a page people can read. Made when first asked for: most processes never are. */
export async function reference(scope: FastifyInstance): Promise<void> {
  let document: ReturnType<typeof writeDocument> | undefined;
  const describe = () => (document ??= writeDocument());
  scope.get("/api/openapi.json", describe);
  scope.get("/api/docs", async (_request, reply) => reply.type("text/html; charset=utf-8").send(referencePage(await describe())));
  scope.get("/api/docs.css", (_request, reply) => reply.type("text/css").send(REFERENCE_STYLE));
}

async function writeDocument() {
  const [{ OpenAPIGenerator }, { ZodToJsonSchemaConverter }] = await Promise.all([import("@orpc/openapi"), import("@orpc/zod/zod4")]);
  return new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] }).generate(contract, {
    info: { title: BRAND.name, version: "1" },
    servers: [{ url: "/api" }],
  });
}
