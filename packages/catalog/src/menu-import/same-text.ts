import { withoutFormulaGuard } from '@commissary/domain';

/** A stored text as the cell of a table has it, after what spreadsheets and exports do to spaces, lines and formulas. */
export const cellText = (stored: string): string => {
  const bare = withoutFormulaGuard(stored);
  return bare.includes('\r') ? bare.replaceAll('\r\n', '\n') : bare;
};

/** Whether a cell says what is stored. */
export const sameText = (cell: string, stored: string): boolean => cell === stored || cell === cellText(stored);
