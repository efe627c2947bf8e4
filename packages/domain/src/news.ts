/** Dates are instants in epoch milliseconds; the expiration date is any instant of the last day. */
export interface NewsDates {
  readonly status: string;
  readonly publishDate: number | null;
  readonly expirationDate: number | null;
}

/**
 * Whether the article is shown now. `endOfDay` returns the last instant of the day of an instant, in the reader's time
 * zone. No publish date: never. No expiration date: forever.
 */
export const isVisible = (article: NewsDates, now: number, endOfDay: (instant: number) => number): boolean =>
  article.status === 'ACTIVE' &&
  article.publishDate !== null &&
  article.publishDate <= now &&
  (article.expirationDate === null || endOfDay(article.expirationDate) > now);
