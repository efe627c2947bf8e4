import { dirname, join } from 'node:path';
import { documentKinds, documents } from '@commissary/catalog';
import { sourceFiles } from '../../architecture/source-files.ts';
import type { NamedTest } from '../named-tests.ts';
import { neededLevel } from '../needed-levels.ts';
import {
  childrenOf,
  contains,
  type ImportedName,
  importsOf,
  isFunction,
  type Node,
  parse,
  visit,
} from '../source-tree.ts';
import { calledEndpoints, calledFunctions, levelOf } from '../test-level.ts';

/** A function of the product, and a place of the product that calls it; or a value of a definition, and a place that reads it. */
export interface Code {
  readonly path: string;
  readonly name: string;
  readonly node: Node;
  readonly site: CallSite | undefined;
}
export interface CallSite {
  readonly path: string;
  readonly node: Node;
}
type Found = Omit<Code, 'site'>;

const areas = 'apps/server/src/areas/';
const notProduct = /\.(test|spec|arbitrary)\.|\/testing\/|^(tests|scripts|bench)\//;
const sources = new Map(
  sourceFiles()
    .filter(({ path }) => /\.tsx?$/.test(path) && !notProduct.test(path))
    .map(file => [file.path, file.text] as const),
);
const trees = new Map<string, Node>();

const definitionLevels: ReadonlySet<string> = new Set(['value', 'function']);

/**
 * Returns the code behind the tests of a requirement: the value of a definition where the requirement is one, else the service of
 * an endpoint, else a function that they call themselves. The id or the row of a table may name the endpoint; of several the one
 * that the fewest tests use, as the others prepare or read what is tested.
 */
export function codeOf(id: string, all: readonly NamedTest[]): Code | undefined {
  const tests = all.filter(({ ids }) => ids.includes(id));
  if (neededLevel(id) === 'value' && tests.every(test => definitionLevels.has(levelOf(test)))) {
    const defined = (id.startsWith('ENT.') ? keyOf(tests, id) : undefined) ?? definitionOf(tests, id);
    if (defined !== undefined) return { ...defined, site: undefined };
  }
  const endpoints = tests.flatMap(calledEndpoints);
  const inRow = tests.flatMap(test => calledEndpoints({ ...test, nodes: rowsWith(id, test) }));
  const [named] = [...endpoints.filter(([area, endpoint]) => id === `CALL.${area}.${endpoint}`), ...inRow];
  if (named !== undefined) return serviceOf(...named);
  const candidates = tests.flatMap(codesOf);
  const services = candidates.filter(({ site }) => site !== undefined);
  const uses = (one: Code) => all.filter(test => codesOf(test).some(isSame(one))).length;
  const [rarest] = (services.length > 0 ? services : candidates)
    .map(code => ({ code, uses: uses(code) }))
    .sort((a, b) => a.uses - b.uses);
  if (rarest === undefined) return definitionOf(tests, id);
  return { ...rarest.code, site: rarest.code.site ?? nearest(callSites(rarest.code), tests) };
}

/** Of several calls the one that is nearest to a test of the requirement, in the folders of the repository. */
const nearest = (sites: readonly CallSite[], tests: readonly NamedTest[]): CallSite | undefined => {
  const shared = (one: string, other: string) => {
    const [a, b] = [one.split('/').slice(0, -1), other.split('/').slice(0, -1)];
    const parting = a.findIndex((part, index) => part !== b[index]);
    return (parting < 0 ? a.length : parting) - (a.length + b.length) / 100;
  };
  const closeness = ({ path }: CallSite) => Math.max(...tests.map(test => shared(path, test.path)));
  return [...sites].sort((a, b) => closeness(b) - closeness(a))[0];
};

/** Values that say little about what a test compares: roles of elements, members, people. */
const commonValues = new Set(
  'name id settings menu company location group button link heading dialog region textbox checkbox priya level row exact choice number reference'.split(
    ' ',
  ),
);
const definitions = /^packages\/(catalog|domain|contract)\/src\/(?!common-password)/;

/**
 * Returns the value of a definition that the tests compare, where they call no function: a text, an address, a number. Of
 * several the one that is in the definitions most rarely.
 */
function definitionOf(tests: readonly NamedTest[], id: string): Code | undefined {
  const rarest = rarestOf(rootsOf(id, tests).flatMap(valuesIn), defined().values);
  return rarest && { ...rarest, site: nearest(readingsOf(rarest), tests) };
}

/** Returns the key of a record that the tests compare: the one that is in the definitions most rarely. */
function keyOf(tests: readonly NamedTest[], id: string): Code | undefined {
  const rarest = rarestOf(rootsOf(id, tests).flatMap(keysIn), defined().keys);
  return rarest && { ...rarest, site: undefined };
}

