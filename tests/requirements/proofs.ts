import { sourceFiles } from '../architecture/source-files.ts';
import { highest, isBelow, type Level, levels } from './levels.ts';
import { type NamedTest, namedTests } from './named-tests.ts';
import { neededLevel } from './needed-levels.ts';
import { plannedFile, requirementLines } from './requirement-files.ts';
import { levelOf } from './test-level.ts';

/** A requirement of a built screen, with the level that it needs and the highest level of the tests that name it. */
export interface Proof {
  readonly id: string;
  readonly needed: Level | undefined;
  readonly has: Level | undefined;
}

export const allNamedTests = (): NamedTest[] =>
  sourceFiles()
    .filter(({ path }) => /\.(test|spec)\.tsx?$/.test(path))
    .flatMap(({ path, text }) => namedTests(path, text));

export function proofsOf(tests: readonly NamedTest[]): Proof[] {
  const found = new Map<string, Level>();
  for (const test of tests) {
    const level = levelOf(test);
    for (const id of test.ids) found.set(id, highest([level, found.get(id) ?? level]));
  }
  const rows = requirementLines().filter(({ file }) => file !== plannedFile);
  return rows.map(({ id }) => ({ id, needed: neededLevel(id), has: found.get(id) }));
}

/** `ID  needed-level has-level` for each requirement that is proved below its level, sorted. */
export const belowTheirLevel = (proofs: readonly Proof[]): string[] =>
  proofs
    .flatMap(({ id, needed, has }) => (needed && has && isBelow(has, needed) ? [`${id}  ${needed} ${has}`] : []))
    .sort();

/** For each level: how many requirements need it, how many of those are proved at it or above, and how many tests have it. */
export const coverage = (proofs: readonly Proof[], tests: readonly NamedTest[]): Record<string, number | string>[] =>
  levels.map(level => {
    const needing = proofs.filter(({ needed }) => needed === level);
    const proved = needing.filter(({ has }) => has !== undefined && !isBelow(has, level));
    return {
      level,
      requirements: needing.length,
      proved: proved.length,
      missing: needing.length - proved.length,
      tests: tests.filter(test => levelOf(test) === level).length,
    };
  });
