import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import { parseSync } from 'oxc-parser';
import { packages, rooms } from './floors.mjs';
import { libraries, testLibraries } from './libraries.mjs';

export const tables = [packages, ...rooms];

export function refusedImports(path, text) {
  return refusedAmong(path, importsOf(path, text));
}

export function refusedAmong(path, imports) {
  return imports.flatMap(one => {
    const reason = one.target === undefined ? againstLibrary(path, one.specifier) : againstFile(path, one);
    return reason === undefined ? [] : [{ line: one.line, specifier: one.specifier, reason }];
  });
}

/** The file of a room that others import; a room that is a file is its own door. */
function doorOf(table, room) {
  return posix.join(table.root, room, isFile(room) ? '' : (table.door ?? 'index.ts'));
}

/** The rooms of a table by name, each with the number of its floor. */
export function floorsOf(table) {
  if (!floors.has(table)) floors.set(table, new Map(numbered(table.floors)));
  return floors.get(table);
}

export function isTest(path) {
  return /\.(?:test|arbitrary)\.tsx?$|\/testing\//.test(path);
}

const floors = new Map();

const numbered = text =>
  text
    .trim()
    .split('\n')
    .flatMap((line, floor) =>
      line
        .trim()
        .split(/\s+/)
        .map(room => [room, floor]),
    );

const isBelow = (path, place) => place === '' || path === place || path.startsWith(`${place}/`);

const isAmong = (places, room) => places.some(place => isBelow(room, place));

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
  const room = [...floorsOf(packages).keys()].find(one => one.endsWith(`/${name}`)) ?? `packages/${name}`;
  return rest === '' ? doorOf(packages, room) : posix.join(room, rest);
}

export function roomOf(table, path) {
  if (!isBelow(path, table.root)) return undefined;
  const inside = path.slice(table.root === '' ? 0 : table.root.length + 1);
  const folder = posix.dirname(inside);
  const context = folder === '.' ? ['.'] : folder.split('/').map((_, at, names) => names.slice(0, at + 1).join('/'));
  return [inside, ...context.reverse()].find(room => floorOf(table, room) !== undefined);
}

/** Undefined for what is no room. */
function floorOf(table, room) {
  const numbers = floorsOf(table);
  return numbers.get(room) ?? (isFile(room) ? undefined : numbers.get(`${posix.dirname(room)}/*`));
}

function againstFile(path, { target, specifier, lazy }) {
  if (isTest(target) && !isTest(path) && roomOf(packages, path))
    return 'What ships does not import the tools of tests.';
  for (const table of tables) {
    const reason = againstFloors(table, path, { target, specifier, lazy });
    if (reason !== undefined) return reason;
  }
  return undefined;
}

function againstFloors(table, path, { target, specifier, lazy }) {
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
  if (floorOf(table, to) >= floorOf(table, from)) return `${from} does not import ${to}, which is on no lower floor.`;
  const never = table.never?.find(rule => isAmong(rule.from, from) && isAmong(rule.to, to));
  if (never) return `${from} never imports ${to}. ${never.because}`;
  if (table.byName && !named) return `${to} is imported by its package name.`;
  if (target === door || lazy || target.endsWith('.css')) return undefined;
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
