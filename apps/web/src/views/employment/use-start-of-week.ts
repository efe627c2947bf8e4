import { valueAt } from '@commissary/schema';
import { useQuery } from '@tanstack/react-query';
import { documentOf } from '../../cache/index.ts';
import { useForm } from '../../form/state/index.ts';
import { effectiveOf, savedCopy, snapshotFromResponse } from '../../snapshot/index.ts';

/** The first day of the week in the hours of the same place, 0 is Sunday; Sunday until it is loaded. */
export const useStartOfWeek = (): number => {
  const { address, level } = useForm();
  const { data } = useQuery(documentOf({ ...address, kind: 'settings', menuId: null }));
  if (data === undefined) return 0;
  const opened = snapshotFromResponse('settings', level, data);
  const day = valueAt(effectiveOf(opened, savedCopy(opened)), '/hours/startOfWeek');
  return typeof day === 'number' ? day : 0;
};
