import { formatCount, formatNumber } from '@commissary/domain';

/** Texts of files with a table, wherever one is chosen. */
export const fileTexts = {
  chooseFile: 'Choose file…',
  oneFile: 'Choose one file at a time.',
  reading: (progress: number) =>
    progress === 0 ? 'Reading the file…' : `Reading the file… ${formatNumber(Math.floor(progress * 100))}%`,
  problems: {
    empty: 'The file is empty.',
    'no-rows': 'The file has column names, but no rows below them.',
    binary: 'This is neither a table nor a text. Export the list again as a spreadsheet or CSV.',
    spreadsheet:
      'This spreadsheet is in an old format or has a password. Save it as XLSX or CSV, and choose that file.',
    'too-large-unpacked': 'The file has far more in it than a list. Export only the rows and columns that are needed.',
    'too-deep': 'The file is nested too deeply to be a list.',
    'too-many-columns': 'The file has more than 300 columns. Remove those that are not needed.',
    doctype: 'The XML file declares a document type, which is not read. Remove the line with DOCTYPE.',
    'no-records': 'The file has no list of records in it.',
    unreadable: 'The file could not be read. Export it again.',
  },
  tooLarge: (megabytes: number) =>
    `The file is larger than ${megabytes} MB. Remove columns that are not needed, or split it into several files.`,
  tooManyRows: (most: number) => `The file has more than ${formatCount(most, 'row')}. Split it into several files.`,
  unclosedQuote: (line: number) =>
    `A quotation mark in or after row ${line} is never closed. Correct that row and choose the file again.`,
  broken: (line: number) => `The file is damaged in or before line ${line}. Export it again.`,
};
