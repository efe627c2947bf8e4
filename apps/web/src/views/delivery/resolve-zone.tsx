import { deliveryTexts, messages, resolveZone } from '@commissary/catalog';
import { isMoney, type MapPoint, parseCoordinates } from '@commissary/domain';
import { formatMoney } from '@commissary/schema';
import { Button, TextInput } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addressQuery, mapSettings } from '../../cache/index.ts';
import { useForm } from '../../form/state/index.ts';
import styles from './delivery.module.css';
import type { useDeliverySections } from './use-zones.ts';
import { isValidShape } from './zone-shapes.ts';

type Sections = ReturnType<typeof useDeliverySections>;

interface ResolveZoneProps {
  readonly sections: Sections;
  readonly onAsk: (point: MapPoint | null) => void;
}

/** Finds the zone of an order to an address, its fee and the reason; by the settings as they are edited now. */
export function ResolveZone({ sections, onAsk }: ResolveZoneProps) {
  const { address: document } = useForm();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<MapPoint | null>(null);
  const finds = useQuery(mapSettings).data?.findsAddresses === true;
  const search = useMutation({ mutationFn: (address: string) => addressQuery(document.companyId, address) });
  const typed = parseCoordinates(text);
  const point = typed ?? chosen;
  const isAddress = typed === undefined && text.trim().length > 2;
  const ask = (next: string) => {
    setText(next);
    setChosen(null);
    search.reset();
    onAsk(parseCoordinates(next) ?? null);
  };
  const choose = (found: MapPoint) => {
    setChosen(found);
    onAsk(found);
  };
  return (
    <div className={`${styles.which} grid gap-8 gap-x-24 pad-x-20 pad-y-16`}>
      <form
        className={`${styles.ask} stack align-start gap-8`}
        onSubmit={event => {
          event.preventDefault();
          if (!finds || !isAddress || search.isPending) return;
          setChosen(null);
          search.mutate(text.trim());
        }}
      >
        <TextInput
          label={deliveryTexts.whichZoneDeliversHere}
          description={deliveryTexts.pointHelp(finds)}
          placeholder="41.8838, -87.6411"
          leftSection={<IconMapPin size={16} stroke={1.8} aria-hidden />}
          value={text}
          onChange={event => ask(event.currentTarget.value)}
        />
        {finds && isAddress && (
          <Button type="submit" variant="default" loading={search.isPending}>
            {deliveryTexts.findAddress}
          </Button>
        )}
      </form>
      <div className={`${styles.answer} stack gap-2 tone-2`} role="status">
        {isAddress && !finds && <p>{deliveryTexts.noAddressService}</p>}
        {(search.isError || search.data?.problem) && <p>{deliveryTexts.lookupFailed}</p>}
        {search.data?.problem === null && chosen === null && (
          <GeocodedAddresses places={search.data.places} onChoose={choose} />
        )}
        {point !== null && <Answer sections={sections} point={point} />}
      </div>
    </div>
  );
}

interface GeocodedAddressesProps {
  readonly places: readonly (MapPoint & { readonly label: string })[];
  readonly onChoose: (point: MapPoint) => void;
}

function GeocodedAddresses({ places, onChoose }: GeocodedAddressesProps) {
  if (places.length === 0) return <p>{deliveryTexts.noAddressFound}</p>;
  return (
    <ul className="list" aria-label={deliveryTexts.addressesFound}>
      {places.map(({ lat, lng, label }) => (
        <li key={`${lat} ${lng} ${label}`}>
          <Button variant="subtle" onClick={() => onChoose({ lat, lng })}>
            {label}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function Answer({ sections, point }: { readonly sections: Sections; readonly point: MapPoint }) {
  const { deliveryArea } = sections;
  const sound = { ...sections, deliveryArea: { ...deliveryArea, zones: deliveryArea.zones.filter(isValidShape) } };
  const answer = resolveZone(sound, point);
  if (answer === undefined) return <p className={styles.verdict}>{messages.zone.nowhere}</p>;
  const { zone, others, charges, minimum, promise } = answer;
  return (
    <>
      <p className={styles.verdict}>{zone.name.trim() || deliveryTexts.unnamedZone}</p>
      <p>{charges.length === 0 ? deliveryTexts.deliveryIsFree : deliveryTexts.guestsPay(charges)}</p>
      {minimum !== undefined && isMoney(minimum) && <p>{deliveryTexts.orderMinimum(formatMoney(minimum))}</p>}
      {promise !== undefined && <p>{deliveryTexts.promisedTime(promise.usual, promise.shortest, promise.longest)}</p>}
      <p className="size-13 tone-3">
        {others.length === 0
          ? deliveryTexts.noOtherZone
          : deliveryTexts.otherZones(others.map(one => one.name.trim() || deliveryTexts.unnamedZone))}
      </p>
    </>
  );
}
