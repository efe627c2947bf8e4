/** Dates are instants in epoch milliseconds; the expiration date is any instant of the last day. */
export interface NewsDates {
  readonly status: string;
  readonly publishDate: number | null;
  readonly expirationDate: number | null;
}

/**
 * Is the article shown now? `endOfDay` answers with the last instant of the day an instant falls in, in the zone
 * of whoever looks. No publish date: never. No expiration date: for good.
 */
export const isVisible = (article: NewsDates, now: number, endOfDay: (instant: number) => number): boolean =>
  article.status === 'ACTIVE' &&
  article.publishDate !== null &&
  article.publishDate <= now &&
  (article.expirationDate === null || endOfDay(article.expirationDate) > now);
