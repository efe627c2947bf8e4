import { valueAt } from '@commissary/schema';
import { useQuery } from '@tanstack/react-query';
import { documentOf } from '../../cache/index.ts';
import { useForm } from '../../form/state/index.ts';
import { effectiveOf, savedCopy, snapshotFromResponse } from '../../snapshot/index.ts';

/**
 * The first day of the week in the hours of the same place, 0 is Sunday; null until it is loaded, because a shift that is
 * typed meanwhile would move to another day. Sunday where it does not load.
 */
export const useStartOfWeek = (): number | null => {
  const { address, level } = useForm();
  const { data, isPending } = useQuery(documentOf({ ...address, kind: 'settings', menuId: null }));
  if (data === undefined) return isPending ? null : 0;
  const opened = snapshotFromResponse('settings', level, data);
  const day = valueAt(effectiveOf(opened, savedCopy(opened)), '/hours/startOfWeek');
  return typeof day === 'number' ? day : 0;
};
