import { documents, type Hours, hoursTexts, withQuery } from '@commissary/catalog';
import {
  addDays,
  type Channel,
  channels,
  closingWithinDays,
  intervalAround,
  neverCloses,
  openIntervals,
  plainDateAt,
  plainDateTimeText,
} from '@commissary/domain';
import { complete } from '@commissary/schema';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { liveOf } from '../../../cache/index.ts';
import { missingPermission, useForm } from '../../../form/state/index.ts';
import { navigateTo } from '../../../navigation/index.ts';
import { useActiveTenant } from '../../../session/index.ts';
import { useCurrentTime } from '../../../ui/index.ts';
import { specialPath } from '../special-day-actions.ts';
import { channelText } from '../special-day-text.ts';
import { validHours } from '../week-state.ts';
import styles from './now-strip.module.css';
import { TemporaryHoursDialog } from './temporary-hours-dialog.tsx';
import { type TemporaryHours, untilWords } from './temporary-hours-state.ts';
import { RemoveTemporaryAction } from './use-default-hours-action.tsx';

/** What is open at this minute by the hours that are live, and the actions for temporary hours. */
export function NowStrip() {
  const { store, level } = useForm();
  const { companyId, tenant } = useActiveTenant();
  const { act: asked } = useSearch({ strict: false }) as { readonly act?: string };
  const router = useRouter();
  const [is, setIs] = useState<TemporaryHours['is'] | null>(null);
  const now = useCurrentTime();
  const live = useLiveHours(companyId, level === 'location' ? (tenant?.id ?? null) : null);
  const mayEdit = missingPermission(store.session().opened, { op: 'set', path: specialPath }) === undefined;
  useEffect(() => {
    if (mayEdit && (asked === 'closed' || asked === 'longer')) setIs(asked);
  }, [asked, mayEdit]);
  const close = () => {
    setIs(null);
    // An address that asks for the dialog opens it once.
    if (asked !== undefined)
      navigateTo(router, withQuery(router.history.location.href, { act: null }), { replace: true });
  };
  if (!mayEdit && level !== 'location') return null;
  return (
    <div className={`${styles.strip} row wrap align-center gap-8 gap-x-16`}>
      {live === null && <span className="tone-2">{hoursTexts.neverPublished}</span>}
      {live && <OpenNow hours={live} now={now} />}
      {level === 'location' && tenant !== null && live !== undefined && (
        <RemoveTemporaryAction tenant={tenant} live={live} now={now} mayEdit={mayEdit} />
      )}
      {mayEdit && (
        <span className="row wrap gap-8 push-end">
          <Button variant="default" onClick={() => setIs('closed')}>
            {hoursTexts.closeNow}
          </Button>
          <Button variant="default" onClick={() => setIs('longer')}>
            {hoursTexts.extendHoursToday}
          </Button>
        </span>
      )}
      {is !== null && <TemporaryHoursDialog is={is} onClose={close} />}
    </div>
  );
}

/** The live hours of a location; null before the first publish, undefined until they are loaded. */
const useLiveHours = (companyId: string, locationId: string | null): Hours | null | undefined => {
  const { data } = useQuery({ ...liveOf('settings', companyId, locationId ?? ''), enabled: locationId !== null });
  return useMemo(() => {
    if (locationId === null || data === undefined) return undefined;
    return data === null ? null : validHours(complete(documents.settings.field, data.blob));
  }, [locationId, data]);
};

interface OpenNowProps {
  readonly hours: Hours;
  readonly now: number;
}

function OpenNow({ hours, now }: OpenNowProps) {
  const { zone } = useForm();
  const today = plainDateAt(now, zone);
  const said = new Map<string, Channel[]>();
  for (const channel of channels) {
    const interval = intervalAround(
      openIntervals(hours, channel, zone, addDays(today, -1), addDays(today, closingWithinDays)),
      now,
    );
    const words =
      interval.now === undefined
        ? hoursTexts.closedLowercase
        : neverCloses(interval.now, now)
          ? hoursTexts.alwaysOpen
          : hoursTexts.openUntil(untilWords(interval.now.closes, plainDateTimeText(now, zone)));
    said.set(words, [...(said.get(words) ?? []), channel]);
  }
  return (
    <span className="tone-2">
      {hoursTexts.now}
      {[...said].map(([words, same], at) => (
        <span key={words}>
          {at > 0 && '; '}
          {same.length === channels.length ? hoursTexts.allChannels : same.map(one => channelText[one]).join(', ')}{' '}
          {words}
        </span>
      ))}
    </span>
  );
}
