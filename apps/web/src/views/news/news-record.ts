import { type NewsRecord, newsRecord } from '@commissary/catalog';
import type { LoadedNews } from '../../cache/index.ts';
import type { VersionedRecord } from '../../snapshot/index.ts';

/** A feed as an edit session opens it. */
export const newsRecordOf = (feed: string, { articles, ver }: LoadedNews): VersionedRecord<NewsRecord> => ({
  definition: newsRecord.field,
  id: feed,
  version: ver,
  value: { articles: [...articles] },
});
