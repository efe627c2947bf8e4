import { dirname, join } from 'node:path';
import { contract } from '@commissary/contract';
import { type SourceFile, sourceFiles } from '../architecture/source-files.ts';
import type { Level } from './levels.ts';
import type { NamedTest } from './named-tests.ts';
import { type ImportedName, importsOf, type Node, parse, rootName, visit } from './source-tree.ts';

/** Packages that run a test in a browser. */
const browsers = new Set(['@playwright/test', 'vitest/browser', '@vitest/browser', 'vitest-browser-react']);
const testServer = { file: 'apps/server/src/testing/test-server.ts', name: 'openTestServer' };
const publishingWorld = { file: 'apps/server/src/testing/publishing-world.ts', name: 'publishingWorld' };
/** What opens a server that a test makes calls to itself. */
const servers = [testServer, publishingWorld];
const drawnConsole = { file: 'apps/web/src/testing/open-screen.tsx', name: 'openScreen' };
const sender = { file: 'apps/server/src/testing/test-client.ts', name: 'send' };
/** What makes calls through the typed client for a test. */
const menuCalls = { file: 'apps/server/src/testing/menu-world.ts', name: 'makeMenuWorld' };
/** What also opens the server. */
const schedulingCalls = { file: 'apps/server/src/testing/scheduling-kitchen-for.ts', name: 'schedulingKitchenFor' };
/** What opens the server for calls of a client without the contract. */
const wireCalls = { file: 'tests/wire/wire-world.ts', name: 'openWireWorld' };
/** Functions that read a definition: a test that calls no other compares what the definitions contain. */
const readers = new Set(['initial', 'initialDocument', 'walk', 'leavesOf', 'sectionsOf', 'screenOf']);
const testTools = new Set(['vitest', 'fast-check', '@playwright/test']);
const anyArea = '[]';

const files = new Map<string, SourceFile>(sourceFiles().map(file => [file.path, file]));

/** Returns the level of a test by what it imports and calls, whatever its title says. */
export function levelOf(test: NamedTest): Level {
  const { path, imports } = test;
  const used = usedImports(test);
  const isUsed = ({ file, name }: typeof testServer) =>
    used.some(local => imports.get(local)?.name === name && fileOf(path, imports.get(local)?.module ?? '') === file);
  if (test.runner !== undefined && leadsToBrowser(path, test.runner.module)) return 'screen';
  if (used.some(local => browsers.has(imports.get(local)?.module ?? ''))) return 'screen';
  if (isUsed(drawnConsole)) return 'screen';
  if (servers.some(isUsed) && (calledEndpoints(test).length > 0 || isUsed(sender) || isUsed(menuCalls))) return 'call';
  if (isUsed(schedulingCalls) || isUsed(wireCalls)) return 'call';
  return calledFunctions(test).length > 0 ? 'function' : 'value';
}

/** The functions of the product that a test calls itself. */
export function calledFunctions({ path, nodes, imports }: NamedTest): ImportedName[] {
  const found = new Set<ImportedName>();
  const add = (name: string | undefined, matches: (from: ImportedName) => boolean) => {
    const from = imports.get(name ?? '');
    if (from !== undefined && !testTools.has(from.module) && !readers.has(from.name) && matches(from)) found.add(from);
  };
  for (const root of nodes)
    visit(root, node => {
      if (node.type === 'JSXOpeningElement' && node.name.type === 'JSXIdentifier') add(node.name.name, () => true);
      if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return undefined;
      if (node.callee.type === 'Identifier') add(node.callee.name, () => true);
      // The members of what an app exports work; those of a definition are its content and its texts.
      else add(rootName(node.callee), from => from.name === '*' || fileOf(path, from.module).startsWith('apps/'));
      return undefined;
    });
  return [...found];
}

const usedImports = ({ nodes, imports }: NamedTest): string[] => {
  const names = new Set<string>();
  for (const root of nodes)
    visit(root, node => {
      if (node.type === 'Identifier' || node.type === 'JSXIdentifier') names.add(node.name);
      return undefined;
    });
  return [...names].filter(name => imports.has(name));
};

/** `client.settings.saveBase`, `settings.saveBase` or `client[area].saveBase`, with areas and calls of the contract. */
export function calledEndpoints({ nodes }: NamedTest): [area: string, endpoint: string][] {
  const found: [string, string][] = [];
  for (const root of nodes)
    visit(root, node => {
      if (node.type !== 'MemberExpression' || node.computed || node.property.type !== 'Identifier') return undefined;
      const { name } = node.property;
      const among = areaOf(node.object);
      for (const [area, calls] of Object.entries(contract))
        if ((among === area || among === anyArea) && Object.hasOwn(calls, name)) found.push([area, name]);
      return undefined;
    });
  return found;
}

const areaOf = (node: Node): string | undefined => {
  if (node.type === 'Identifier') return node.name;
  if (node.type !== 'MemberExpression') return undefined;
  return !node.computed && node.property.type === 'Identifier' ? node.property.name : anyArea;
};

/** A fixture extends the `test` of Playwright, or the one of another fixture. */
function leadsToBrowser(path: string, module: string): boolean {
  if (browsers.has(module)) return true;
  const file = files.get(fileOf(path, module));
  const next = file && importsOf(parse(file.path, file.text)).values();
  return (
    file !== undefined &&
    [...(next ?? [])].some(({ name, module: from }) => name === 'test' && leadsToBrowser(file.path, from))
  );
}

/** The path in the repository of a module that is imported by its own path; the name of any other module. */
const fileOf = (path: string, module: string): string =>
  module.startsWith('.') ? join(dirname(path), module) : module;
