import { newsLimits } from '@commissary/domain';
import {
  choice,
  date,
  type Field,
  group,
  idField,
  list,
  required,
  richText,
  text,
  toggle,
  type Value,
} from '@commissary/schema';
import { rule } from '../rule.ts';
import { newsTexts } from '../texts/index.ts';

const lastAfterFirst = rule<{ publishDate: string; expirationDate: string }>(
  'dates-reversed',
  'expirationDate',
  ({ publishDate, expirationDate }) => expirationDate === '' || expirationDate >= publishDate,
);

const article = group(
  { label: newsTexts.article },
  {
    id: idField(),
    title: text({ label: newsTexts.title, max: 120 }),
    displayTitle: toggle({ label: newsTexts.displayTitle, initial: true }),
    status: choice({
      label: newsTexts.status,
      options: [
        { value: 'ACTIVE', label: newsTexts.active },
        { value: 'INACTIVE', label: newsTexts.inactive },
      ],
    }),
    publishDate: date({ label: newsTexts.publishDate }),
    expirationDate: date({ label: newsTexts.expirationDate }),
    content: richText({ label: newsTexts.content }),
  },
  [required('title', 'title-missing'), lastAfterFirst],
);

const news = group(
  { label: newsTexts.news },
  { articles: list({ label: newsTexts.articles, max: newsLimits.articles, namePath: 'title' }, article) },
);

export interface NewsRecord extends Value<typeof news> {}
export type NewsArticle = Value<typeof article>;

/** The articles of one feed, in the order in which they are shown. An article is a member by itself, so edits merge. */
export const newsRecord: Field<NewsRecord> = news;
