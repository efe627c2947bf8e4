import { fileURLToPath } from 'node:url';
import { contract, type Endpoint, worksSignedOut } from '@commissary/contract';
import { normalizePath, type Plugin } from 'vite';

const doorOfContract = normalizePath(fileURLToPath(import.meta.resolve('@commissary/contract')));
const calls = '\0contract-calls';

/**
 * The browser needs the method and path of each call, whether it works without a session and who may not make it, not
 * the validation of its parts: behind the door of the contract, the module of the calls has no schemas. The door itself stays as it is, and the bundler drops what nobody uses of it.
 * Types still see the whole contract.
 */
export const contractWithoutSchemas = (): Plugin => ({
  name: 'contract-without-schemas',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === './contract.ts' && importer !== undefined && normalizePath(importer) === doorOfContract ? calls : null,
  load: id => (id === calls ? `export const contract = ${JSON.stringify(areas)};${withMethods}` : null),
});

// Most calls are a GET, which costs fewer bytes when it is written once.
const usual = 'GET';
const withMethods = `for (const area of Object.values(contract)) for (const call of Object.values(area)) call.method ??= '${usual}';`;

const sent = ({ access, method, path, encoding, accepts, acting }: Endpoint) => ({
  ...(method !== usual && { method }),
  ...{ path, encoding, accepts, acting },
  ...(worksSignedOut({ access }) && { access }),
});

// No browser has the credential of a terminal. In the order of their paths, so that a call repeats most of the one before it: it is compressed to fewer bytes.
const inOrder = (endpoints: Readonly<Record<string, Endpoint>>) =>
  Object.entries(endpoints)
    .filter(([, { access }]) => access.kind !== 'credential')
    .toSorted(([, a], [, b]) => (a.path < b.path ? -1 : 1));

const areas = Object.fromEntries(
  Object.entries(contract).map(([area, endpoints]) => [
    area,
    Object.fromEntries(inOrder(endpoints).map(([name, endpoint]) => [name, sent(endpoint)])),
  ]),
);
