import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { refusedImports } from '../../scripts/lint/rooms/refused-imports.mjs';
import { forbiddenImports } from './forbidden-imports.ts';
import { type Complaint, LintSandbox, repositoryRoot } from './lint-sandbox.ts';
import { sourceFiles } from './source-files.ts';

// The rules for unused names would only add noise to one-line files.
const importRules =
  /noRestrictedImports|noNodejsModules|noRestrictedGlobals|noProcessEnv|plugin|noDefaultExport|noExplicitAny|noTsIgnore|noNonNullAssertion/;

interface Line {
  readonly file: string;
  readonly line: string;
  readonly complaints: () => readonly Complaint[];
}

/** What the test reads of biome.json. */
interface Configuration {
  readonly files: { readonly includes: readonly string[] };
  readonly linter: { readonly rules: { readonly suspicious: { readonly noImportCycles: object } } };
  readonly overrides: readonly object[];
}

const sandbox = new LintSandbox();
const linesOf = (file: string, kind: 'refused' | 'allowed') =>
  forbiddenImports
    .filter(plant => plant.file === file)
    .flatMap(plant => plant[kind] ?? [])
    .map((line, n) => plantedIn(file.replace('planted', `planted-${kind}-${n}`), line));
/** A file's folder decides what it may import, in some places its name. */
const plantedIn = (file: string, line: string): Line => {
  const complaints = sandbox.plant({ [file]: `${line}\n` });
  return { file, line, complaints: () => complaints().filter(one => importRules.test(one.rule)) };
};
const files = [...new Set(forbiddenImports.map(({ file }) => file))].map(file => ({
  file,
  refused: linesOf(file, 'refused'),
  allowed: linesOf(file, 'allowed'),
}));

describe('import rules between packages', () => {
  it.each(files)('rejects a forbidden import in $file', ({ refused }) => {
    const accepted = refused.filter(one => one.complaints().length === 0 && floorsAllow(one));
    expect(accepted.map(({ line }) => line)).toEqual([]);
  });

  it.each(files)('accepts an allowed import in $file', ({ allowed }) => {
    expect(allowed.flatMap(one => one.complaints())).toEqual([]);
    expect(allowed.filter(one => !floorsAllow(one)).map(({ line }) => line)).toEqual([]);
  });
});

describe('import cycles', () => {
  const cycle = sandbox.plant({
    'packages/schema/src/a.ts': `import type { B } from './b.ts';\nexport interface A {\n  b: B;\n}\n`,
    'packages/schema/src/b.ts': `import type { A } from './a.ts';\nexport interface B {\n  a: A;\n}\n`,
  });

  it('are rejected, also those of types alone', () => {
    expect(cycle().filter(one => one.rule.endsWith('noImportCycles'))).toHaveLength(2);
  });

  /** Every whole run and `npm run check` lint this repository: to look for its cycles here would take as long again. */
  it('are looked for in every file of this repository', () => {
    const read = (path: string) => readFileSync(join(repositoryRoot, path), 'utf8');
    const { linter, files, overrides } = JSON.parse(read('biome.json')) as Configuration;
    expect(linter.rules.suspicious.noImportCycles).toEqual({ level: 'error', options: { ignoreTypes: false } });
    expect(JSON.stringify(overrides)).not.toMatch(/noImportCycles|"enabled":false/);
    const leftOut = files.includes.filter(pattern => pattern !== '**').map(pattern => pattern.replace(/^!\*\*\//, ''));
    const paths = sourceFiles().map(({ path }) => path);
    expect(paths.filter(path => path.split('/').some(part => leftOut.includes(part)))).toEqual([]);
    expect(leftOut.filter(name => !/^[\w.-]+$/.test(name))).toEqual([]);
    expect(read('scripts/testing/check-steps.mjs')).toContain("'check', '--error-on-warnings', '.'");
  });
});

const floorsAllow = ({ file, line }: Line): boolean => refusedImports(file, line).length === 0;
