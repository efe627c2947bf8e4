import type { NewsArticle } from '@commissary/catalog';
import type { NewsFeed } from '@commissary/contract';
import { queryOptions } from '@tanstack/react-query';
import { api, responseBody } from '../api/index.ts';

export interface LoadedNews extends Pick<NewsFeed, 'ver' | 'links'> {
  readonly articles: readonly NewsArticle[];
}

/** The articles of a company, or of the provider. */
export const newsOf = (feed: string) =>
  queryOptions({
    queryKey: ['news', feed],
    queryFn: async ({ signal }) =>
      loadedNews(responseBody(await api.news.get({ params: { companyId: feed } }, { signal }))),
  });

/** A feed whose articles are read; the server stores them in the form of their definition. */
export const loadedNews = ({ articles, ver, links }: NewsFeed): LoadedNews => ({
  articles: articles === '' ? [] : (JSON.parse(articles) as readonly NewsArticle[]),
  ver,
  links,
});
