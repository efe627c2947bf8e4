import { useCallback, useState } from 'react';
import { groupKey } from '../publish-lines.ts';
import type { PublishTableGroup } from '../publish-table.ts';

/** Of a board with more locations, groups are closed until somebody opens them. */
const openUpTo = 100;

/** Which groups show their locations: what the board was narrowed to is shown. */
export const useFoldedGroups = (total: number, isNarrowed: boolean) => {
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const isUsuallyOpen = isNarrowed || total <= openUpTo;
  const isOpen = useCallback(
    (group: PublishTableGroup) => isUsuallyOpen !== turned.has(groupKey(group)),
    [isUsuallyOpen, turned],
  );
  const fold = useCallback(
    (group: PublishTableGroup) =>
      setTurned(now => {
        const key = groupKey(group);
        return now.has(key) ? new Set([...now].filter(one => one !== key)) : new Set([...now, key]);
      }),
    [],
  );
  return { isOpen, fold };
};
