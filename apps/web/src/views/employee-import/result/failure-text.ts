import { employeeColumns, importFields, employeeImportTexts as texts } from '@commissary/catalog';
import type { Failure } from '@commissary/contract';

/** What is wrong with a row: which cell, what it says, and what to do. `lineOf` returns the line of a row of the call. */
export const failureText = ({ code, path, params }: Failure, cell: string, lineOf: (row: number) => number): string => {
  const field = importFields.find(one => one === path);
  const text = textOf(code, params?.name === cell ? {} : params, lineOf);
  return field === undefined ? text : texts.inCell(employeeColumns[field].label, cell.slice(0, mostShown), text);
};

/** A cell may be a page long. */
const mostShown = 60;

const textOf = (code: string, params: Failure['params'], lineOf: (row: number) => number): string => {
  if (code === 'CONTRADICTS_ROW') return texts.contradicts(lineOf(Number(params?.row)));
  if (code === 'DUPLICATE_ROW') return texts.duplicateRow(lineOf(Number(params?.row)));
  const text = texts.failures[code] ?? texts.otherFailure(code);
  const { name } = params ?? {};
  return typeof name === 'string' ? texts.unknownName(name, text) : text;
};

export const warningText = ({ code, params }: Failure): string => {
  switch (code) {
    case 'BELOW_MINIMUM':
      return texts.belowMinimum(String(params?.minimum ?? ''));
    case 'REPEATED':
      return texts.repeated(String(params?.name ?? ''));
    case 'PLACE_WITHOUT_JOB':
      return texts.placeWithoutJob;
    default:
      return texts.otherFailure(code);
  }
};
