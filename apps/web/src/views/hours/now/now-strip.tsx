import { withQuery } from '@commissary/catalog';
import { addDays, type Channel, channels, dateAt, localTimeAt, openStretches, stretchAround } from '@commissary/domain';
import { Button } from '@mantine/core';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useForm } from '../../../form/form-context.ts';
import { effectiveOf, savedContent } from '../../../form/opened.ts';
import { missingRight } from '../../../form/rights.ts';
import { useSelected } from '../../../form/use-member.ts';
import { useActivePlace } from '../../../session/place.ts';
import { goTo } from '../../../shell/go-to.ts';
import { specialPath } from '../special-acts.ts';
import { channelWords } from '../special-words.ts';
import { soundHours } from '../week-state.ts';
import { type ForOnce, stillOn, untilWords } from './for-once.ts';
import styles from './now-strip.module.css';
import { OnceDialog } from './once-dialog.tsx';
import { useOnce } from './use-once.ts';

/** What is open at this minute by the saved hours, and what can be done about it for once. */
export function NowStrip() {
  const { store, level } = useForm();
  const { companyId, tenant } = useActivePlace();
  const { act: asked } = useSearch({ strict: false }) as { readonly act?: string };
  const router = useRouter();
  const [is, setIs] = useState<ForOnce['is'] | null>(null);
  const now = useMinute();
  const hours = useSelected('/hours', ({ opened }) => soundHours(effectiveOf(opened, savedContent(opened))));
  const ver = useSelected('/hours', ({ opened }) => opened.versions.override);
  const { lift, busy } = useOnce(companyId);
  const mayEdit = missingRight(store.session().opened, { op: 'set', path: specialPath }) === undefined;
  useEffect(() => {
    if (mayEdit && (asked === 'closed' || asked === 'longer')) setIs(asked);
  }, [asked, mayEdit]);
  const close = () => {
    setIs(null);
    // An address that asked for it asks once.
    if (asked !== undefined) goTo(router, withQuery(router.history.location.href, { act: null }), { replace: true });
  };
  const on = level === 'location' ? stillOn(hours, now) : null;
  if (!mayEdit && level !== 'location') return null;
  return (
    <div className={styles.strip}>
      {level === 'location' && <OpenNow hours={hours} now={now} />}
      {on !== null && <strong>{on.label}</strong>}
      {mayEdit && (
        <span className={styles.acts}>
          {on !== null && tenant !== null && (
            <Button
              disabled={busy}
              onClick={() =>
                lift(
                  tenant.id,
                  ver,
                  on,
                  on.is === 'closed' ? `${tenant.name} is open again.` : `${tenant.name} closes as usual.`,
                )
              }
            >
              {on.is === 'closed' ? 'Open again now' : 'Close as usual'}
            </Button>
          )}
          <Button variant="default" onClick={() => setIs('closed')}>
            Close now…
          </Button>
          <Button variant="default" onClick={() => setIs('longer')}>
            Open longer today…
          </Button>
        </span>
      )}
      {is !== null && <OnceDialog is={is} onClose={close} />}
    </div>
  );
}

interface OpenNowProps {
  readonly hours: ReturnType<typeof soundHours>;
  readonly now: number;
}

function OpenNow({ hours, now }: OpenNowProps) {
  const { zone } = useForm();
  const today = dateAt(now, zone);
  const said = new Map<string, Channel[]>();
  for (const channel of channels) {
    const around = stretchAround(openStretches(hours, channel, zone, addDays(today, -1), addDays(today, 1)), now);
    const words =
      around.now === undefined ? 'closed' : `open until ${untilWords(around.now.closes, localTimeAt(now, zone))}`;
    said.set(words, [...(said.get(words) ?? []), channel]);
  }
  return (
    <span className={styles.now}>
      Now{' '}
      {[...said].map(([words, same], at) => (
        <span key={words}>
          {at > 0 && '; '}
          {same.length === channels.length ? 'all channels' : same.map(one => channelWords[one]).join(', ')} {words}
        </span>
      ))}
    </span>
  );
}

/** The time, anew every half minute. */
const useMinute = (): number => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
};
