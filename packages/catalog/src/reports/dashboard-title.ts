/** Whether a dashboard of an analytics service is called as a report is, however it is capitalized. */
export const isTitled = (dashboard: { readonly title: string }, title: string): boolean =>
  wordsOf(dashboard.title) === wordsOf(title);

const wordsOf = (title: string): string => title.trim().toLowerCase();
