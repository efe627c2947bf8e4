/** The most rows that one import may have. */
export const mostImportedRows = 5000;
