import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { longMeasures, measures } from '../bench/server/measures.mjs';
import { runQuietly } from '../scripts/setup/child.mjs';
import { limits } from './time-limits.ts';

const postgresql = process.env.TEST_DATABASE_URL;
const folder = fileURLToPath(new URL('../bench/server/', import.meta.url));

describe('the benchmarks of the server', () => {
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
      const { code, output } = await runQuietly(process.execPath, [`${folder}run.mjs`, postgresql ?? '', '--smallest']);
      expect(output).not.toContain('Failed:');
      expect(code).toBe(0);
    },
    limits.longTest,
  );
});
