import type { TimelineSave } from '@commissary/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { newestSavesOf } from '../../cache/index.ts';
import type { Versions } from '../../snapshot/index.ts';
import { useEditSession } from '../state/index.ts';
import { savesSince } from './concurrent-saves.ts';

const none: readonly TimelineSave[] = [];

/**
 * The saves between some versions and others; empty until they are loaded, when the call is disabled, and of a record. `asking`
 * until they are loaded or the load has failed.
 */
export const useSavesSince = (
  before: Versions | undefined,
  fresh: Versions | undefined,
): { readonly saves: readonly TimelineSave[]; readonly asking: boolean } => {
  const { address } = useEditSession();
  const tenantId = address?.tenantId ?? null;
  const isAsked = address !== null && before !== undefined && fresh !== undefined;
  const { data, isPending } = useQuery({ ...newestSavesOf(address, fresh), enabled: isAsked });
  const saves = useMemo(
    () => (data === undefined || before === undefined ? none : savesSince(data, before, tenantId)),
    [data, before, tenantId],
  );
  return { saves, asking: isAsked && isPending };
};
