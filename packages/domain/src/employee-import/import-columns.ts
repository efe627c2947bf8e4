/** What a column of a file with employees may say. */
export const importFields = [
  'name',
  'firstName',
  'lastName',
  'employeeId',
  'email',
  'phone',
  'hireDate',
  'job',
  'place',
  'wage',
  'wagePer',
  'wageFrom',
] as const;
export type ImportField = (typeof importFields)[number];

/** The cells of one row, by what their columns say. */
export type ImportCells = Readonly<Partial<Record<ImportField, string>>>;

/** The most rows that one import may have. */
export const mostImportedRows = 5000;
