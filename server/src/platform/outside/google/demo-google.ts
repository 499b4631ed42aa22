import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type Provider from "oidc-provider";
import { chooserPage, readChoice } from "./demo-google-chooser.ts";
import { type DemoPerson, makeProvider } from "./demo-google-provider.ts";
import { DEMO_GOOGLE_PATH, type Fetch, type Google } from "./google.ts";
import { makeOpenId, openid } from "./google-openid.ts";
import { fetchPicture } from "./google-picture.ts";

const CHOOSE = `${DEMO_GOOGLE_PATH}/choose/`;

/**
 * Stands in for Google where there are no keys for it: a real identity provider on our own server, with a page to
 * choose an account and no password. Everything on our side of it is the code that talks to Google.
 */
export function makeDemoGoogle(siteUrl: string, people: readonly DemoPerson[]): Google {
  const client = { id: "blenda-demo", secret: randomBytes(24).toString("base64url") };
  const issuer = `${siteUrl}${DEMO_GOOGLE_PATH}`;
  let fetch: Fetch | undefined;
  let made: ReturnType<typeof makeProvider> | undefined;
  const provider = () => (made ??= makeProvider(issuer, client, people));

  const picture: Google["picture"] = async (url) => (fetch && url.startsWith(`${issuer}/picture/`) ? fetchPicture(url, fetch) : null);
  const flow = makeOpenId(async () => {
    const { Configuration, ClientSecretPost, allowInsecureRequests, customFetch } = await openid();
    const server = { issuer, authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token`, jwks_uri: `${issuer}/jwks` };
    const configuration = new Configuration(server, client.id, client.secret, ClientSecretPost(client.secret));
    allowInsecureRequests(configuration);
    if (fetch) Object.assign(configuration, { [customFetch]: fetch });
    return configuration;
  }, picture);

  return {
    ...flow,
    leave: async (home) => {
      const { to, journey } = await flow.leave(home);
      // On a laptop the site is wherever it is asked for; the window stays on the origin that opened it.
      const { pathname, search } = new URL(to);
      return { to: `${home}${pathname}${search}`, journey };
    },
    standIn: {
      reachBy: (given) => (fetch = given),
      handle: async (request, response) => {
        const { provider: running, remember } = await provider();
        if (request.url?.startsWith(CHOOSE)) return choose(running, remember, people, request, response);
        // The provider must know which part of the path is not its own.
        Object.assign(request, { originalUrl: request.url, url: request.url?.slice(DEMO_GOOGLE_PATH.length) });
        await running.callback()(request, response);
      },
    },
  };
}

async function choose(
  provider: Provider,
  remember: (person: DemoPerson) => string,
  people: readonly DemoPerson[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== "POST") {
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(chooserPage(people));
    return;
  }
  const person = await readChoice(request);
  if (!person) {
    response.statusCode = 400;
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(chooserPage(people, "Please type an email address."));
    return;
  }
  const { prompt } = await provider.interactionDetails(request, response);
  const result = { [prompt.name]: {}, login: { accountId: remember(person) } };
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: true });
}
