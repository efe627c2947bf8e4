import { contract, hrefOf } from '@commissary/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { openStream } from '../api/index.ts';
import { setSubscribed, subscribeToEvents } from '../cache/index.ts';
import { useVisible } from '../ui/index.ts';
import { timedKey } from './timed-queries.ts';

/** Reads the lists of timed edits again whenever one moves on, for as long as the page is visible. */
export const useLiveTimed = (companyId: string): void => {
  const client = useQueryClient();
  const visible = useVisible();
  useEffect(() => {
    if (!visible) return;
    const again = () => void client.invalidateQueries({ queryKey: timedKey(companyId) });
    return subscribeToEvents({
      open: listener => openStream(hrefOf(contract.timed.list.path, { companyId }), listener),
      onStatus: alive => {
        setSubscribed(companyId, 'timed', alive);
        again();
      },
      snapshot: again,
    });
  }, [client, companyId, visible]);
};
