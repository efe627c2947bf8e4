import { publishUnits } from '@commissary/catalog';
import { contract, hrefOf, type WorkflowRecord, withListChanges } from '@commissary/contract';
import type { PublishKind } from '@commissary/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { openStream } from '../../../api/index.ts';
import { runningOf, setSubscribed, subscribeToEvents } from '../../../cache/index.ts';
import { useVisible } from '../../../ui/index.ts';

/**
 * Subscribes to the progress of publishes for as long as the page is visible. Where no stream gets through, polling
 * continues.
 */
export const useLivePublishing = (companyId: string, publish: PublishKind): void => {
  const client = useQueryClient();
  const visible = useVisible();
  useEffect(() => {
    if (!visible) return;
    const { queryKey } = runningOf(companyId, publish);
    return subscribeToEvents({
      open: listener => {
        const href = hrefOf(contract[publishUnits[publish].area].running.path, { companyId });
        return openStream(href, listener, withListChanges);
      },
      onStatus: alive => {
        setSubscribed(companyId, publish, alive);
        // Loads once; the result sets the polling interval from now on.
        void client.invalidateQueries({ queryKey });
      },
      snapshot: body => client.setQueryData(queryKey, body as WorkflowRecord[]),
    });
  }, [client, companyId, publish, visible]);
};
