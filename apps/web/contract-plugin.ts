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
  load: id => (id === calls ? `export const contract = ${JSON.stringify(areas)};` : null),
});

const sent = ({ access, method, path, encoding, accepts, acting }: Endpoint) => ({
  ...(worksSignedOut({ access }) && { access }),
  ...{ method, path, encoding, accepts, acting },
});

const areas = Object.fromEntries(
  Object.entries(contract).map(([area, endpoints]) => [
    area,
    Object.fromEntries(Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => [name, sent(endpoint)])),
  ]),
);
