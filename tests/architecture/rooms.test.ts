import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  floorsOf,
  importsOf,
  isTest,
  refusedAmong,
  refusedImports,
  roomOf,
  tables,
} from '../../scripts/lint/rooms/refused-imports.mjs';
import { repositoryRoot } from './lint-sandbox.ts';
import { sourceFiles } from './source-files.ts';

/** Each is read once, for all tables. */
const files = sourceFiles()
  .filter(({ path }) => /^(?:packages|apps)\/[^/]+\/src\/.*\.tsx?$/.test(path))
  .map(({ path, text }) => ({ path, imports: importsOf(path, text) }));

/** What is said about one import, or nothing. */
const refusal = (path: string, specifier: string, line = `import { x } from '${specifier}';`) =>
  refusedImports(path, line).map(({ reason }) => reason);

const server = 'apps/server/src';
const web = 'apps/web/src';
const noLowerFloor = /on no lower floor/;

describe('imports between rooms', () => {
  it('point to lower floors in this repository', () => {
    const refused = files.flatMap(({ path, imports }) =>
      refusedAmong(path, imports).map(({ reason }) => `${path}: ${reason}`),
    );
    expect(refused).toEqual([]);
  });

  it.each([
    ['up', 'packages/schema/src/value/planted.ts', '../path/index.ts', noLowerFloor],
    ['up', `${server}/services/saving/planted.ts`, '../levels/index.ts', noLowerFloor],
    ['up', `${web}/ui/planted.tsx`, '../notifications/index.ts', noLowerFloor],
    ['from a part of the form to its screen', `${web}/form/inputs/planted.tsx`, '../index.ts', noLowerFloor],
    ['between two of one floor', 'packages/domain/src/menu/planted.ts', '../labor/index.ts', noLowerFloor],
    ['between two of one floor by its pattern', `${web}/views/sheet/planted.tsx`, '../setup/index.ts', noLowerFloor],
    ['from a view to the frame', `${web}/views/sheet/planted.tsx`, '../../shell/index.ts', noLowerFloor],
    ['that never is', 'packages/document/src/planted.ts', '@commissary/domain', /every kind of document/],
    ['that never is', `${server}/areas/planted.ts`, '../store/documents/index.ts', /A handler is thin/],
    ['that never is', `${server}/store/people/planted.ts`, '../../config/index.ts', /the database alone/],
    ['that never is', `${server}/adapters/planted.ts`, '../services/errors/index.ts', /a service says/],
    ['that never is', `${web}/shell/planted.tsx`, '../form/state/index.ts', /any screen/],
    ['past a door', `${server}/areas/planted.ts`, '../services/saving/save.ts', /through .*saving\/index\.ts/],
    ['of its own door', `${server}/services/saving/planted.ts`, './index.ts', /its own door/],
    ['by a path into a package', `${web}/ui/planted.tsx`, '../../../../packages/schema/src/index.ts', /package name/],
    ['of no room', 'packages/schema/src/value/planted.ts', '../planted/index.ts', /in no room/],
    ['of the tools of tests', `${server}/areas/planted.ts`, '../testing/test-server.ts', /tools of tests/],
  ])('are refused: one %s', (_, path, specifier, reason) => {
    expect(refusal(path, specifier)).toEqual([expect.stringMatching(reason)]);
    expect(refusal(path, specifier, `export const x = import('${specifier}');`)).toEqual(
      reason.test('through its door: saving/index.ts') ? [] : [expect.stringMatching(reason)],
    );
  });

  it.each([
    [`${server}/services/saving/planted.ts`, '../../store/documents/index.ts'],
    [`${web}/views/sheet/planted.tsx`, '../not-found/index.ts'],
    [`${web}/form/lists/planted.tsx`, '../grid/index.ts'],
    [`${web}/form/lists/planted.tsx`, './list-table.tsx'],
    ['packages/document/src/change/planted.ts', '@commissary/schema'],
  ])('are accepted in %s', (path, specifier) => {
    expect(refusal(path, specifier)).toEqual([]);
  });

  it('are refused by npm run check', () => {
    const root = mkdtempSync(join(tmpdir(), 'commissary-rooms-'));
    try {
      const planted = join(root, 'packages/schema/src/planted.ts');
      mkdirSync(dirname(planted), { recursive: true });
      writeFileSync(planted, `export { x } from '@commissary/catalog';\n`);
      const program = join(repositoryRoot, 'scripts/lint/rooms/check.mjs');
      const { status, stdout } = spawnSync(process.execPath, [program, root], { encoding: 'utf8' });
      expect(stdout).toContain('packages/schema/src/planted.ts:1 imports @commissary/catalog');
      expect(status).toBe(1);
    } finally {
      rmSync(root, { recursive: true, force: true });
    }
  });
});

describe.each(tables.map(table => ({ name: table.root || 'packages and apps', table })))(
  'rooms of $name',
  ({ table }) => {
    const inside = files.filter(({ path }) => path.startsWith(table.root) && !isTest(path));

    it('are around every file, and have files', () => {
      expect(inside.filter(({ path }) => roomOf(table, path) === undefined).map(({ path }) => path)).toEqual([]);
      const used = new Set(inside.map(({ path }) => roomOf(table, path)));
      const named = [...floorsOf(table).keys()].filter(room => !room.endsWith('/*'));
      expect(named.filter(room => !used.has(room))).toEqual([]);
    });

    it('stand on one floor each, and are what the rules name', () => {
      const names = table.floors.trim().split(/\s+/);
      expect(names).toEqual([...new Set(names)]);
      const rooms = inside.map(({ path }) => roomOf(table, path) ?? '');
      const places = table.never?.flatMap(({ from, to }) => [...from, ...to]) ?? [];
      expect(places.filter(place => !rooms.some(room => room === place || room.startsWith(`${place}/`)))).toEqual([]);
    });
  },
);
