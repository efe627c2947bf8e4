import { screenHref, newDevicesTexts as texts } from '@commissary/catalog';
import type { Overview } from '@commissary/contract';
import { IconDeviceTablet } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useActiveTenant } from '../../session/index.ts';
import { AttentionRow } from './attention-row.tsx';
import { overviewOf } from './overview-query.ts';

/** The devices that got the PINs of a location for the first time, for users who may view PINs there. */
export const useNewDevices = (): Overview['newDevices'] | null => {
  const { companyId, tenant } = useActiveTenant();
  const devices = useQuery(overviewOf(companyId, tenant)).data?.newDevices;
  return devices === undefined || devices.total === 0 ? null : devices;
};

export function NewDevices({ devices: { total, first } }: { readonly devices: Overview['newDevices'] }) {
  const { companyId, tenant } = useActiveTenant();
  const names = first.map(({ location, credential }) => texts.one(location, credential));
  return (
    <AttentionRow
      icon={<IconDeviceTablet size={17} stroke={1.8} aria-hidden />}
      title={texts.connected(total)}
      more={texts.more(names, total - first.length)}
      href={screenHref('locationsList', {}, { companyId, locationId: tenant?.id ?? null })}
      action={texts.open}
    />
  );
}
