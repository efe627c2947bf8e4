import type { LocationSettings } from '@commissary/catalog';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { documentOf } from '../../cache/index.ts';
import { useForm } from '../../form/state/index.ts';
import { effectiveOf, savedCopy, snapshotFromResponse } from '../../snapshot/index.ts';

/** The saved opening hours of the edited location; undefined at the company and a group, and until they are loaded. */
export const useOpeningHours = (): LocationSettings['hours'] | undefined => {
  const { address, level } = useForm();
  const { companyId, tenantId } = address;
  const { data } = useQuery({
    ...documentOf({ kind: 'settings', companyId, tenantId, menuId: null }),
    enabled: level === 'location',
  });
  return useMemo(() => {
    if (data === undefined) return undefined;
    const opened = snapshotFromResponse('settings', 'location', data);
    // The definition of the settings says what its values are.
    return (effectiveOf(opened, savedCopy(opened)) as LocationSettings).hours;
  }, [data]);
};
