import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  allowedFrom,
  doorOf,
  importsOf,
  isTest,
  refusedAmong,
  refusedImports,
  roomOf,
  tables,
  usedArrows,
} from '../../scripts/lint/rooms/refused-imports.mjs';
import type { RoomTable } from '../../scripts/lint/rooms/room-table.d.mts';
import { repositoryRoot } from './lint-sandbox.ts';
import { sourceFiles } from './source-files.ts';

/** Each is read once, for all tables. */
const files = sourceFiles()
  .filter(({ path }) => /^(?:packages|apps)\/[^/]+\/src\/.*\.tsx?$/.test(path))
  .map(({ path, text }) => ({ path, imports: importsOf(path, text) }));

const isFile = (room: string) => /\.\w+$/.test(room);
const fileIn = ({ root }: RoomTable, room: string) =>
  posix.join(root, room, isFile(room) ? '' : root === '' ? 'src/planted.ts' : 'planted.ts');
const specifierOf = (table: RoomTable, from: string, target: string) =>
  posix.relative(dirname(fileIn(table, from)), target).replace(/^(?!\.)/, './');
const importOf = (table: RoomTable, from: string, to: string) =>
  table.byName
    ? `import { x } from '@commissary/${posix.basename(to)}';`
    : `import { x } from '${specifierOf(table, from, to === '.' ? fileIn(table, to) : doorOf(table, to))}';`;
/** Which of these lines are accepted in a room: all are read as one file. */
const accepted = <T>(table: RoomTable, from: string, all: readonly T[], lineOf: (one: T) => string): T[] => {
  const refused = refusedImports(fileIn(table, from), all.map(lineOf).join('\n')).map(({ line }) => line);
  return all.filter((_, at) => !refused.includes(at + 1));
};

describe.each(tables.map(table => ({ name: table.root || 'packages and apps', table })))(
  'rooms of $name',
  ({ table }) => {
    const names = Object.keys(table.rooms);
    const rooms = names.map(room => ({ room, imports: allowedFrom(table, room) }));

    it.each(rooms)('$room imports the rooms of its line and no other', ({ room, imports }) => {
      const others = names.filter(name => name !== room);
      const found = accepted(table, room, others, other => importOf(table, room, other));
      expect(found.sort()).toEqual([...imports].sort());
    });

    it.each(rooms)('$room imports others through their door, and not its own', ({ room, imports }) => {
      const closed = imports.filter(other => !isFile(other) && other !== '.');
      const past = (other: string) => {
        const inside = specifierOf(table, room, posix.join(dirname(doorOf(table, other)), 'inside.ts'));
        return `import { x } from '${inside}';`;
      };
      expect(accepted(table, room, closed, past)).toEqual([]);
      if (isFile(room) || room === '.') return;
      expect(accepted(table, room, ['./index.ts'], door => `import { x } from '${door}';`)).toEqual([]);
    });

    it('stand below the rooms that they import, so that there is no cycle', () => {
      const upward = rooms.flatMap(({ room, imports }) =>
        imports
          .filter(other => names.indexOf(other) >= names.indexOf(room) || !names.includes(other))
          .map(other => `${room} → ${other}`),
      );
      expect(upward).toEqual([]);
    });

    it('have files, and no arrow that nobody uses', () => {
      const inside = (room: string) => (room === '.' ? table.root : posix.join(table.root, room));
      expect(names.filter(room => !files.some(({ path }) => path.startsWith(inside(room))))).toEqual([]);
      const used = usedArrows(table, files);
      const arrows = Object.entries(table.rooms).flatMap(([room, imports]) =>
        imports.map(other => `${room} → ${other}`),
      );
      expect(arrows.filter(arrow => !used.includes(arrow))).toEqual([]);
      const unused = Object.entries(table.each ?? {}).flatMap(([folder, imports]) =>
        imports.filter(other => !used.some(arrow => arrow.startsWith(`${folder}/`) && arrow.endsWith(` → ${other}`))),
      );
      expect(unused).toEqual([]);
    });

    it('are around every file', () => {
      const outside = files.filter(
        ({ path }) => path.startsWith(table.root) && !isTest(path) && roomOf(table, path) === undefined,
      );
      expect(outside.map(({ path }) => path)).toEqual([]);
    });
  },
);

describe('imports between rooms', () => {
  it('follow the arrows in this repository', () => {
    const refused = files.flatMap(({ path, imports }) =>
      refusedAmong(path, imports).map(({ reason }) => `${path}: ${reason}`),
    );
    expect(refused).toEqual([]);
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
