import type { LocationEdit, NewLocation, Tenant } from '@commissary/contract';
import { api, bodyOf } from '../api.ts';
import { forgetAuthorisations } from '../session/authorisations.ts';

type Edit = Omit<LocationEdit, 'type'>;

/** Makes a location. What the company's licences open has to be worked out anew. */
export const createLocation = async (
  companyId: string,
  body: Omit<NewLocation, 'type'>,
  idempotencyKey: string,
): Promise<Tenant> => {
  const answer = await api.tenants.create(
    { params: { companyId }, body: { type: 'LOCATION', ...body } },
    { idempotencyKey },
  );
  forgetAuthorisations(companyId);
  return bodyOf(answer);
};

/** Saves what a person edited in the location's form; what the company's licences open has to be worked out anew. */
export const editLocation = async (companyId: string, edit: Edit): Promise<Tenant> => {
  const saved = await saveLocation(companyId, edit);
  forgetAuthorisations(companyId);
  return saved;
};

/** Saves a change of a location that is no edit of it, such as its tags: what was worked out stays. */
export const saveLocation = async (companyId: string, edit: Edit): Promise<Tenant> =>
  bodyOf(await api.tenants.edit({ params: { companyId }, body: { type: 'LOCATION', ...edit } }));

/** Removes a location, and with it what its licences opened. */
export const removeLocation = async (companyId: string, locationId: string): Promise<void> => {
  await api.tenants.remove({ params: { companyId, locationId } });
  forgetAuthorisations(companyId);
};
