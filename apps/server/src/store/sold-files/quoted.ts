/** A text as SQL has it; what a caller asks by is a parameter instead. */
export const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
