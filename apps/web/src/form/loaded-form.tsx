import { documents } from '@commissary/catalog';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { documentOf, retryPolicy } from '../cache/index.ts';
import { failedLoad, reportError } from '../notifications/index.ts';
import { useActiveTenant } from '../session/index.ts';
import { ErrorState, PageHeader, SkeletonRows } from '../ui/index.ts';
import { EditingForm } from './editing-form.tsx';
import type { LoadedFormProps } from './loaded-form-props.ts';

const rowHeight = 56;

/** Loads the document. */
export function LoadedForm({ screen, edits, address, children }: LoadedFormProps) {
  const tenant = useActiveTenant();
  const { data, error, refetch, isFetchedAfterMount } = useQuery({
    ...documentOf(address),
    ...(screen.retryDelayMs !== undefined && retryPolicy(screen.retryDelayMs)),
  });
  const { message, leavesScreen } = documents[address.kind].loadFailure;
  useEffect(() => {
    if (error === null) return;
    if (leavesScreen) failedLoad(error, message);
    else reportError(error, message);
  }, [error, message, leavesScreen]);
  if (data !== undefined)
    return (
      <EditingForm
        screen={screen}
        edits={edits}
        address={address}
        tenant={tenant}
        loaded={data}
        isFetched={isFetchedAfterMount}
      >
        {children}
      </EditingForm>
    );
  return (
    <>
      <PageHeader title={screen.title} />
      {error === null ? <SkeletonRows height={rowHeight} /> : <ErrorState text={message} onRetry={() => refetch()} />}
    </>
  );
}