const rootsOf = (id: string, tests: readonly NamedTest[]): Node[] => {
  const inRows = tests.flatMap(test => rowsWith(id, test));
  return inRows.length > 0 ? inRows : tests.flatMap(({ nodes }) => nodes);
};

const rarestOf = (requested: readonly Value[], places: ReadonlyMap<Value, readonly CallSite[]>): Found | undefined => {
  const found = [...new Set(requested)].flatMap(value => {
    const [first, ...others] = places.get(value) ?? [];
    return first === undefined ? [] : [{ ...first, name: String(value), others: others.length }];
  });
  const [rarest] = found.sort((a, b) => a.others - b.others || b.name.length - a.name.length);
  return rarest && { path: rarest.path, name: rarest.name, node: rarest.node };
};

/** Returns where the apps read a value of a definition: `messages.login.lock` for the value of `lock` in `login`. */
function readingsOf({ path, node }: CallSite): CallSite[] {
  const keys = keysTo(node, treeOf(path));
  const requested = keys.join('.');
  const readings: CallSite[] = [];
  for (const [file, text] of sources) {
    if (keys.length < 2 || !file.startsWith('apps/') || !text.includes(requested)) continue;
    visit(treeOf(file), one => {
      if (one.type === 'MemberExpression' && text.slice(one.start, one.end) === requested)
        readings.push({ path: file, node: one });
      return undefined;
    });
  }
  return readings;
}

/** The name of the declaration and the keys of the objects that a node is in. */
const keysTo = (node: Node, from: Node): string[] => {
  const [below] = childrenOf(from).filter(child => contains(child, node));
  const own =
    from.type === 'VariableDeclarator' ? from.id : from.type === 'Property' && !from.computed ? from.key : undefined;
  const name = own?.type === 'Identifier' && own !== below ? [own.name] : [];
  return [...name, ...(below === undefined ? [] : keysTo(node, below))];
};

type Value = string | number;

function valuesIn(root: Node): Value[] {
  const values: Value[] = [];
  visit(root, node => {
    const value = node.type === 'Literal' ? node.value : undefined;
    if (typeof value === 'string' && !value.startsWith('[') && value.length > 2 && !commonValues.has(value))
      values.push(value);
    // A number below 100 is anywhere, and one up to 599 may be the status of a response.
    if (typeof value === 'number' && value > 599) values.push(value);
    return undefined;
  });
  return values;
}

/** The keys of the objects in a test; of a path the last one. */
function keysIn(root: Node): string[] {
  const keys: string[] = [];
  visit(root, node => {
    const key = node.type === 'Property' && !node.computed ? node.key : undefined;
    const name = key?.type === 'Identifier' ? key.name : key?.type === 'Literal' ? String(key.value) : '';
    const last = name.slice(name.lastIndexOf('.') + 1);
    if (last.length > 2 && !commonValues.has(last)) keys.push(last);
    return undefined;
  });
  return keys;
}

interface Defined {
  readonly values: Map<Value, CallSite[]>;
  readonly keys: Map<Value, CallSite[]>;
}
let allDefined: Defined | undefined;

/** Every value and every key in the definitions, with its places. */
function defined(): Defined {
  if (allDefined !== undefined) return allDefined;
  const found: Defined = { values: new Map(), keys: new Map() };
  allDefined = found;
  const keys = new Set<Node>();
  for (const path of sources.keys()) {
    if (!definitions.test(path)) continue;
    const add = (among: Defined['values'], name: Value, node: Node) =>
      among.set(name, [...(among.get(name) ?? []), { path, node }]);
    visit(treeOf(path), node => {
      if (node.type === 'ImportDeclaration') return false;
      if (node.type === 'Property' && !node.shorthand && !node.computed) {
        keys.add(node.key);
        if (node.key.type === 'Identifier') add(found.keys, node.key.name, node.key);
      }
      if (keys.has(node)) return false;
      if (node.type === 'Literal' && (typeof node.value === 'string' || typeof node.value === 'number'))
        add(found.values, node.value, node);
      return undefined;
    });
  }
  return allDefined;
}

const rowsWith = (id: string, { nodes }: NamedTest): Node[] => {
  const rows: Node[] = [];
  const family = id.endsWith('*') ? id.slice(0, -1) : undefined;
  const names = (text: string) =>
    text === id || text.includes(`[${id}]`) || (family !== undefined && text.startsWith(family));
  for (const root of nodes)
    visit(root, node => {
      const isRow = node.type === 'ArrayExpression';
      if (isRow && node.elements.some(one => one?.type === 'Literal' && names(String(one.value)))) rows.push(node);
      return undefined;
    });
  return rows;
};

const isSame = (one: Code) => (other: Code) => one.path === other.path && one.name === other.name;

const known = new Map<NamedTest, Code[]>();

