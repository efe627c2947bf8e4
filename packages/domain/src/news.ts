/** The id, in place of a company's, of the news that the provider writes for everybody (CONST.news.providerFeedId). */
export const providerFeedId = 'THRIVE_FEED';

/** The most bytes of the articles of one feed, as text. */
export const newsBytes = 256 * 1024;

/** The days of an article, `YYYY-MM-DD`, both included; empty: open on that side. */
export interface DatedArticle {
  readonly status: 'ACTIVE' | 'INACTIVE';
  readonly publishDate: string;
  readonly expirationDate: string;
}

export type ArticleState = 'inactive' | 'coming' | 'visible' | 'expired';

/** The state of an article on a day, in the reader's time zone. */
export const articleStateOn = ({ status, publishDate, expirationDate }: DatedArticle, day: string): ArticleState => {
  if (status !== 'ACTIVE') return 'inactive';
  if (publishDate > day) return 'coming';
  return expirationDate !== '' && expirationDate < day ? 'expired' : 'visible';
};
