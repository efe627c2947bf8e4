import { builtScreens, screens } from '@commissary/catalog';
import { contract } from '@commissary/contract';
import { describe, expect, it } from 'vitest';
import { unusedLevels } from './requirements/needed-levels.ts';
import { allNamedTests, belowTheirLevel, proofsOf } from './requirements/proofs.ts';
import { linesOf, plannedFile, requirementLines } from './requirements/requirement-files.ts';

const tests = allNamedTests();
const named = new Map(tests.flatMap(({ path, ids }) => ids.map(id => [id, path] as const)));
const lines = requirementLines();
const planned = lines.filter(({ file }) => file === plannedFile);
const sentences = lines.filter(({ file }) => file !== plannedFile);
const sentenceIds = new Set(sentences.map(({ id }) => id));

const routeId = (path: string): string =>
  path === '/' ? 'ROUTE.root' : `ROUTE.${path.slice(1).replaceAll(':', '_').replaceAll('/', '.')}`;

describe('tests and requirements agree', () => {
  it('every id that a test names is listed', () => {
    const missing = [...named].filter(([id]) => !sentenceIds.has(id)).map(([id, path]) => `${id} (${path})`);
    expect(missing.sort()).toEqual([]);
  });

  it('every listed requirement has a test that names it', () => {
    expect(sentences.filter(({ id }) => !named.has(id)).map(({ file, id }) => `${id} (${file})`)).toEqual([]);
  });

  it('every line is an id, two spaces and a text, sorted within its file', () => {
    expect(lines.filter(({ text }) => text === '').map(({ file, id }) => `${file}: ${id}`)).toEqual([]);
    for (const file of new Set(sentences.map(line => line.file))) {
      const ids = sentences.filter(line => line.file === file).map(({ id }) => id);
      expect([file, ids]).toEqual([file, [...ids].sort()]);
    }
  });

  it('no id is listed twice', () => {
    const seen = new Set<string>();
    expect(lines.filter(({ id }) => seen.size === seen.add(id).size).map(({ file, id }) => `${id} (${file})`)).toEqual(
      [],
    );
  });
});

describe('a planned requirement', () => {
  const plannedIds = new Set(planned.map(({ id }) => id));
  const families = [...named.keys()].filter(id => id.endsWith('.*')).map(id => id.slice(0, -1));
  const isNamed = (id: string) => named.has(id) || families.some(family => id.startsWith(family));

  it('is named by no test', () => {
    expect([...plannedIds].filter(isNamed)).toEqual([]);
  });

  /** Operations that built screens do not have yet, with whether the contract has their call. */
  const operations: Readonly<Record<string, boolean>> = {
    'menusAdmin.convert': 'convert' in contract.menus,
    'menuPublish.reschedule': 'reschedule' in contract.syncLocations,
    'employmentPublish.reschedule': 'reschedule' in contract.syncEmployment,
  };

  it('waits for a screen that is still planned, or for an operation without a call', () => {
    const ahead = Object.keys(operations).filter(name => operations[name] === false);
    const screensAhead = screens.filter(({ status }) => status === 'planned').map(({ id }) => id);
    const toCome = new Set<string>([...screensAhead, ...ahead]);
    expect(planned.filter(({ text }) => !toCome.has(text)).map(({ id, text }) => `${id}  ${text}`)).toEqual([]);
  });

  it('is no built screen, and every planned screen is listed', () => {
    expect(builtScreens.map(({ path }) => routeId(path)).filter(id => plannedIds.has(id))).toEqual([]);
    const toCome = screens.filter(({ status }) => status === 'planned').map(({ path }) => routeId(path));
    expect(toCome.filter(id => !plannedIds.has(id))).toEqual([]);
  });
});

describe('the level of a proof', () => {
  const proofs = proofsOf(tests);

  it('is known for every requirement, and every entry of the levels decides one', () => {
    expect(proofs.filter(({ needed }) => needed === undefined).map(({ id }) => id)).toEqual([]);
    expect(unusedLevels(lines.map(({ id }) => id))).toEqual([]);
  });

  it('is the one that the requirement needs, or above', () => {
    expect(belowTheirLevel(proofs)).toEqual([]);
  });
});

describe('the reader of lines', () => {
  it('a line without two spaces has no text', () => {
    expect(linesOf('a.txt', '# note\nRULE.x.1  Says so.\nRULE.x.2 says so\n')).toEqual([
      { file: 'a.txt', id: 'RULE.x.1', text: 'Says so.' },
      { file: 'a.txt', id: 'RULE.x.2 says so', text: '' },
    ]);
  });
});
