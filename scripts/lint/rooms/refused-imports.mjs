import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import { parseSync } from 'oxc-parser';
import { catalog } from './catalog.mjs';
import { contract } from './contract.mjs';
import { document } from './document.mjs';
import { domain } from './domain.mjs';
import { libraries, packages, testLibraries } from './packages.mjs';
import { schema } from './schema.mjs';
import { server } from './server.mjs';
import { web } from './web.mjs';

export const tables = [packages, schema, document, domain, catalog, contract, server, web];

export function refusedImports(path, text) {
  return refusedAmong(path, importsOf(path, text));
}

export function refusedAmong(path, imports) {
  return imports.flatMap(one => {
    const reason = one.target === undefined ? againstLibrary(path, one.specifier) : againstFile(path, one);
    return reason === undefined ? [] : [{ line: one.line, specifier: one.specifier, reason }];
  });
}

/** Of files with their imports. */
export function usedArrows(table, files) {
  const arrows = files
    .filter(({ path }) => !isTest(path))
    .flatMap(({ path, imports }) =>
      imports.map(({ target }) => [roomOf(table, path), target && roomOf(table, target)]),
    );
  return [...new Set(arrows.filter(([from, to]) => from && to && from !== to).map(([from, to]) => `${from} → ${to}`))];
}

export function doorOf(table, room) {
  return posix.join(table.root, room, isFile(room) ? '' : table.door);
}

export function allowedFrom({ rooms, each = {} }, room) {
  const common = Object.keys(each).filter(folder => room.startsWith(`${folder}/`));
  return [...rooms[room], ...common.flatMap(folder => each[folder])];
}

export function isTest(path) {
  return /\.(?:test|arbitrary)\.tsx?$|\/testing\//.test(path);
}

const places = new Map();

const isBelow = (path, place) => place === '' || path === place || path.startsWith(`${place}/`);

/** A room that is one file. */
const isFile = room => /\.\w+$/.test(room);

/** The static and dynamic imports and re-exports of a file; `target` is a path, or undefined for a library. */
export function importsOf(path, text) {
  const { module } = parseSync(path, text);
  const literal = ({ start, end }) => /^(['"`])([^$]*)\1$/.exec(text.slice(start, end))?.[2];
  const found = [
    ...module.staticImports.map(one => ({ at: one.start, specifier: one.moduleRequest.value })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) =>
        moduleRequest ? [{ at: moduleRequest.start, specifier: moduleRequest.value }] : [],
      ),
    ),
    ...module.dynamicImports.map(one => ({ at: one.start, specifier: literal(one.moduleRequest), lazy: true })),
  ];
  return found
    .filter(({ specifier }) => specifier !== undefined)
    .map(({ at, specifier, lazy = false }) => {
      const line = text.slice(0, at).split('\n').length;
      return { line, specifier, lazy, target: targetOf(path, specifier) };
    });
}

function targetOf(path, specifier) {
  const [address] = specifier.split('?');
  if (address.startsWith('.')) return posix.join(posix.dirname(path), address);
  const [, name, rest] = /^@commissary\/([^/]+)(.*)$/.exec(address) ?? [];
  if (name === undefined) return undefined;
  const room = Object.keys(packages.rooms).find(one => one.endsWith(`/${name}`)) ?? `packages/${name}`;
  return rest === '' ? doorOf(packages, room) : posix.join(room, rest);
}

export function roomOf(table, path) {
  const { root, rooms } = table;
  if (!isBelow(path, root)) return undefined;
  const innermost = placesOf(table).find(({ place }) => isBelow(path, place))?.room;
  return innermost ?? (rooms['.'] && posix.dirname(path) === root ? '.' : undefined);
}

/** The folder or file of each room, the longest first; asked for every import of every file. */
function placesOf(table) {
  const known = places.get(table);
  if (known) return known;
  const found = Object.keys(table.rooms)
    .toSorted((a, b) => b.length - a.length)
    .map(room => ({ room, place: posix.join(table.root, room) }));
  places.set(table, found);
  return found;
}

function againstFile(path, { target, specifier, lazy }) {
  if (isTest(target) && !isTest(path) && roomOf(packages, path))
    return 'What ships does not import the tools of tests.';
  for (const table of tables) {
    const reason = againstArrow(table, path, { target, specifier, lazy });
    if (reason !== undefined) return reason;
  }
  return undefined;
}

function againstArrow(table, path, { target, specifier, lazy }) {
  if (!table.byName && isTest(path)) return undefined;
  const from = roomOf(table, path);
  const to = roomOf(table, target);
  if (!isBelow(path, table.root) || !isBelow(target, table.root)) return undefined;
  if (from === undefined) return table.byName ? undefined : `${path} is in no room.`;
  if (to === undefined) return isTest(path) ? undefined : `${target} is in no room that ${from} may import.`;
  const named = !specifier.startsWith('.');
  const door = doorOf(table, to);
  if (from === to)
    return (target === door && !isFile(to)) || named ? 'A room does not import its own door.' : undefined;
  if (!allowedFrom(table, from).includes(to)) return `${from} does not import ${to}.`;
  if (table.byName && !named) return `${to} is imported by its package name.`;
  if (target === door || lazy || target.endsWith('.css') || to === '.') return undefined;
  return `${to} is imported through ${door}.`;
}

function againstLibrary(path, specifier) {
  if (roomOf(packages, path) === undefined) return undefined;
  const [name] = isBuiltin(specifier) ? ['node:*'] : (/^(?:@[^/]+\/)?[^/]+/.exec(specifier) ?? ['']);
  const keys = [...new Set([name, name.replace(/\/.*/, '/*')])];
  if (isTest(path) && keys.some(key => testLibraries.includes(key))) return undefined;
  const places = keys.flatMap(key => libraries[key] ?? []);
  if (places.some(place => path.startsWith(place))) return undefined;
  return places.length === 0 ? `No room knows ${name}.` : `Only ${places.join(' and ')} know ${name}.`;
}
