/** How the palette names the news; `newsTexts` has them as well. */
export const newsNames = {
  news: 'News',
  companyNews: 'Company news',
  configureProvider: 'Configure the provider news',
} as const;
