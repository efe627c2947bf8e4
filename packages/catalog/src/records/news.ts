import { choice, date, group, idField, list, required, richText, text, toggle, type Value } from '@commissary/schema';
import { rule } from '../rule.ts';
import { newsTexts } from '../texts/index.ts';
import { type RecordValue, recordKind } from './record.ts';

const lastAfterFirst = rule<{ publishDate: string; expirationDate: string }>(
  'dates-reversed',
  'expirationDate',
  ({ publishDate, expirationDate }) => expirationDate === '' || expirationDate >= publishDate,
);

const article = group(
  {
    label: newsTexts.article,
    layout: [{ fields: ['title', 'publishDate', 'expirationDate', 'status', 'displayTitle', 'content'] }],
  },
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

/** The articles of one feed (ENT.NewsRecord), in the order in which they are shown. Each is a member, so edits merge. */
export const newsRecord = recordKind(
  {
    noun: newsTexts.noun,
    label: newsTexts.news,
    layout: [],
    needs: { articles: 'a title and valid days of each article' },
  },
  { articles: list({ label: newsTexts.articles, max: 200, namePath: 'title' }, article) },
);

export type NewsRecord = RecordValue<typeof newsRecord>;
export type NewsArticle = Value<typeof article>;
