/** Text as the columns that are searched have it: without case and accents. */
export const foldedText = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/**
 * The pattern of `like` that a text fits which contains this one. Not `position`: the database estimates how many rows a
 * pattern fits, chooses the index by that, and compares faster.
 */
export const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
