import { describe, expect, it } from 'vitest';
import { namedTests } from './named-tests.ts';
import { levelOf } from './test-level.ts';

// Ids are written with other brackets here, so that this file itself names none of them.
const testsOf = (text: string, path = 'apps/server/src/areas/planted.test.ts') =>
  namedTests(path, text.replaceAll(/<([A-Z][^<>]*)>/g, '[$1]'));
const idsOf = (text: string) => testsOf(text).map(({ ids }) => ids.join(' '));
const levelsOf = (text: string, path?: string) => testsOf(text, path).map(levelOf);

describe('a test names', () => {
  it.each([
    ['what its title begins with', "it('<A.b.1> <RULE.x.1> <MSG.y.*> text', () => {})", ['RULE.x.1 MSG.y.*']],
    ['no id later in the title', "it('text <RULE.x.1>', () => {})", []],
    ['an id in a template', 'it(`<ROUTE.z> $' + '{x}`, () => {})', ['ROUTE.z']],
    ['nothing while it is skipped', "it.skip('<RULE.x.1>', () => {}); describe.todo('<RULE.x.2>', () => {})", []],
    ['what its suite names', "describe('<RULE.x.1>', () => { it('says', () => {}) })", ['RULE.x.1']],
    ['the ids of its table', "it.each([['<RULE.x.1>'], ['<RULE.x.2> b']])('%s', () => {})", ['RULE.x.1 RULE.x.2']],
    [
      'the ids of a table with a name',
      "const rows = [{ is: '<RULE.x.1>' }]; it.each(rows)('$is', () => {})",
      ['RULE.x.1'],
    ],
    ['no id of a text in its body', "it('says', () => expect('<RULE.x.1>').toBe(x))", []],
  ])('%s', (_, text, ids) => {
    expect(idsOf(text)).toEqual(ids);
  });
});

describe('the level of a test', () => {
  const server = `import { openTestServer } from '../testing/test-server.ts';
    import { saved } from '../services/saved.ts';
    describe('a call', () => {
      let server;
      beforeAll(async () => { server = await openTestServer({}); });
      const world = () => ({ client: server.clientOf('ana') });`;

  it('is call when it goes through the typed client to a server, by a helper of the file too', () => {
    expect(levelsOf(`${server} it('<RULE.x.1>', () => world().client.settings.saveBase({})); });`)).toEqual(['call']);
    expect(
      levelsOf(`${server} const save = ({ client }) => client[area].saveBase({});
        it('<RULE.x.1>', () => save(world())); });`),
    ).toEqual(['call']);
  });

  it('is function when it calls a service, with a server or without', () => {
    expect(levelsOf(`${server} it('<RULE.x.1>', () => saved(server.context)); });`)).toEqual(['function']);
    expect(levelsOf(`${server} it('<RULE.x.1>', () => saved({ settings: { saveBase: 1 } })); });`)).toEqual([
      'function',
    ]);
  });

  it('is that of each test and not of its file', () => {
    expect(
      levelsOf(
        `${server} it('<RULE.x.1>', () => saved(1)); it('<RULE.x.2>', () => world().client.settings.base({})); });`,
      ),
    ).toEqual(['function', 'call']);
  });

  it('leaves out what another test declares under the same name', () => {
    expect(
      levelsOf(
        `${server} it('<RULE.x.1>', () => { const go = () => saved(1); go(); }); it('<RULE.x.2>', () => go()); });`,
      ),
    ).toEqual(['function', 'value']);
  });

  it('is value when it only compares what definitions contain, whatever its title says', () => {
    const catalog = `import { walk } from '@commissary/schema'; import { messages } from './texts.ts'; import { shown } from './shown.ts';`;
    const path = 'packages/catalog/src/planted.test.ts';
    expect(levelsOf(`${catalog} it('<RULE.x.1> on the screen', () => expect(messages.a).toBe('b'))`, path)).toEqual([
      'value',
    ]);
    expect(levelsOf(`${catalog} it('<RULE.x.1>', () => walk(messages, () => {}))`, path)).toEqual(['value']);
    expect(levelsOf(`${catalog} it('<RULE.x.1>', () => expect(messages.count(2)).toBe('b'))`, path)).toEqual(['value']);
    expect(levelsOf(`${catalog} it('<RULE.x.1>', () => expect(shown(messages)).toBe('b'))`, path)).toEqual([
      'function',
    ]);
  });

  it('is screen in a browser: a journey by its fixture, a component by its renderer', () => {
    const journey = `import { test } from '../fixtures/browser-test.ts'; test('<RULE.x.1>', async ({ page }) => {});`;
    expect(levelsOf(journey, 'tests/e2e/planted.spec.ts')).toEqual(['screen']);
    expect(
      levelsOf(journey.replace('../fixtures/browser-test.ts', './session-test.ts'), 'tests/e2e/planted.spec.ts'),
    ).toEqual(['screen']);
    const component = `import { page } from 'vitest/browser'; import { it } from 'vitest';
      it('<RULE.x.1>', () => page.getByRole('button')); it('<RULE.x.2>', () => {});`;
    expect(levelsOf(component, 'apps/web/src/ui/planted.test.tsx')).toEqual(['screen', 'value']);
  });
});
