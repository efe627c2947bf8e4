import { getAt } from '@commissary/document';
import { equal } from '@commissary/schema';
import type { Db } from '../../apps/server/src/store/database/tables.ts';
import { documentOf } from '../crash/actors.ts';
import type { Editor } from '../crash/editor.ts';
import type { WebClient } from '../crash/web-client.ts';

/**
 * What a server answers that is not stored any more: of each editor the last value that the database has, beside the one
 * that each server answers. Nobody may save meanwhile.
 */
export const staleAnswers = async (
  db: Db,
  editors: readonly Editor[],
  managers: readonly WebClient[],
): Promise<string[]> => {
  const found: string[] = [];
  for (const { name, paths } of editors) {
    const [path] = paths;
    const last = await db
      .selectFrom('change_log')
      .select('value')
      .where('author_id', '=', name)
      .where('path', '=', path)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (last === undefined) continue;
    for (const [index, manager] of managers.entries()) {
      const { document } = await documentOf[name as keyof typeof documentOf](manager).open();
      const answered = getAt(document, path);
      if (!equal(answered, last.value))
        found.push(
          `server ${index + 1} of ${name}: ${JSON.stringify(answered)} where ${JSON.stringify(last.value)} is stored`,
        );
    }
  }
  return found;
};
