import { contract, hrefOf, type WorkflowRecord } from '@commissary/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { openStream } from '../api/index.ts';
import { useVisible } from '../ui/index.ts';
import { subscribeToEvents } from './event-stream.ts';
import { setSubscribed } from './live-subscriptions.ts';
import { type PublishArea, runningOf } from './publishing.ts';

/**
 * Subscribes to the progress of publishes for as long as the page is visible. Where no stream gets through, polling
 * continues.
 */
export const useLivePublishing = (companyId: string, area: PublishArea): void => {
  const client = useQueryClient();
  const visible = useVisible();
  useEffect(() => {
    if (!visible) return;
    const calls = area === 'menu' ? contract.syncLocations : contract.syncEmployment;
    const { queryKey } = runningOf(companyId, area);
    return subscribeToEvents({
      open: listener => openStream(hrefOf(calls.running.path, { companyId }), listener),
      onStatus: alive => {
        setSubscribed(companyId, area, alive);
        // Loads once; the result sets the polling interval from now on.
        void client.invalidateQueries({ queryKey });
      },
      snapshot: body => client.setQueryData(queryKey, body as WorkflowRecord[]),
    });
  }, [client, companyId, area, visible]);
};
