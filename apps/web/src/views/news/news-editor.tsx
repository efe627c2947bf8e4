import { type NewsArticle, newsTexts } from '@commissary/catalog';
import { getAt } from '@commissary/document';
import { articleStateOn, formatNumber, plainDateAt } from '@commissary/domain';
import { fieldAt, isList, memberPath } from '@commissary/schema';
import { Button, UnstyledButton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { addMember } from '../../form/actions/index.ts';
import type { EditSession } from '../../form/edit-session/index.ts';
import { RecordGrid } from '../../form/record/index.ts';
import { fieldElementId, newId, useEditSession, useFormSelector, valueIn } from '../../form/state/index.ts';
import { ownZone } from '../../formatting/index.ts';
import { effectiveOf, savedCopy } from '../../snapshot/index.ts';
import { Badge, DateInput, EmptyState, PageHeader, SectionCard } from '../../ui/index.ts';
import { ArticleActions } from './article-actions.tsx';
import { NewsArticles } from './news-articles.tsx';
import styles from './news-editor.module.css';

const list = '/articles';
const tones = { inactive: 'quiet', coming: 'amber', visible: 'live', expired: 'quiet' } as const;

/** The articles of a feed, the chosen one to write, and what is shown on a day. */
export function NewsEditor({ title, empty }: { readonly title: string; readonly empty: string }) {
  const { store, show } = useEditSession();
  const stored = useFormSelector(list, storedIn);
  const articles = useFormSelector(list, articlesIn);
  const today = plainDateAt(Date.now(), ownZone());
  const [day, setDay] = useState(today);
  const [requested, setRequested] = useState<string | null>(null);
  const index = Math.max(
    articles.findIndex(({ id }) => id === requested),
    0,
  );
  const chosen = articles[index];
  const add = () => {
    const field = fieldAt(store.session().opened.definition, list);
    if (field === undefined || !isList(field)) return;
    const last = articles.at(-1)?.id ?? null;
    const member = addMember(store, list, field, newId(), last, { publishDate: today });
    setRequested(member.id);
    // The next key belongs to the article: another one on the button would add another.
    show(`${member.path}/title`);
  };
  const addButton = (
    <Button variant="default" leftSection={<IconPlus size={15} stroke={1.8} aria-hidden />} onClick={add}>
      {newsTexts.add}
    </Button>
  );
  return (
    <>
      <PageHeader title={title} about={newsTexts.about} actions={addButton} />
      <div className={`${styles.columns} grid align-start gap-16`} id={fieldElementId(list)} data-path={list}>
        <SectionCard
          title={newsTexts.articles}
          titleExtra={<Badge tone="quiet">{formatNumber(articles.length)}</Badge>}
          flush
        >
          {articles.length === 0 && <EmptyState text={newsTexts.noArticles} />}
          <ul className="list">
            {articles.map(article => {
              const saved = stored.find(({ id }) => String(id) === article.id);
              const state = saved === undefined ? undefined : articleStateOn(saved, today);
              return (
                <li key={article.id}>
                  <UnstyledButton
                    className={`${styles.entry} stack align-start gap-4 full-width weight-600 break-anywhere pad-x-16 pad-y-10 line-above`}
                    aria-pressed={article === chosen}
                    onClick={() => setRequested(article.id)}
                  >
                    <span>{article.title === '' ? newsTexts.untitled : article.title}</span>
                    <Badge tone={state === undefined ? 'accent' : tones[state]}>
                      {state === undefined ? newsTexts.notSavedYet : newsTexts.state[state]}
                    </Badge>
                  </UnstyledButton>
                </li>
              );
            })}
          </ul>
        </SectionCard>
        {chosen !== undefined && (
          <SectionCard
            title={newsTexts.article}
            aside={
              <ArticleActions
                list={list}
                article={chosen}
                index={index}
                count={articles.length}
                onRemoved={setRequested}
              />
            }
          >
            <RecordGrid
              key={chosen.id}
              path={memberPath(list, chosen.id)}
              wide={['title', 'content']}
              columns={styles.fields}
            />
          </SectionCard>
        )}
        <SectionCard
          title={newsTexts.preview}
          aside={<DateInput label={newsTexts.previewDate} value={day} onChange={setDay} />}
        >
          <NewsArticles articles={articles} day={day === '' ? today : day} empty={empty} />
        </SectionCard>
      </div>
    </>
  );
}

type ArticleOfForm = NewsArticle & { readonly id: string };

const articlesIn = (session: EditSession): readonly ArticleOfForm[] =>
  // The definition of the record says what its values are.
  (valueIn(session, list) as readonly NewsArticle[]).map(one => ({ ...one, id: String(one.id) }));

/** The articles as they are saved: what home shows. */
const storedIn = ({ opened }: EditSession): readonly NewsArticle[] =>
  getAt(effectiveOf(opened, savedCopy(opened)), list) as readonly NewsArticle[];
