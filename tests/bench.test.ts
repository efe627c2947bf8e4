import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { longMeasures, measures } from '../bench/server/measures.mjs';
import { runQuietly } from '../scripts/setup/child.mjs';
import { limits } from './time-limits.ts';

const postgresql = process.env.TEST_DATABASE_URL;
const bench = fileURLToPath(new URL('../bench/', import.meta.url));
const folder = `${bench}server/`;

describe('the benchmarks of the server and of publishing', () => {
  it('are all named in the list of what runs, but for the files that others use', () => {
    const files = readdirSync(folder).filter(file => file.endsWith('.mjs'));
    const sources = files.map(file => readFileSync(`${folder}${file}`, 'utf8'));
    const used = files.filter(file =>
      sources.some(source => source.includes(`./${file}'`) || source.includes(`('${file}'`)),
    );
    const named = [...measures, ...longMeasures].map(name => `${name}.mjs`);
    expect(files.filter(file => !used.includes(file) && file !== 'run.mjs').sort()).toEqual(named.sort());
  });

  it.runIf(postgresql !== undefined)(
    'run from beginning to end at their smallest size',
    async () => {
      for (const suite of ['server', 'publish']) {
        const files = [`${bench}${suite}/run.mjs`, postgresql ?? '', '--smallest'];
        const { code, output } = await runQuietly(process.execPath, files);
        expect(output.split('\n').filter(line => line.startsWith('Failed:'))).toEqual([]);
        expect([suite, code, code === 0 ? '' : output]).toEqual([suite, 0, '']);
      }
    },
    limits.longTest,
  );
});

it('the benchmarks of the browser are all named in the list of what runs, but for the one that has companies of several sizes', () => {
  const { scripts } = JSON.parse(readFileSync(`${bench}web/package.json`, 'utf8')) as {
    scripts: Record<string, string>;
  };
  const commands = Object.values(scripts).map(command => command.replace(/^node (.*)\.mjs$/, '$1'));
  const smallest = readFileSync(`${bench}web/smallest.mjs`, 'utf8');
  const named = [...(/measures = \[(.*)\]/.exec(smallest)?.[1] ?? '').matchAll(/'([\w-]+)'/g)].map(([, name]) => name);
  expect([...named, 'growth'].sort()).toEqual(commands.sort());
});
