import { describe, expect, it } from 'vitest';
import { isTest } from '../../scripts/lint/rooms/refused-imports.mjs';
import { boundNames, isFunction, type Node, parse, rootName, visit } from '../requirements/source-tree.ts';
import { sourceFiles } from './source-files.ts';

const loops = new Set(['map', 'flatMap', 'filter', 'forEach', 'some', 'every', 'find', 'reduce', 'sort']);
const searches = new Set(['find', 'filter', 'some', 'every', 'includes', 'indexOf', 'findIndex', 'findLast']);

/** What has as many members as the product names, whatever a company has. */
const short = /(?:^|\.)(?:documentKinds|kinds|products|rights|channels|\w*[pP]ermissions)$/;

/**
 * Searches of a list for each member of another one, whose time would be the product of both. A search of what a company
 * has many of goes through a map or a set; each of these has few, and why.
 */
const decided: Readonly<Record<string, string>> = {
  'services/history/historical-names.ts revisions.find': 'the layers of one document at one tenant',
  'services/history/historical-names.ts own.find': 'two revisions',
  'services/history/search-paths.ts words.includes': 'a text',
  'services/people/check-certifications.ts ids.indexOf': 'the certifications of one person',
  'services/people/check-certifications.ts was.every': 'the certifications of one person',
  'services/people/people-findings.ts requirements.find': 'the certifications that a company knows',
  'services/people/pins/shared-pins.ts roles.taken.includes': 'the roles of one person',
  'services/people/pins/shared-pins.ts jobs.taken.every': 'the jobs of one person',
  'services/people/plan-employee-jobs.ts keys.includes': 'the jobs of one person',
  'services/people/plan-employee-roles.ts keys.includes': 'the roles of one person',
  'services/people/plan-employee.ts taken.includes': 'the roles of one person',
  'services/scheduling/desired-items.ts above.includes': 'a company and a group',
  'services/scheduling/desired-items.ts at.filter': 'the jobs of one person',
  'services/terminals/check-in.ts before.assigned.some': 'one for each kind of document',
  'services/terminals/check-in.ts runs.find': 'one for each kind of document',
  'services/terminals/coming.ts runs.every': 'one for each kind of document',
  'services/terminals/content-addresses.ts has.includes': 'what is coming at one location, ten at most',
  'services/terminals/content-addresses.ts runs.find': 'one for each kind of document',
  'services/terminals/published-parts.ts hashes.every': 'one for each kind of document',
  'services/terminals/renumber-live.ts assigned.find': 'one for each kind of document',
  'http/headers.ts own.includes': 'the headers that are set here',
};

describe('a search inside a loop of the server', () => {
  it('[RULE.cost.11] is of a list that stays short, and is decided on', () => {
    const server = 'apps/server/src/';
    const rooms = ['services', 'areas', 'jobs', 'http', 'store'].map(room => `${server}${room}/`);
    const files = sourceFiles().filter(
      ({ path }) => rooms.some(room => path.startsWith(room)) && !isTest(path) && !path.includes('/migrations/'),
    );
    const found = files.flatMap(({ path, text }) =>
      searchesIn(parse(path, text), text).map(one => `${path.slice(server.length)} ${one}`),
    );
    expect(files.length).toBeGreaterThan(200);
    expect([...new Set(found)].sort()).toEqual(Object.keys(decided).sort());
  });

  it.each([
    ['all.map(one => others.find(other => other.id === one.id));', ['others.find']],
    ['for (const one of all) if (others.includes(one)) done(one);', ['others.includes']],
    ['all.filter(({ id }) => !given.ids.includes(id));', ['given.ids.includes']],
    ['all.map(one => one.parts.find(part => part.isOpen));', []],
    ['for (const one of all) { const parts = partsOf(one); parts.find(isOpen); }', []],
    ['for (const one of all.filter(isOpen)) done(one);', []],
    ['all.map(one => kinds.includes(one.kind));', []],
    ['documentKinds.filter(kind => all.some(one => one.kind === kind));', []],
    ['for (const { parts } of all) for (const one of more) parts.find(isOpen);', ['parts.find']],
    ['const known = new Set(others); all.filter(one => known.has(one));', []],
  ])('is found in %s', (code, expected) => {
    expect(searchesIn(parse('planted.ts', code), code)).toEqual(expected);
  });
});

/** The searches in the body of a loop of what is declared outside of it. */
function searchesIn(program: Node, text: string): string[] {
  const found: string[] = [];
  const listIn = (node: Node): string => text.slice(node.start, node.end).replaceAll(/[?!]|\s/g, '');
  visit(program, loop => {
    for (const { body, of } of bodiesOf(loop)) {
      if (short.test(listIn(of))) continue;
      const own = declaredIn(loop, body);
      visit(body, one => {
        const search = one.type === 'CallExpression' ? one.callee : undefined;
        if (search?.type !== 'MemberExpression' || search.property.type !== 'Identifier') return undefined;
        const list = listIn(search.object);
        // What is called inside the loop returns what belongs to the member.
        const root = list.includes('(') ? undefined : rootName(search.object);
        if (root === undefined || own.has(root) || !searches.has(search.property.name) || short.test(list))
          return undefined;
        found.push(`${list}.${search.property.name}`);
        return undefined;
      });
    }
    return undefined;
  });
  return [...new Set(found)];
}

/** What runs for each member of a list, and the list. */
function bodiesOf(node: Node): { readonly body: Node; readonly of: Node }[] {
  if (node.type === 'ForOfStatement') return [{ body: node.body, of: node.right }];
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return [];
  const { property, object } = node.callee;
  return property.type === 'Identifier' && loops.has(property.name)
    ? node.arguments.filter(isFunction).map(body => ({ body, of: object }))
    : [];
}

/** The names that belong to one member: those of the loop, and those that are declared in it. */
function declaredIn(loop: Node, body: Node): ReadonlySet<string> {
  const names = new Set<string>();
  const note = (node: Node): undefined => {
    if (node.type === 'VariableDeclarator') for (const name of boundNames(node.id)) names.add(name);
    if (isFunction(node) && 'params' in node)
      for (const param of [node.params].flat()) for (const name of boundNames(param as Node)) names.add(name);
  };
  visit(body, note);
  if (loop.type === 'ForOfStatement') visit(loop.left, note);
  return names;
}
