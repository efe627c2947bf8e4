import { type RawBuilder, sql } from 'kysely';

/** A text without case and accents, to compare names that are not in the database. */
export const foldedText = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/**
 * The pattern of `like` that a searched column fits which contains this text, whatever its case and accents. Folded by
 * the expression that computes those columns: which letters have a case depends on the locale of the database. Not
 * `position`: the database estimates how many rows a pattern fits, chooses the index by that, and compares faster.
 */
export const containing = (text: string): RawBuilder<string> => {
  const pattern = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return folded(sql`${pattern}::text`);
};

/** A text of the database without case and accents, as those columns have it. */
export const folded = (text: RawBuilder<string>): RawBuilder<string> =>
  sql`lower(regexp_replace(normalize(${text}, nfd), '[\\u0300-\\u036f]', '', 'g'))`;
