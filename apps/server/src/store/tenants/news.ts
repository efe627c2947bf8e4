import { sql } from 'kysely';
import type { Db } from '../database/index.ts';

export interface NewsRow {
  readonly articles: string;
  readonly version: number;
}

export const findNews = (db: Db, feed: string): Promise<NewsRow | undefined> =>
  db.selectFrom('news').select(['articles', 'version']).where('feed', '=', feed).executeTakeFirst();

export interface NewsSave {
  readonly feed: string;
  readonly articles: string;
  /** The version that it replaces; undefined = whichever is there, 0 = none. */
  readonly version: number | undefined;
  readonly at: Date;
}

/** Stores the articles of a feed, and returns the new version; undefined when another version is there. */
export const putNews = async (db: Db, { feed, articles, version, at }: NewsSave): Promise<number | undefined> => {
  const change = { articles, version: sql<number>`news.version + 1`, saved_at: at };
  if (version !== undefined && version > 0) {
    const updated = db.updateTable('news').set(change).where('feed', '=', feed).where('version', '=', version);
    return (await updated.returning('version').executeTakeFirst())?.version;
  }
  const inserted = db
    .insertInto('news')
    .values({ feed, articles, version: 1, saved_at: at })
    .onConflict(on => (version === 0 ? on.column('feed').doNothing() : on.column('feed').doUpdateSet(change)));
  return (await inserted.returning('version').executeTakeFirst())?.version;
};
