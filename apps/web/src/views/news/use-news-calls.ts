import type { NewsRecord } from '@commissary/catalog';
import { contract } from '@commissary/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api, responseBody } from '../../api/index.ts';
import { loadedNews, newsOf } from '../../cache/index.ts';
import type { RecordCalls } from '../../form/save/index.ts';
import { newsRecordOf } from './news-record.ts';

/** The calls of a feed. The articles go as one text (RULE.home.10). */
export const useNewsCalls = (feed: string): RecordCalls<NewsRecord> => {
  const client = useQueryClient();
  return useMemo(
    () => ({
      saves: contract.news.save,
      load: async () => newsRecordOf(feed, await client.fetchQuery({ ...newsOf(feed), staleTime: 0 })),
      save: async ({ articles }, { version: ver }) => {
        const body = { companyId: feed, articles: JSON.stringify(articles), ver };
        const saved = loadedNews(responseBody(await api.news.save({ body })));
        client.setQueryData(newsOf(feed).queryKey, saved);
        return newsRecordOf(feed, saved);
      },
    }),
    [client, feed],
  );
};
