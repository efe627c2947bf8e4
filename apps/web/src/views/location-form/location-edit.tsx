import type { Tenant } from '@commissary/contract';
import { useActiveTenant } from '../../session/index.ts';
import { LocationForm } from './location-form.tsx';
import { RemoveLocation } from './remove-location.tsx';
import { useLocationCalls } from './use-location-calls.ts';

/** Changes a location, or removes it. */
export function LocationEditView({ location }: { readonly location: Tenant }) {
  const calls = useLocationCalls(useActiveTenant().companyId, location.id);
  return (
    <LocationForm
      location={location}
      calls={calls}
      after={
        <div className="row wrap gap-8">
          <RemoveLocation location={location} />
        </div>
      }
    />
  );
}
