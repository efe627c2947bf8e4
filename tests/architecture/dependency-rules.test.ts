import { describe, expect, it } from 'vitest';
import { refusedImports } from '../../scripts/lint/rooms/refused-imports.mjs';
import { forbiddenImports } from './forbidden-imports.ts';
import { type Complaint, createLintSandbox, lint, repositoryRoot } from './lint-sandbox.ts';

// The rules for unused names would only add noise to one-line files.
const arrowRules =
  /noRestrictedImports|noNodejsModules|noRestrictedGlobals|noProcessEnv|plugin|noDefaultExport|noExplicitAny|noTsIgnore|noNonNullAssertion/;

interface Line {
  readonly file: string;
  readonly line: string;
}

const refused = forbiddenImports.flatMap(plant => plant.refused.map(line => ({ file: plant.file, line })));
const allowed = forbiddenImports.flatMap(plant => (plant.allowed ?? []).map(line => ({ file: plant.file, line })));
const files = [...new Set(forbiddenImports.map(plant => plant.file))];

describe('import rules between packages', () => {
  const complaints = lintInRounds([...refused, ...allowed]);
  const ofFile = (lines: readonly Line[], file: string) => lines.filter(one => one.file === file);

  it.each(files)('rejects a forbidden import in %s', file => {
    const accepted = ofFile(refused, file).filter(one => complaints.get(one)?.length === 0 && arrowsAllow(one));
    expect(accepted).toEqual([]);
  });

  it.each(files)('accepts an allowed import in %s', file => {
    expect(ofFile(allowed, file).flatMap(one => complaints.get(one) ?? [])).toEqual([]);
    expect(ofFile(allowed, file).filter(one => !arrowsAllow(one))).toEqual([]);
  });
});

describe('import cycles', () => {
  it('are rejected, also those of types alone', () => {
    const found = createLintSandbox({
      'packages/schema/src/a.ts': `import type { B } from './b.ts';\nexport interface A {\n  b: B;\n}\n`,
      'packages/schema/src/b.ts': `import type { A } from './a.ts';\nexport interface B {\n  a: A;\n}\n`,
    });
    expect(found.filter(one => one.rule.endsWith('noImportCycles'))).toHaveLength(2);
  });

  it('do not exist in this repository', () => {
    expect(lint(repositoryRoot, '--only=suspicious/noImportCycles')).toEqual([]);
  });
});

const arrowsAllow = ({ file, line }: Line): boolean => refusedImports(file, line).length === 0;

/** A file's path decides what it may import. Each round lints one line of every file, in a file of the same name. */
function lintInRounds(lines: readonly Line[]): Map<Line, Complaint[]> {
  const answers = new Map<Line, Complaint[]>();
  let open = lines;
  while (open.length > 0) {
    const round = new Map<string, Line>();
    for (const line of open) if (!round.has(line.file)) round.set(line.file, line);
    const found = createLintSandbox(
      Object.fromEntries([...round.values()].map(({ file, line }) => [file, `${line}\n`])),
    );
    for (const line of round.values()) {
      answers.set(
        line,
        found.filter(one => one.file === line.file && arrowRules.test(one.rule)),
      );
    }
    open = open.filter(line => !answers.has(line));
  }
  return answers;
}
