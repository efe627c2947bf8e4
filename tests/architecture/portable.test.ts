import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LintSandbox, repositoryRoot } from './lint-sandbox.ts';

interface Package {
  readonly version: string;
  readonly scripts: Readonly<Record<string, string>>;
  readonly optionalDependencies: Readonly<Record<string, string>>;
}

interface Formatted {
  readonly formatter: object;
}

const read = (path: string) => readFileSync(join(repositoryRoot, path), 'utf8');
const { version, scripts, optionalDependencies } = JSON.parse(read('package.json')) as Package;

describe('the npm scripts', () => {
  // Without `exec` some shells stay between npm and Node, and a signal to npm ends the shell alone.
  it.each(Object.entries(scripts))(
    '%s is one command of the repository, which receives the signals of npm',
    (_, script) => {
      const [, command] = /^exec node scripts\/bootstrap\.mjs ([a-z-]+)$/.exec(script) ?? [];
      expect(command && existsSync(join(repositoryRoot, `scripts/commands/${command}.mjs`))).toBe(true);
    },
  );

  it('are the commands that the bootstrap script accepts', () => {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/bootstrap.mjs'], {
      cwd: repositoryRoot,
      encoding: 'utf8',
    });
    const commands = Object.values(scripts).map(script => script.split(' ').at(-1) ?? '');
    expect([status, stderr.match(/[a-z]+(-[a-z]+)*(?=[,.])/g)?.sort()]).toEqual([2, commands.sort()]);
  });

  it('start on Windows, where exec is a file of the repository', () => {
    expect(read('exec.cmd').split('\r\n')).toContain('@%*');
  });
});

describe('the path of a file', () => {
  const sandbox = new LintSandbox();
  let planted = 0;
  const rejected = (line: string) => {
    planted += 1;
    const complaints = sandbox.plant({ [`scripts/planted-${planted}.mjs`]: `${line}\n` });
    return () => complaints().filter(({ rule }) => rule.endsWith('plugin'));
  };
  const fromUrl = [
    rejected("export const x = new URL('a.ts', import.meta.url).pathname;"),
    rejected('export const x = new URL(`../$' + '{name}`, import.meta.url).pathname;'),
  ];
  const converted = rejected("export const x = fileURLToPath(new URL('a.ts', import.meta.url));");
  const onTheWeb = rejected('export const x = new URL(request.url).pathname;');

  it('is not read from its URL, which has another form on Windows', () => {
    for (const complaints of fromUrl) expect(complaints()).toHaveLength(1);
  });

  it('may be converted from it; the path of an address on the web is one', () => {
    expect(converted()).toEqual([]);
    expect(onTheWeb()).toEqual([]);
  });
});

describe('a fact that is written twice is the same', () => {
  it('the version of Node: for version managers, and as the packages of each platform', () => {
    const pinned = Object.entries(optionalDependencies).filter(([name]) => name.startsWith('node-'));
    expect(pinned.length).toBeGreaterThan(1);
    for (const [name, version] of pinned) expect([name, version]).toEqual([name, read('.nvmrc').trim()]);
  });

  it('the format: for editors, and for the formatter that checks it', () => {
    const { formatter } = JSON.parse(read('biome.json')) as Formatted;
    const [, forAll = ''] = read('.editorconfig').split(/^\[/m);
    const set = Object.fromEntries([...forAll.matchAll(/^(\w+) = (\S+)$/gm)].map(([, name, value]) => [name, value]));
    expect(formatter).toEqual({
      indentStyle: set.indent_style,
      indentWidth: Number(set.indent_size),
      lineWidth: Number(set.max_line_length),
    });
  });

  it('the version of the product: in its package and at the top of the changelog', () => {
    expect(/^## (\S+)/m.exec(read('CHANGELOG.md'))?.[1]).toBe(version);
  });
});
