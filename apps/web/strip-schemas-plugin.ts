import { contract } from '@commissary/contract';
import type { Plugin } from 'vite';

const name = '@commissary/contract';
const bare = '\0contract';

/**
 * The browser only needs to know how a call is made, not how its parts are checked: in the bundle the contract is its
 * methods and paths, without the schemas and what they are written with. Types see the whole contract.
 */
export const stripSchemas = (): Plugin => ({
  name: 'contract-without-schemas',
  enforce: 'pre',
  resolveId: source => (source === name ? bare : null),
  load: id =>
    id === bare
      ? `export { createClient, hrefOf } from ${JSON.stringify(file('client.ts'))};\nexport const contract = ${JSON.stringify(calls)};`
      : null,
});

const file = (path: string) => new URL(`../../packages/contract/src/${path}`, import.meta.url).pathname;

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