function codesOf(test: NamedTest): Code[] {
  const before = known.get(test);
  if (before !== undefined) return before;
  const endpoints = levelOf(test) === 'call' ? calledEndpoints(test) : [];
  const services = endpoints.flatMap(([area, endpoint]) => serviceOf(area, endpoint) ?? []);
  const functions = calledFunctions(test).flatMap(called => {
    const found = functionOf(test.path, called);
    return found === undefined ? [] : [{ ...found, site: undefined }];
  });
  const codes = [...services, ...functions];
  known.set(test, codes);
  return codes;
}

function serviceOf(area: string, endpoint: string): Code | undefined {
  for (const path of sources.keys()) {
    if (!path.startsWith(areas)) continue;
    const handler =
      declared(path, area).flatMap(node => membersOf(node, endpoint))[0] ?? computed(path, area, endpoint);
    if (handler === undefined) continue;
    const imports = importsOf(treeOf(path));
    // What a handler awaits does the work; the others convert.
    for (const { name, node } of [...awaitedIn(handler).flatMap(callsIn), ...callsIn(handler)]) {
      const found = functionOf(path, imports.get(name));
      if (found !== undefined) return { ...found, site: { path, node } };
    }
  }
  return undefined;
}

const areasOfDocuments: ReadonlySet<string> = new Set(documentKinds.map(kind => documents[kind].wire.area));

/** The handler of an endpoint that every kind of document has: its area is no declaration of its own. */
function computed(path: string, area: string, endpoint: string): Node | undefined {
  let handler: Node | undefined;
  if (areasOfDocuments.has(area) && path === `${areas}documents.ts`)
    visit(treeOf(path), node => {
      handler ??= membersOf(node, endpoint)[0];
      return handler === undefined;
    });
  return handler;
}

/** Calls of a function in other files of the product; those of the apps first, as people meet them. */
function callSites({ path, name }: Found): CallSite[] {
  const found = [...sources].flatMap(([file, text]) => {
    if (!text.includes(name) || file === path) return [];
    const locals = [...importsOf(treeOf(file))].filter(([, from]) => {
      const target = from.name === name ? functionOf(file, from) : undefined;
      return target?.path === path && target.name === name;
    });
    return callsIn(treeOf(file)).flatMap(call =>
      locals.some(([local]) => local === call.name) ? [{ path: file, node: call.node }] : [],
    );
  });
  return found.sort((a, b) => Number(b.path.startsWith('apps/')) - Number(a.path.startsWith('apps/')));
}

/** The function of the product behind an imported name, through the files that only export it again. */
function functionOf(from: string, imported: ImportedName | undefined): Found | undefined {
  if (imported === undefined) return undefined;
  const [, packageName] = /^@commissary\/(\w+)$/.exec(imported.module) ?? [];
  const path = packageName ? `packages/${packageName}/src/index.ts` : join(dirname(from), imported.module);
  if (!sources.has(path)) return undefined;
  const [node] = declared(path, imported.name).filter(isFunction);
  if (node !== undefined) return { path, name: imported.name, node };
  for (const one of childrenOf(treeOf(path))) {
    if (one.type === 'ExportAllDeclaration') {
      const found = functionOf(path, { module: one.source.value, name: imported.name });
      if (found !== undefined) return found;
    }
    if (one.type !== 'ExportNamedDeclaration' || one.source === null) continue;
    for (const { local, exported } of one.specifiers)
      if ('name' in exported && 'name' in local && exported.name === imported.name)
        return functionOf(path, { module: one.source.value, name: local.name });
  }
  return undefined;
}

/** What a file declares at its top under a name. */
function declared(path: string, name: string): Node[] {
  return childrenOf(treeOf(path)).flatMap(node => {
    const one = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
    if (one?.type === 'FunctionDeclaration') return one.id?.name === name ? [one] : [];
    if (one?.type !== 'VariableDeclaration') return [];
    return one.declarations.flatMap(({ id, init }) =>
      id.type === 'Identifier' && id.name === name && init !== null ? [init] : [],
    );
  });
}

function membersOf(node: Node, name: string): Node[] {
  if (node.type !== 'ObjectExpression') return [];
  return node.properties.flatMap(one =>
    one.type === 'Property' && one.key.type === 'Identifier' && one.key.name === name ? [one.value] : [],
  );
}

function awaitedIn(root: Node): Node[] {
  const found: Node[] = [];
  visit(root, node => {
    if (node.type === 'AwaitExpression') found.push(node.argument);
    return undefined;
  });
  return found;
}

function callsIn(root: Node): { name: string; node: Node }[] {
  const found: { name: string; node: Node }[] = [];
  visit(root, node => {
    if (node.type === 'CallExpression' && node.callee.type === 'Identifier')
      found.push({ name: node.callee.name, node });
    return undefined;
  });
  return found;
}

function treeOf(path: string): Node {
  const known = trees.get(path);
  if (known !== undefined) return known;
  const tree = parse(path, sources.get(path) ?? '');
  trees.set(path, tree);
  return tree;
}
