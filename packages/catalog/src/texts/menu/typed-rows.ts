import { formatCount, formatList, formatNumber, pluralForm } from '@commissary/domain';

/** How many names are listed; the others are counted. */
const mostNames = 6;

/** Texts of members that are typed or pasted as lines. */
export const typedRowsTexts = {
  open: (many: string) => `Type or paste ${many}`,
  lines: 'One on each line',
  names: 'Rows of a spreadsheet can be pasted.',
  namesAndValues: 'A name, and its price behind it. Rows of a spreadsheet can be pasted.',
  example: 'Margherita 14.50\nDiavola 16.50',
  cancel: 'Cancel',
  add: (count: number, one: string, many: string) => `Add ${formatCount(count, one, many)}`,
  added: (count: number, one: string, many: string) =>
    `${formatCount(count, one, many)} added. ${pluralForm(count, 'It is', 'They are')} not saved yet.`,
  known: (names: readonly string[]) => {
    const others = names.length - mostNames;
    const listed = others < 2 ? names : [...names.slice(0, mostNames), `${formatNumber(others)} others`];
    return `On the list already, and not added twice: ${formatList(listed)}.`;
  },
  tooMany: (max: number) => `The list can have ${formatCount(max, 'row')} at most.`,
  wrong: (line: number, amount: string, reason: string) => `Line ${formatNumber(line)}, “${amount}”: ${reason}`,
};
