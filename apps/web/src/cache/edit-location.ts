import type { LocationEditBody, NewLocation, Tenant } from '@commissary/contract';
import { api, responseBody } from '../api.ts';
import { forgetAuthorizations } from '../session/authorizations.ts';

type Edit = Omit<LocationEditBody, 'type'>;

/** Makes a location. What the company's licenses open has to be worked out anew. */
export const createLocationMutation = async (
  companyId: string,
  body: Omit<NewLocation, 'type'>,
  idempotencyKey: string,
): Promise<Tenant> => {
  const answer = await api.tenants.create(
    { params: { companyId }, body: { type: 'LOCATION', ...body } },
    { idempotencyKey },
  );
  forgetAuthorizations(companyId);
  return responseBody(answer);
};

/** Saves what a person edited in the location's form; what the company's licenses open has to be worked out anew. */
export const editLocationMutation = async (companyId: string, edit: Edit): Promise<Tenant> => {
  const saved = await saveLocation(companyId, edit);
  forgetAuthorizations(companyId);
  return saved;
};

/** Saves a change of a location that is no edit of it, such as its tags: what was worked out stays. */
export const saveLocation = async (companyId: string, edit: Edit): Promise<Tenant> =>
  responseBody(await api.tenants.edit({ params: { companyId }, body: { type: 'LOCATION', ...edit } }));

/** Removes a location, and with it what its licenses opened. */
export const removeLocation = async (companyId: string, locationId: string): Promise<void> => {
  await api.tenants.remove({ params: { companyId, locationId } });
  forgetAuthorizations(companyId);
};
