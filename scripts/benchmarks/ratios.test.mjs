import { expect, it } from 'vitest';
import { rowsOf, worseThan } from './ratios.mjs';

const server = `1024 a CPU second, compared with 2048
| 304, compared with bare Fastify | 0.51x | ≥ 0.7x | not met |

| Work | Result | Target | |
|---|---|---|---|
`;
const web = `
| Work             | Took   | Baseline | Result | Target   |         |
|------------------|--------|----------|--------|----------|---------|
| A list of 25     | 600 ms | 120 ms   | 5.00x  | ≤ 1.5x   | not met |
| … requests       | 10     |          | 10     | ≤ 12     | met     |
| List of 5,000    | 1,432  |          | 1,432  | ≤ 1,500  | met     |
`;

it('the rows of every table are found, those that continue a work with its name', () => {
  expect(rowsOf('server', server)).toEqual([
    { name: 'server: 304, compared with bare Fastify', result: '0.51x', target: '≥ 0.7x', isMet: false },
  ]);
  expect(rowsOf('web', web).map(({ name, result, isMet }) => [name, result, isMet])).toEqual([
    ['web: A list of 25', '5.00x', false],
    ['web: A list of 25 … requests', '10', true],
    ['web: List of 5,000', '1,432', true],
  ]);
});

it('what is a quarter worse is named, in the direction of its target; what was not measured before is not', () => {
  const rows = (...results) => results.map(([name, result, target]) => ({ name, result, target, isMet: true }));
  const last = {
    save: { result: '2.00x' },
    load: { result: '0.80x' },
    nodes: { result: '1,000' },
    all: { result: 'all' },
  };
  const target = { save: '≤ 1x', load: '≥ 0.7x', nodes: '≤ 1,500', all: 'all', other: '≤ 1x' };
  const worse = measured =>
    worseThan(last, rows(...Object.entries(measured).map(([name, result]) => [name, result, target[name]]))).map(
      ({ name }) => name,
    );
  expect(worse({ save: '2.50x', load: '0.64x', nodes: '1,250', all: 'none', other: '9x' })).toEqual([]);
  expect(worse({ save: '2.51x', load: '0.63x', nodes: '1,251' })).toEqual(['save', 'load', 'nodes']);
  expect(worse({ save: '0.10x', load: '8x' })).toEqual([]);
});
