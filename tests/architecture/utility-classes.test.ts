import { dirname, join } from 'node:path/posix';
import { expect, it } from 'vitest';
import { declarationsOf, type Rule, rulesOf } from './css-rules.ts';
import { sourceFiles } from './source-files.ts';

const files = sourceFiles().filter(({ path }) => path.startsWith('apps/web/src/'));
const sheets = files.filter(({ path }) => path.endsWith('.module.css'));
const scripts = files.filter(({ path }) => /(?<!\.test)\.tsx?$/.test(path));
const textOf = (path: string) => files.find(file => file.path === path)?.text ?? '';

/** What scripts and style sheets take of each style sheet; null for one that a script takes by a computed name or hands on. */
const taken = new Map<string, Set<string> | null>();
const take = (from: string, sheet: string, names: readonly string[] | null) => {
  const path = join(dirname(from), sheet);
  const before = taken.get(path);
  taken.set(path, before === null || names === null ? null : new Set([...(before ?? []), ...names]));
};
for (const { path, text } of scripts)
  for (const [, name, sheet = ''] of text.matchAll(/import (\w+) from '([^']+\.module\.css)';/g)) {
    const members = [
      ...text.replaceAll(/^import .*$/gm, '').matchAll(new RegExp(`\\b${name}(?:\\.(\\w+)|[[}])`, 'g')),
    ].map(([, member]) => member ?? '');
    take(path, sheet, members.includes('') ? null : members);
  }
