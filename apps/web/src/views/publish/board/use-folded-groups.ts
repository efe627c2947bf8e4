import { useCallback, useState } from 'react';
import { groupKey } from '../publish-lines.ts';
import type { PublishTableGroup } from '../publish-table.ts';

/** Of a board with more locations, groups are closed until somebody opens them. */
const openUpTo = 100;

/** Which groups show their locations: what the board was narrowed to is shown, whatever was opened or closed before. */
export const useFoldedGroups = (total: number, isNarrowed: boolean) => {
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const isUsuallyOpen = isNarrowed || total <= openUpTo;
  const keyOf = useCallback((group: PublishTableGroup) => `${isNarrowed} ${groupKey(group)}`, [isNarrowed]);
  const isOpen = useCallback(
    (group: PublishTableGroup) => isUsuallyOpen !== turned.has(keyOf(group)),
    [isUsuallyOpen, turned, keyOf],
  );
  const fold = useCallback(
    (group: PublishTableGroup) =>
      setTurned(now => {
        const key = keyOf(group);
        return now.has(key) ? new Set([...now].filter(one => one !== key)) : new Set([...now, key]);
      }),
    [keyOf],
  );
  return { isOpen, fold };
};
