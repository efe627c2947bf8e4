import { fileURLToPath } from 'node:url';
import { runQuietly } from '../../scripts/setup/child.mjs';
import { expect, test } from '../fixtures/browser-test.ts';

const measured = (name: string, ...args: readonly string[]) =>
  runQuietly(process.execPath, [fileURLToPath(new URL(`../../bench/web/${name}.mjs`, import.meta.url)), ...args]);

test('the benchmark of the screens runs from beginning to end at its smallest size', async () => {
  const { code, output } = await measured('growth', '30', '/menu/publish,/menu/layout,/menu/imageManager');
  expect(output).toMatch(/\| \/menu\/publish \| \d+ nodes, \d+ requests, \d+ kB, \d+ ms \|/);
  expect(output).toMatch(/\| A button dragged among 30, .*\n(.*\n)*\| 30 images, /);
  expect(code).toBe(0);
});

test('the other benchmarks of the browser run from beginning to end at their smallest size', async () => {
  const { code, output } = await measured('smallest', '--smallest');
  expect(output.split('\n').filter(line => line.startsWith('Failed:'))).toEqual([]);
  expect([code, code === 0 ? '' : output]).toEqual([0, '']);
});
