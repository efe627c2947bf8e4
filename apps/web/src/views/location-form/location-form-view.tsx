import { messages } from '@commissary/catalog';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { locationOf } from '../../cache/index.ts';
import { useMissingRecord } from '../../notifications/index.ts';
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
  const isMissing = useMissingRecord(error, messages.locations.fail);
  if (isMissing) return <NotFound />;
  if (id === undefined) return <LocationAdd />;
  return location.data ? <LocationEditView key={id} location={location.data} /> : <SkeletonRows rows={8} />;
}
