import { messages, newsTexts, screenHref } from '@commissary/catalog';
import { plainDateAt, providerFeedId } from '@commissary/domain';
import { IconExternalLink, IconSettings } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { newsOf } from '../../cache/index.ts';
import { ownZone } from '../../formatting/index.ts';
import { AppLink } from '../../navigation/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import { SkeletonRows } from '../../ui/index.ts';
import { NewsArticles } from './news-articles.tsx';
import styles from './news-panel.module.css';

const kinds = {
  company: { title: newsTexts.companyNews, empty: messages.news.empty1, configure: newsTexts.configure },
  provider: { title: newsTexts.providerNews, empty: messages.news.empty2, configure: newsTexts.configureProvider },
} as const;

/** The news of the company or of the provider, and for those who may write them the way to their screen. */
export function NewsPanel({ of }: { readonly of: keyof typeof kinds }) {
  const { companyId, tenant, user } = useActiveTenant();
  const feed = of === 'company' ? companyId : providerFeedId;
  const { data, error, isPending } = useQuery(newsOf(feed));
  useEffect(() => {
    if (error) console.error(messages.news.log, error);
  }, [error]);
  const { title, empty, configure } = kinds[of];
  const mayConfigure = user.enabledFeatures.includes(
    of === 'company' ? 'accessConfigurationOptions' : 'providerCompany',
  );
  const href = screenHref('news', { companyId: feed }, { companyId, locationId: tenant?.id ?? null });
  const id = `${of}-news`;
  return (
    <section aria-labelledby={id}>
      <header className={`${styles.header} row align-center justify-between gap-8`}>
        <h2 id={id}>{title}</h2>
        {mayConfigure && (
          <AppLink
            href={href}
            className={`${styles.gear} inline-row align-center justify-center tone-2`}
            aria-label={configure}
            title={configure}
          >
            <IconSettings size={18} stroke={1.8} aria-hidden />
          </AppLink>
        )}
      </header>
      {isPending ? (
        <SkeletonRows rows={1} height={64} />
      ) : (
        <NewsArticles articles={data?.articles ?? []} day={plainDateAt(Date.now(), ownZone())} empty={empty} />
      )}
      {data?.links?.support !== undefined && <OutsideLink href={data.links.support} text={newsTexts.support} />}
      {data?.links?.store !== undefined && <OutsideLink href={data.links.store} text={newsTexts.store} />}
    </section>
  );
}

function OutsideLink({ href, text }: { readonly href: string; readonly text: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={`${styles.link} row align-center justify-between tone-1 line-above`}
    >
      {text}
      <span className="visually-hidden"> {newsTexts.opensNewTab}</span>
      <IconExternalLink size={15} stroke={1.8} aria-hidden />
    </a>
  );
}
