import { type NewsArticle, newsRecord, recordChanges } from '@commissary/catalog';
import type { NewsFeed } from '@commissary/contract';
import { newsBytes, providerFeedId } from '@commissary/domain';
import { inTransaction } from '../../store/database/index.ts';
import { findNews, type NewsRow, putNews } from '../../store/tenants/index.ts';
import { authorize } from '../access/index.ts';
import { recordAudit } from '../audit/index.ts';
import type { RequestContext } from '../context/index.ts';
import { apiError, forbidden, outdated } from '../errors/index.ts';

export const readNews = async (context: RequestContext, feed: string): Promise<NewsFeed> =>
  presentFeed(context, feed, await findNews(context.db, feed));

export interface SentNews {
  readonly companyId: string;
  readonly articles: unknown;
  readonly ver?: number | undefined;
}

export const saveNews = async (context: RequestContext, { companyId: feed, articles, ver }: SentNews) => {
  const owner = await feedOwner(context, feed);
  // Loaded with the first save: most processes never clean a text.
  const { cleanArticles } = await import('./clean-articles.ts');
  const next = cleanArticles(articles);
  const text = JSON.stringify(next);
  if (Buffer.byteLength(text) > newsBytes) throw apiError(400, 'TOO_LONG', '/body/articles');
  const saved = await inTransaction(context.db, async db => {
    const before = await findNews(db, feed);
    const version = await putNews(db, { feed, articles: text, version: ver, at: context.now() });
    if (version === undefined) throw outdated();
    const changes = recordChanges(newsRecord, { articles: articlesOf(before) }, { articles: next });
    await recordAudit(context, db, { action: 'company.news', target: feed, changes, ...owner });
    return { articles: text, version };
  });
  return presentFeed(context, feed, saved);
};

/** Whose audit a change of the feed is part of; throws when the person may not change it. */
const feedOwner = async (context: RequestContext, feed: string) => {
  const { person } = context;
  if (feed === providerFeedId) {
    if (!person.internal) throw forbidden();
    return { companyId: person.companyId, subject: person.companyName };
  }
  const access = { kind: 'company', param: 'companyId', permission: 'accessConfigurationOptions' } as const;
  const { company } = await authorize(context, access, { companyId: feed }, person);
  return { companyId: feed, subject: company?.name ?? '' };
};

const presentFeed = ({ config }: RequestContext, feed: string, row: NewsRow | undefined): NewsFeed => {
  const { supportUrl: support, storeUrl: store } = config;
  const links = { ...(support !== null && { support }), ...(store !== null && { store }) };
  const { articles, version: ver } = row ?? { articles: '[]', version: 0 };
  return { companyId: feed, articles, ver, ...(feed === providerFeedId && { links }) };
};

// The text was written by a save.
const articlesOf = (row: NewsRow | undefined): readonly NewsArticle[] =>
  row === undefined ? [] : (JSON.parse(row.articles) as readonly NewsArticle[]);
