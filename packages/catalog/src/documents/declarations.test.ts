import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../../..');

it('no type declaration is larger than 30 kB: every definition is named where it is used', () => {
  execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-b', join(root, 'packages/catalog')]);
  const declarations = globSync('packages/catalog/dist/**/*.d.ts', { cwd: root });
  expect(declarations.length).toBeGreaterThan(20);
  const large = declarations.filter(file => statSync(join(root, file)).size > 30_000);
  expect(large).toEqual([]);
});

it('every definition is a private constant and exported under its own name', () => {
  const files = globSync('packages/catalog/src/documents/*/*.ts', {
    cwd: root,
    exclude: file => file.endsWith('.test.ts'),
  });
  const sources = files.map(file => readFileSync(join(root, file), 'utf8'));
  const built = /export const \w+ =\s*(?:group|list|map|rows|set|optional)\(/;
  expect(files.filter((_, index) => built.test(sources[index] ?? ''))).toEqual([]);
  const sections = sources.filter(source => source.includes('\nconst fields = '));
  expect(sections.length).toBeGreaterThan(10);
  const closing =
    /\nexport interface (\w+) extends Value<typeof fields> \{\}\nexport const \w+: Field<\1> = fields;\n$/;
  for (const source of sections) expect(source).toMatch(closing);
});
