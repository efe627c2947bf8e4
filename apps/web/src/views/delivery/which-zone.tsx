import { messages, whichZone } from '@commissary/catalog';
import { formatMoney, isMoney, type LatLng, readPlace } from '@commissary/domain';
import { TextInput } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import { useState } from 'react';
import styles from './delivery.module.css';
import type { useDeliverySections } from './use-zones.ts';
import { isSound } from './zone-shapes.ts';

type Sections = ReturnType<typeof useDeliverySections>;

interface WhichZoneProps {
  readonly sections: Sections;
  readonly onAsk: (place: LatLng | null) => void;
}

/** Asks which zone an order to some place belongs to, what it costs and why; by the settings as they are edited now. */
export function WhichZone({ sections, onAsk }: WhichZoneProps) {
  const [text, setText] = useState('');
  const place = readPlace(text);
  const ask = (next: string) => {
    setText(next);
    onAsk(readPlace(next) ?? null);
  };
  return (
    <div className={styles.which}>
      <TextInput
        label="Which zone delivers here?"
        description="A latitude and a longitude, or a link pasted from a map"
        placeholder="41.8838, -87.6411"
        leftSection={<IconMapPin size={16} stroke={1.8} aria-hidden />}
        value={text}
        onChange={event => ask(event.currentTarget.value)}
      />
      <div className={styles.answer} role="status">
        {text.trim() !== '' && place === undefined && (
          <p>That is no place yet. Type a point such as 41.8838, -87.6411, or paste a link from a map.</p>
        )}
        {place !== undefined && <Answer sections={sections} place={place} />}
      </div>
    </div>
  );
}

function Answer({ sections, place }: { readonly sections: Sections; readonly place: LatLng }) {
  const { deliveryArea } = sections;
  const sound = { ...sections, deliveryArea: { ...deliveryArea, zones: deliveryArea.zones.filter(isSound) } };
  const answer = whichZone(sound, place);
  if (answer === undefined) return <p className={styles.verdict}>{messages.zone.nowhere}</p>;
  const { zone, others, charges, minimum, promise } = answer;
  return (
    <>
      <p className={styles.verdict}>{zone.name.trim() || 'Unnamed zone'}</p>
      <p>{charges.length === 0 ? 'Guests pay nothing for the delivery.' : `Guests pay ${charges.join(', and ')}.`}</p>
      {minimum !== undefined && isMoney(minimum) && <p>The order is {formatMoney(minimum)} at least.</p>}
      {promise !== undefined && (
        <p>
          Promised in {promise.usual} minutes, {promise.shortest} to {promise.longest}.
        </p>
      )}
      <p className={styles.why}>
        {others.length === 0
          ? 'No other zone holds this place.'
          : `${others.map(one => one.name.trim() || 'Unnamed zone').join(', ')} ${others.length === 1 ? 'holds' : 'hold'} it as well, and ${others.length === 1 ? 'comes' : 'come'} later in the list.`}
      </p>
    </>
  );
}
