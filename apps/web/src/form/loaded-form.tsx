import { messages } from '@commissary/catalog';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type CachedDocumentKind, documentOf, retryPolicy } from '../cache/index.ts';
import { failedLoad, reportError } from '../notifications/index.ts';
import { useActiveTenant } from '../session/index.ts';
import { ErrorState, PageHeader, SkeletonRows } from '../ui/index.ts';
import { EditingForm } from './editing-form.tsx';
import type { LoadedFormProps } from './loaded-form-props.ts';

const fallbacks: Readonly<Record<CachedDocumentKind, string>> = {
  settings: messages.settings.fail,
  menu: messages.menu.loadFail,
  employment: messages.employment.loadFail,
};

const rowHeight = 56;

/** Loads the document; a menu or employment that cannot be loaded redirects to the home page. */
export function LoadedForm({ screen, edits, address, Body }: LoadedFormProps) {
  const tenant = useActiveTenant();
  const { data, error, refetch, isFetchedAfterMount } = useQuery({
    ...documentOf(address),
    ...(screen.retryDelayMs !== undefined && retryPolicy(screen.retryDelayMs)),
  });
  const fallback = fallbacks[address.kind];
  useEffect(() => {
    if (error === null) return;
    if (address.kind === 'settings') reportError(error, fallback);
    else failedLoad(error, fallback);
  }, [error, fallback, address.kind]);
  if (data !== undefined)
    return (
      <EditingForm
        screen={screen}
        edits={edits}
        address={address}
        tenant={tenant}
        loaded={data}
        isFetched={isFetchedAfterMount}
        Body={Body}
      />
    );
  return (
    <>
      <PageHeader title={screen.title} />
      {error === null ? <SkeletonRows height={rowHeight} /> : <ErrorState text={fallback} onRetry={() => refetch()} />}
    </>
  );
}
