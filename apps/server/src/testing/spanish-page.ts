import { type TestClient, testClient } from './test-client.ts';
import type { TestServer } from './test-server.ts';

/** A page of a person whose browser asks for Spanish. */
export const spanishPageOf = async (server: TestServer, personId: string): Promise<TestClient> => {
  const browser = await server.browserOf(personId);
  return testClient(server.server, { ...browser, headers: { ...browser.headers, 'accept-language': 'es-MX,es' } });
};
