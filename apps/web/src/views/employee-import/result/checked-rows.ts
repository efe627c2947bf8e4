import type { Failure, ImportRowResult } from '@commissary/contract';
import type { FileRow } from '../../../files/index.ts';
import type { CheckedFile, OpenedFile } from '../import-queries.ts';
import { type Decision, mistakesIn } from '../import-setup.ts';
import { failureText, warningText } from './failure-text.ts';

export type RowOutcome = ImportRowResult['outcome'] | 'leftOut';

/** A row of the file with what the import does with it. */
export interface CheckedRow {
  readonly row: FileRow;
  readonly outcome: RowOutcome;
  readonly name: string;
  readonly changes: readonly ImportRowResult['changes'][number][];
  readonly failures: readonly string[];
  readonly warnings: readonly string[];
  readonly candidates: Decision['candidates'];
  readonly candidatesTotal: number;
  /** Names of jobs and places that are not known here. */
  readonly unknown: readonly { readonly field: 'job' | 'place'; readonly name: string }[];
}

/** Every row of the file that was checked or is left out, in its order. */
export const checkedRows = (opened: OpenedFile, checked: CheckedFile | null): readonly CheckedRow[] => {
  if (checked === null) return [];
  const mistakes = mistakesIn(opened.file, opened.setup);
  const columnOf = new Map<string | null, number>(opened.setup.columns.map((field, index) => [field, index]));
  const results = new Map(checked.from.map(({ line }, index) => [line, checked.result.rows[index]]));
  const lineOf = (index: number) => checked.from[index]?.line ?? index + 1;
  return opened.file.rows.flatMap((row): readonly CheckedRow[] => {
    if (opened.setup.leftOut.has(row.line)) return [{ ...nothing, row, outcome: 'leftOut', name: nameIn(opened, row) }];
    const result = results.get(row.line);
    if (result === undefined) return [];
    const cellOf = (field: string) => row.cells[columnOf.get(field) ?? -1] ?? '';
    const own = mistakes.get(row.line) ?? [];
    return [
      {
        row,
        outcome: own.length > 0 ? 'rejected' : result.outcome,
        name: result.name,
        changes: result.changes,
        failures: [
          ...own.map(({ code, field }) => failureText({ code, ...(field !== null && { path: field }) }, '', lineOf)),
          ...result.failures.map(failure => failureText(failure, cellOf(failure.path ?? ''), lineOf)),
        ],
        warnings: result.warnings.map(warningText),
        candidates: result.candidates,
        candidatesTotal: result.candidatesTotal,
        unknown: result.failures.flatMap(unknownName),
      },
    ];
  });
};

const nothing = { changes: [], failures: [], warnings: [], candidates: [], candidatesTotal: 0, unknown: [] } as const;

const nameIn = ({ setup: { columns } }: OpenedFile, { cells }: FileRow): string =>
  (['name', 'firstName', 'lastName'] as const)
    .map(field => cells[columns.indexOf(field)] ?? '')
    .join(' ')
    .trim();

const unknownName = ({ code, params }: Failure): CheckedRow['unknown'] =>
  code === 'UNKNOWN_JOB' || code === 'UNKNOWN_PLACE'
    ? [{ field: code === 'UNKNOWN_JOB' ? 'job' : 'place', name: String(params?.name ?? '') }]
    : [];
