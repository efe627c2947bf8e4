import { screenHref, homeTexts as texts } from '@commissary/catalog';
import type { Overview } from '@commissary/contract';
import { useQuery } from '@tanstack/react-query';
import { dayAndTimeAt, pageZone } from '../../formatting/index.ts';
import { AppLink } from '../../navigation/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import { overviewOf } from './overview-query.ts';
import styles from './since-you-were-here.module.css';

const overridesOf = { GROUP: 'groupOverrides', LOCATION: 'locationOverrides' } as const;

/** What others saved and published since the user was here last; nothing at a first visit. */
export function SinceYouWereHere() {
  const { companyId, tenant } = useActiveTenant();
  const { data } = useQuery(overviewOf(companyId, tenant));
  if (data === undefined || data.since === null) return null;
  const zone = pageZone();
  return (
    <section aria-labelledby="since-title" className={styles.since}>
      <header>
        <h2 id="since-title">{texts.since}</h2>
        <span className={styles.at}>{dayAndTimeAt(data.since, zone)}</span>
      </header>
      {data.entries.length === 0 && <p>{texts.nothingSince}</p>}
      <ul>
        {data.entries.map(entry => (
          <li key={`${entry.is} ${entry.id}`}>
            <span className={styles.at}>{dayAndTimeAt(entry.at, zone)}</span>
            <span>
              <strong>{entry.by}</strong> {entryWords(entry)}
              {entry.is === 'save' && entry.kept !== undefined && tenant !== null && (
                <>
                  {' '}
                  <AppLink
                    href={screenHref(overridesOf[tenant.type], { id: tenant.id }, { companyId, locationId: tenant.id })}
                  >
                    {texts.kept(entry.kept, tenant.name)}
                  </AppLink>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const entryWords = (entry: Overview['entries'][number]): string => {
  if (entry.is === 'publish') return texts.published(entry.locations);
  const [first] = entry.changes;
  if (first === undefined) return texts.saved;
  return entry.total > 1 ? texts.changedAndMore(first.sentence, entry.total - 1) : texts.changed(first.sentence);
};
