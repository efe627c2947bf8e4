import { fileURLToPath } from 'node:url';
import { type Contract, contract, type Endpoint, worksSignedOut } from '@commissary/contract';
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
  load: id => (id === calls ? `const lines = ${JSON.stringify(linesOf(contract))};${reading}` : null),
});

// A line for an area, and one for each of its calls: compressed, that is smaller than the same as objects.
const reading = `
export const contract = {};
let area;
for (const line of lines.split('\\n')) {
  const [name, path, method = 'GET', acting, more = '{}'] = line.split(' ');
  if (path) area[name] = { path: '/api/' + path, method, acting: acting || undefined, ...JSON.parse(more) };
  else area = contract[name] = {};
}`;

const linesOf = (areas: Contract): string =>
  Object.entries(areas)
    .flatMap(([area, endpoints]) => [area, ...inOrder(endpoints).map(([name, endpoint]) => lineOf(name, endpoint))])
    .join('\n');

const lineOf = (name: string, { access, method, path, encoding, accepts, acting = '' }: Endpoint): string => {
  const more = JSON.stringify({ encoding, accepts, ...(worksSignedOut({ access }) && { access }) });
  const words = [name, path.replace('/api/', ''), method, acting, more];
  if (!path.startsWith('/api/') || words.some(word => /\s/.test(word))) throw new Error(`${name} is no line: ${words}`);
  return words
    .join(' ')
    .replace(/ \{\}$/, '')
    .replace(/(?: GET)? $/, '');
};

// No browser has the credential of a terminal. In the order of their paths, so that a call repeats most of the one before it: it is compressed to fewer bytes.
const inOrder = (endpoints: Readonly<Record<string, Endpoint>>) =>
  Object.entries(endpoints)
    .filter(([, { access }]) => access.kind !== 'credential')
    .toSorted(([, a], [, b]) => (a.path < b.path ? -1 : 1));
