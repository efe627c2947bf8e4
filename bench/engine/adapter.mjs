import { apply, diff, resolve } from '../../packages/document/src/index.ts';

/** The product's engine, behind the interface of a benchmark of change engines. */
export const adapters = () => [
  {
    name: 'commissary',
    family: 'id',
    diff: (base, next) => diff(base, next),
    apply: (base, changes) => apply(base, changes),
    resolve: (base, layers) => resolve(base, layers).value,
  },
];