for (const { path, text } of files.filter(({ path }) => path.endsWith('.module.css')))
  for (const [, names = '', sheet] of text.matchAll(/composes: ([\w ]+?)(?: from "([^"]+)")?;/g))
    take(path, sheet ?? path.slice(path.lastIndexOf('/') + 1), names.split(' '));

const physical: Readonly<Record<string, string>> = {
  'border-top': 'border-block-start',
  'border-bottom': 'border-block-end',
  'margin-bottom': 'margin-block-end',
  'margin-left': 'margin-inline-start',
  'margin-top': 'margin-block-start',
  'min-width': 'min-inline-size',
  width: 'inline-size',
};

/** A declaration in the terms of the utility classes: two lengths are one for each axis, directions are logical ones. */
const inUtilityTerms = ([property, value]: readonly [string, string]): readonly string[] => {
  const [first = '', second] = value.split(' ');
  const isPair = second !== undefined && value.split(' ').length === 2;
  if (property === 'gap' && isPair) return [`gap: ${first}`, `column-gap: ${second}`];
  if (property === 'padding' && isPair) return [`padding-block: ${first}`, `padding-inline: ${second}`];
  return [`${physical[property] ?? property}: ${value.replace(/^flex-(?=start|end)/, '')}`];
};

const layout = rulesOf(textOf('apps/web/src/ui/layout.css'));
const utilities = new Map(
  layout.map(rule => [rule.selector.slice(1), new Set(declarationsOf(rule).flatMap(inUtilityTerms))] as const),
);

const isWithin = (part: ReadonlySet<string>, whole: ReadonlySet<string>) => [...part].every(one => whole.has(one));

/** The utility classes that together are a rule, null where they are not. */
const utilitiesFor = (rule: Rule): readonly string[] | null => {
  const declared = new Set(declarationsOf(rule).flatMap(inUtilityTerms));
  const chosen = [...utilities].filter(([, declarations]) => isWithin(declarations, declared));
  const covered = new Set(chosen.flatMap(([, declarations]) => [...declarations]));
  if (declared.size === 0 || !isWithin(declared, covered)) return null;
  const isPart = (one: ReadonlySet<string>) =>
    chosen.some(([, other]) => other.size > one.size && isWithin(one, other));
  return chosen.filter(([, declarations]) => !isPart(declarations)).map(([name]) => name);
};

const isClass = (selector: string) => /^\.[\w-]+$/.test(selector);

/** The rules for one class that only repeat utility classes, and give no reason: `/* Own rule: … *\/`. */
const repeatedUtilities = (sheet: string): readonly string[] =>
  rulesOf(sheet)
    .filter(({ selector, isAtRoot }) => isAtRoot && selector.split(/,\s*/).every(isClass))
    .filter(({ body }) => !body.includes('/* Own rule: '))
    .flatMap(rule => {
      const chosen = utilitiesFor(rule);
      return chosen === null ? [] : [`${rule.selector}: ${chosen.join(' ')}`];
    });

it('what only lays out or sets type is utility classes on the element, and no rule of a style sheet', () => {
  const byName = sheets.filter(({ path }) => taken.get(path) !== null);
  expect(byName.flatMap(({ path, text }) => repeatedUtilities(text).map(found => `${path} ${found}`))).toEqual([]);
});

it('a rule that repeats utility classes is found, unless it gives a reason', () => {
  expect(repeatedUtilities('.line {\n  display: flex;\n  gap: 4px 12px;\n}')).toEqual(['.line: row gap-4 gap-x-12']);
  expect(repeatedUtilities('.a,\n.b {\n  margin-top: 8px;\n}')).toEqual(['.a,\n.b: space-above-8']);
  expect(repeatedUtilities('.line {\n  /* Own rule: chosen at run time. */\n  display: flex;\n}')).toEqual([]);
  expect(repeatedUtilities('.line {\n  display: flex;\n  border: 1px solid red;\n}')).toEqual([]);
  expect(repeatedUtilities('@media print {\n  .line {\n    display: flex;\n  }\n}')).toEqual([]);
});

it('utility classes are loaded before the components, whose style sheets win over them', () => {
  const imports = [...textOf('apps/web/src/main.tsx').matchAll(/^import .*'(\..*)';$/gm)].map(([, from = '']) => from);
  const firstScript = imports.findIndex(from => !from.endsWith('.css'));
  expect(imports.indexOf('./ui/layout.css')).toBe(firstScript - 1);
});

/** The classes in the texts of `className`, without those that a style sheet gives. */
const namesIn = (script: string): readonly string[] =>
  [...script.matchAll(/\bclassName=(?:"([^"]*)"|\{((?:[^{}]|\{[^{}]*\})*)\})/g)].flatMap(([, plain, code = '']) => {
    const texts =
      plain === undefined
        ? code.replaceAll(/\$\{[^}]*\}|[!=]== '[^']*'|'[^']*' in /g, ' ').matchAll(/(['`])(.*?)\1/gs)
        : [['', '', plain]];
    return [...texts].flatMap(([, , text = '']) => text.split(/\s+/).filter(Boolean));
  });

it('every class in a text is a utility class, and every utility class is used', () => {
  const used = new Set(scripts.flatMap(({ text }) => namesIn(text)));
  const known = new Set([...utilities.keys(), 'visually-hidden']);
  expect([...used].filter(name => !known.has(name))).toEqual([]);
  expect([...utilities.keys()].filter(name => !used.has(name))).toEqual([]);
});

it('the classes of a text are found in each of its forms', () => {
  expect(
    namesIn(
      "<p className=\"row gap-8\" /> <p className={`wrap`} /> <p className={on === 'here' ? styles.a : 'grow'} />",
    ),
  ).toEqual(['row', 'gap-8', 'wrap', 'grow']);
});

/** The classes of a style sheet that no script and no other rule takes, and those that a script takes but that it lacks. */
const unmatchedClasses = (path: string, sheet: string, named: readonly string[]): readonly string[] => {
  const defined = new Set(
    rulesOf(sheet).flatMap(({ selector }) =>
      [...selector.replaceAll(/:global\([^)]*\)/g, '').matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name = '']) => name),
    ),
  );
  return [
    ...[...defined].filter(name => !named.includes(name)).map(name => `${path}: nothing takes .${name}`),
    ...named.filter(name => !defined.has(name)).map(name => `${path}: has no .${name}`),
  ];
};

it('every class of a style sheet is taken, and every class that is taken is there', () => {
  const unmatched = sheets.flatMap(({ path, text }) => {
    const named = taken.get(path);
    return named === null ? [] : unmatchedClasses(path, text, [...(named ?? [])]);
  });
  expect(unmatched).toEqual([]);
});

it('a class without the other half is found', () => {
  expect(unmatchedClasses('a.css', '.one .two:hover { color: red; }', ['two', 'three'])).toEqual([
    'a.css: nothing takes .one',
    'a.css: has no .three',
  ]);
});
