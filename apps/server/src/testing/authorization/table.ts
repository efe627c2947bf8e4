import type { TestPrincipal } from './principals.ts';
import type { ProbedAnswer, ProbedCall } from './probe-permissions.ts';
import type { ProbeTarget } from './targets.ts';

const signs: Readonly<Record<number, string>> = {
  302: '+',
  304: '+',
  400: 'x',
  401: '!',
  403: '-',
  404: '?',
  409: 'x',
};
const legend = [
  ['+', 'done'],
  ['-', 'forbidden (403)'],
  ['?', 'not found (404), whether or not it exists'],
  ['!', 'not signed in (401)'],
  ['x', 'authorized, and rejected for another reason (400, 409)'],
  ['.', 'the same request as an earlier sign of the cell'],
] as const;

interface Everything {
  readonly visitors: readonly TestPrincipal[];
  readonly targets: readonly ProbeTarget[];
  readonly observed: readonly ProbedCall[];
}

/** The observations as readable text: one line for each call, sorted. */
export const authorizationTable = ({ visitors, targets, observed }: Everything): string => {
  const width = Math.max(...observed.map(({ request }) => request.length));
  const cell = (answers: ReadonlyMap<string, ProbedAnswer> | undefined): string =>
    targets.map(({ name }) => signOf(answers?.get(name))).join('');
  const line = (head: string, cells: readonly string[], tail: string): string =>
    [head.padEnd(width), ...cells.map(one => one.padEnd(targets.length)), tail].join(' ').trimEnd();
  const rows = observed
    .toSorted((a, b) => (a.request < b.request ? -1 : 1))
    .map(one =>
      line(
        one.request,
        visitors.map(({ name }) => cell(one.answers.get(name))),
        permissionsOf(one),
      ),
    );
  return [
    'Which principal may make which call, on which object: observed, not declared.',
    '',
    'A test makes every call as every principal below and compares the status codes with this file. When they differ,',
    'review the difference cell by cell; when it is intended, update the file:',
    '',
    '    npm test -- unit apps/server/src/http/authorization.test.ts --update',
    '',
    `Each cell has ${targets.length} signs, one for each object that a request may name:`,
    ...targets.map(({ name, about }, position) => `    ${position + 1}. ${name.padEnd(13)} ${about}`),
    '',
    'Signs:',
    ...legend.map(([sign, means]) => `    ${sign}  ${means}`),
    '',
    'Principals:',
    ...visitors.map(({ name, about }) => `    ${name.padEnd(9)} ${about}`),
    '',
    'A line ends with the permissions that authorize the call at the own company, each alone; with nothing where none is',
    'required, and with "no single right" where none is sufficient.',
    '',
    line(
      '',
      visitors.map(({ name }) => name),
      '',
    ),
    ...rows,
    '',
  ].join('\n');
};

const signOf = (answer: ProbedAnswer | undefined): string => {
  if (answer === undefined) return '.';
  return signs[answer.status] ?? (answer.status < 300 ? '+' : '*');
};

const permissionsOf = ({ rights }: ProbedCall): string =>
  rights === null ? '' : rights.length === 0 ? 'no single right' : rights.join(' ');
