import { useCallback, useState } from 'react';
import { useNavigateAfterSave } from '../../navigation/index.ts';
import { notify } from '../../notifications/index.ts';
import type { RecordOutcome } from '../save/index.ts';
import { useAnother } from './adds-another.tsx';

/** Says that a record was saved, with what was merged into it, and leads to its page or to the next new one. */
export const useRecordSaved = (hrefOf: (id: string) => string | null = () => null) => {
  const [savedId, setSavedId] = useState<string | null>(null);
  useNavigateAfterSave(savedId === null ? null : hrefOf(savedId), { replace: true });
  const another = useAnother();
  return useCallback(
    ({ id, merged }: Extract<RecordOutcome, { is: 'saved' }>, text: string) => {
      notify('success', text, merged === null ? undefined : { text: merged });
      if (another?.wanted.current) another.next();
      else setSavedId(id);
    },
    [another],
  );
};
