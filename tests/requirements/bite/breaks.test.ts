import { describe, expect, it } from 'vitest';
import { namedTests } from '../named-tests.ts';
import { childrenOf, isFunction, parse, visit } from '../source-tree.ts';
import { applyBreak, breakIn, type Way } from './breaks.ts';
import { codeOf } from './find-code.ts';

const broken = (way: Way, text: string, node = functionIn(text)) => {
  const found = breakIn(way, { path: 'a.ts', name: 'a', node, site: undefined });
  return found && applyBreak(text, { ...found, end: '' });
};

function functionIn(text: string) {
  const tree = parse('a.ts', text);
  let found = childrenOf(tree)[0] ?? tree;
  visit(tree, node => {
    if (isFunction(node)) found = node;
    return !isFunction(node);
  });
  return found;
}

describe('code is broken', () => {
  it('in what it returns, and not in what functions inside it return', () => {
    expect(broken('return', 'const a = (b) => b.c;')).toBe('const a = (b) => brokenResult(b.c);');
    expect(broken('return', 'function a(b) { if (b) return 1; return b.map(c => { return c; }); }')).toBe(
      'function a(b) { if (b) return brokenResult(1); return brokenResult(b.map(c => { return c; })); }',
    );
    expect(broken('return', 'function a() { b(() => { return 2; }); return 1; }')).toBe(
      'function a() { b(() => { return 2; }); return brokenResult(1); }',
    );
    expect(broken('return', 'function a() { b(); }')).toBe(undefined);
  });

  it('in a value of a definition, in the middle of a text', () => {
    const tree = parse('a.ts', "const a = 'some';");
    let literal = tree;
    visit(tree, node => {
      if (node.type === 'Literal') literal = node;
      return undefined;
    });
    expect(broken('return', "const a = 'some';", literal)).toBe('const a = "so~me";');
    expect(broken('wiring', "const a = 'some';", literal)).toBe(undefined);
  });

  it('at its first comparison of sizes, else at its first number', () => {
    expect(broken('boundary', 'const a = b => b < 3 && b > 1;')).toBe('const a = b => b <= 3 && b > 1;');
    expect(broken('boundary', 'const a = b => b === 3;')).toBe('const a = b => b === 4;');
    expect(broken('boundary', 'const a = b => b === c;')).toBe(undefined);
  });

  it('where it is called', () => {
    const text = 'const b = a(1) + 2;';
    const site = childrenOf(parse('a.ts', text))[0];
    if (site === undefined) throw new Error('no statement');
    expect(breakIn('wiring', { path: 'a.ts', name: 'a', node: site, site: undefined })).toBe(undefined);
    const found = breakIn('wiring', { path: 'a.ts', name: 'a', node: site, site: { path: 'b.ts', node: site } });
    expect(found?.path).toBe('b.ts');
    expect(found && applyBreak(text, found)).toBe('(undefined as never)');
  });
});

const testServer = `import { openTestServer } from '../testing/test-server.ts'; let server;
  beforeAll(async () => { server = await openTestServer({}); });`;

describe('the code under a requirement', () => {
  // Ids are written with other brackets, so that this file itself names none of them.
  const codeUnder = (text: string, path = 'apps/server/src/areas/planted.test.ts') => {
    const planted = text.replaceAll(/<([A-Z][^<>]*)>/g, '[$1]');
    const code = codeOf('RULE.x.1', namedTests(path, planted));
    return [code?.name, code?.path, code?.site?.path];
  };

  it('is what its tests call, through the index of a package, with a call of the apps', () => {
    const text = `import { isUnpublished } from '@commissary/catalog'; it('<RULE.x.1>', () => expect(isUnpublished(a)).toBe(b));`;
    expect(codeUnder(text)).toEqual([
      'isUnpublished',
      'packages/catalog/src/documents/publishing.ts',
      expect.stringMatching(/^apps\//),
    ]);
  });

  it('is the service behind an endpoint, with the call of its handler', () => {
    const text = `it('<RULE.x.1>', () => server.anonymous.licensing.status({}));`;
    expect(codeUnder(`${testServer}${text}`)).toEqual([
      'readLicense',
      'apps/server/src/services/terminals/licensing.ts',
      'apps/server/src/areas/licensing.ts',
    ]);
  });

  it('is the service of the endpoint beside its id in a table, though other rows hold others', () => {
    const text = `it.each([['<RULE.x.0>', roles.list], ['<RULE.x.1>', licensing.status]])('%s', () => {});`;
    expect(codeUnder(text)[0]).toBe('readLicense');
  });

  it('is the service behind an endpoint that every kind of document has', () => {
    const text = `it('<RULE.x.1>', () => server.anonymous.settings.saveOverride({}));`;
    expect(codeUnder(`${testServer}${text}`)).toEqual([
      'saveOverride',
      expect.stringMatching(/^apps\/server\/src\/services\/saving\//),
      'apps/server/src/areas/documents.ts',
    ]);
  });

  it('is the text that its tests compare, where an app reads it nearest to them', () => {
    const text = `it('<RULE.x.1>', () => expect(a).toBe('Unable to load locations.'));`;
    expect(codeUnder(text, 'apps/web/src/views/locations/planted.test.ts')).toEqual([
      'Unable to load locations.',
      'packages/catalog/src/texts/messages.ts',
      'apps/web/src/views/locations/location-table.tsx',
    ]);
  });

  it('is a key of the record that its tests compare, where the requirement is a record', () => {
    const text = `it('<ENT.x>', () => expect(leavesOf(a)).toEqual({ 'lastUpdated.dateTimestamp': 'number', name: 'text' }));`;
    const code = codeOf('ENT.x', namedTests('a.test.ts', text.replace('<ENT.x>', '[ENT.x]')));
    expect([code?.name, code?.node.type]).toEqual(['dateTimestamp', 'Identifier']);
  });

  it('is unknown where no test calls a function', () => {
    expect(codeUnder(`it('<RULE.x.1>', () => expect(1).toBe(1));`)).toEqual([undefined, undefined, undefined]);
  });
});
