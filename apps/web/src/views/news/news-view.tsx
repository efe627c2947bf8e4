import { messages, newsRecord, newsTexts } from '@commissary/catalog';
import { providerFeedId } from '@commissary/domain';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { type LoadedNews, newsOf } from '../../cache/index.ts';
import { RecordForm } from '../../form/index.ts';
import { missingIn, useRecordOutcome } from '../../form/record/index.ts';
import { useFailedLoad } from '../../notifications/index.ts';
import { useUser } from '../../session/index.ts';
import { SkeletonRows } from '../../ui/index.ts';
import { NotFound } from '../not-found/index.ts';
import { NewsEditor } from './news-editor.tsx';
import { newsRecordOf } from './news-record.ts';
import { useNewsCalls } from './use-news-calls.ts';

/** The articles of a company, or of the provider, for those who may write them. */
export function NewsView() {
  const { companyId: feed = '' } = useParams({ strict: false });
  const { enabledFeatures } = useUser();
  const { data, error } = useQuery(newsOf(feed));
  useFailedLoad(error, newsTexts.loadFailed);
  const needs = feed === providerFeedId ? 'providerCompany' : 'accessConfigurationOptions';
  if (!enabledFeatures.includes(needs)) return <NotFound />;
  return data === undefined ? <SkeletonRows rows={8} /> : <NewsForm key={feed} feed={feed} loaded={data} />;
}

function NewsForm({ feed, loaded }: { readonly feed: string; readonly loaded: LoadedNews }) {
  const record = useMemo(() => newsRecordOf(feed, loaded), [feed, loaded]);
  const title = feed === providerFeedId ? newsTexts.providerNews : newsTexts.companyNews;
  const { onOutcome } = useRecordOutcome({ kind: newsRecord, onSaved: () => newsTexts.saved });
  return (
    <RecordForm
      kind="news"
      record={record}
      calls={useNewsCalls(feed)}
      title={title}
      noun={newsRecord.noun}
      action={newsTexts.save}
      useMissing={useMissing}
      onOutcome={onOutcome}
    >
      <NewsEditor title={title} empty={feed === providerFeedId ? messages.news.empty2 : messages.news.empty1} />
    </RecordForm>
  );
}

const useMissing = missingIn(newsRecord);
