import { inRepository, packageProgram } from '../setup/repository.mjs';

/** Every static check: its title, and the program of Node with its arguments. */
export const checkSteps = [
  // One checker and one builder: several share what each other one checks, and cost twice the processor time.
  { title: 'Types', args: [packageProgram('typescript', 'tsc'), '-b', '--checkers', '1', '--builders', '1'] },
  {
    title: 'Linter and format',
    args: [packageProgram('@biomejs/biome', 'biome'), 'check', '--error-on-warnings', '.'],
  },
  { title: 'Imports between rooms', args: [inRepository('scripts/lint/rooms/check.mjs')] },
  { title: 'Unused code', args: [packageProgram('knip'), '--no-progress'] },
  // Code that only tests use is none of the product: it belongs in a testing/ folder, or nowhere.
  {
    title: 'Code that only tests use',
    args: [packageProgram('knip'), '--production', '--config', 'knip.production.json', '--no-progress'],
  },
];
