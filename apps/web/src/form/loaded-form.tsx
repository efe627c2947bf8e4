import { messages } from '@commissary/catalog';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type DocumentKind, documentOf } from '../cache/documents.ts';
import { askingAgain } from '../cache/query-client.ts';
import { useActivePlace } from '../session/place.ts';
import { failedLoad, reportError } from '../shell/report-error.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { LoadingRows } from '../ui/loading-rows.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { EditingForm } from './editing-form.tsx';
import type { LoadedFormProps } from './loaded-form-props.ts';

const fallbacks: Readonly<Record<DocumentKind, string>> = {
  settings: messages.settings.fail,
  menu: messages.menu.loadFail,
  employment: messages.employment.loadFail,
};

const rowHeight = 56;

/** Loads the document; a menu or employment that cannot be loaded leads home. */
export function LoadedForm({ screen, edits, address, Body }: LoadedFormProps) {
  const place = useActivePlace();
  const { data, error, refetch, isFetchedAfterMount } = useQuery({
    ...documentOf(address),
    ...(screen.asksAgainAfterMs !== undefined && askingAgain(screen.asksAgainAfterMs)),
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
        place={place}
        loaded={data}
        isFetched={isFetchedAfterMount}
        Body={Body}
      />
    );
  return (
    <>
      <PageHeader title={screen.title} />
      {error === null ? <LoadingRows height={rowHeight} /> : <ErrorState text={fallback} onRetry={() => refetch()} />}
    </>
  );
}
