import { type NewsArticle, newsTexts } from '@commissary/catalog';
import { articleStateOn } from '@commissary/domain';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { fullDateAt } from '../../formatting/index.ts';
import styles from './news-articles.module.css';
import { RichText } from './rich-text.tsx';

export interface NewsArticlesProps {
  readonly articles: readonly NewsArticle[];
  /** The day on which they are read, `YYYY-MM-DD`. */
  readonly day: string;
  /** Said where none is visible. */
  readonly empty: string;
}

const shownAtFirst = 5;

/** The articles that are visible on a day, in their order. */
export function NewsArticles({ articles, day, empty }: NewsArticlesProps) {
  const [isWhole, setWhole] = useState(false);
  const visible = articles.filter(one => articleStateOn(one, day) === 'visible');
  const shown = isWhole ? visible : visible.slice(0, shownAtFirst);
  if (visible.length === 0) return <p className="tone-2 pad-y-10">{empty}</p>;
  return (
    <>
      {shown.map(({ id, title, displayTitle, content, publishDate }) => (
        <article key={id} className={`${styles.article} stack gap-6 pad-y-12 line-above`}>
          {displayTitle && <h3>{title}</h3>}
          <RichText html={content} />
          {publishDate !== '' && <p className="text-12 tone-2">{fullDateAt(Date.parse(publishDate), 'UTC')}</p>}
        </article>
      ))}
      {visible.length > shown.length && (
        <Button variant="subtle" onClick={() => setWhole(true)}>
          {newsTexts.more(visible.length - shown.length)}
        </Button>
      )}
    </>
  );
}
