import { messages } from '@commissary/catalog';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { StatusError } from '../../api/index.ts';
import { locationOf } from '../../cache/index.ts';
import { failedLoad } from '../../notifications/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import { SkeletonRows } from '../../ui/index.ts';
import { NotFound } from '../not-found/index.ts';
import { LocationAdd } from './location-add.tsx';
import { LocationEditView } from './location-edit.tsx';

/** The form of a location: a new one, or the one that the address names. */
export function LocationFormView() {
  const { id } = useParams({ strict: false });
  const { companyId } = useActiveTenant();
  const location = useQuery({
    ...locationOf(companyId, id ?? ''),
    enabled: id !== undefined,
    refetchOnWindowFocus: false,
  });
  const { error } = location;
  const missing = error instanceof StatusError && error.status === 404;
  useEffect(() => {
    if (error && !missing) failedLoad(error, messages.locations.fail);
  }, [error, missing]);
  if (missing) return <NotFound />;
  if (id === undefined) return <LocationAdd />;
  return location.data ? <LocationEditView key={id} location={location.data} /> : <SkeletonRows rows={8} />;
}
