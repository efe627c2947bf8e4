import { fileURLToPath } from 'node:url';
import { contract } from '@commissary/contract';
import { normalizePath, type Plugin } from 'vite';

const name = '@commissary/contract';
const bare = '\0contract';

/**
 * The browser needs the method and path of each call, not the validation of its parts: in the bundle the contract has
 * no schemas and no code that builds them. Types still see the whole contract.
 */
export const stripSchemas = (): Plugin => ({
  name: 'contract-without-schemas',
  enforce: 'pre',
  resolveId: source => (source === name ? bare : null),
  load: id =>
    id === bare
      ? `export { createClient, hrefOf } from ${JSON.stringify(file('client.ts'))};\nexport { documentClient } from ${JSON.stringify(file('document-client.ts'))};\nexport const contract = ${JSON.stringify(calls)};`
      : null,
});

const file = (path: string) =>
  normalizePath(fileURLToPath(new URL(`../../packages/contract/src/${path}`, import.meta.url)));

const calls = Object.fromEntries(
  Object.entries(contract).map(([area, endpoints]) => [
    area,
    Object.fromEntries(
      Object.entries(endpoints).map(([call, { method, path, encoding, accepts }]) => [
        call,
        { method, path, encoding, accepts },
      ]),
    ),
  ]),
);
