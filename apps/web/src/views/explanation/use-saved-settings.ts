import type { LocationSettings } from '@commissary/catalog';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { documentOf } from '../../cache/index.ts';
import type { ActiveTenant } from '../../session/index.ts';
import { effectiveOf, type LoadedSnapshot, savedCopy, snapshotFromResponse } from '../../snapshot/index.ts';

/** The saved settings of a tenant, and the layers that they come from. */
export interface SavedSettings {
  readonly settings: LocationSettings;
  readonly opened: LoadedSnapshot;
}

/** Loads the settings that a price depends on besides the menu; an error where the person may not read them. */
export const useSavedSettings = (
  companyId: string,
  tenantId: string | null,
  level: ActiveTenant['level'],
): { readonly saved: SavedSettings | undefined; readonly isError: boolean } => {
  const { data, isError } = useQuery(documentOf({ kind: 'settings', companyId, tenantId, menuId: null }));
  const saved = useMemo(() => {
    if (data === undefined) return undefined;
    const opened = snapshotFromResponse('settings', level, data);
    // The definition of the settings says what its values are.
    return { settings: effectiveOf(opened, savedCopy(opened)) as LocationSettings, opened };
  }, [data, level]);
  return { saved, isError };
};
