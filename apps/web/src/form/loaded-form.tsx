import { messages } from '@commissary/catalog';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type CachedDocumentKind, documentOf } from '../cache/documents.ts';
import { retryPolicy } from '../cache/query-client.ts';
import { failedLoad, reportError } from '../notifications/report-error.ts';
import { useActiveTenant } from '../session/active-tenant.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { SkeletonRows } from '../ui/lists/skeleton-rows.tsx';
import { PageHeader } from '../ui/page-header.tsx';
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
