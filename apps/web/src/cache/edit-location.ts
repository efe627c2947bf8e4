import type { LocationEditBody, NewLocation, Tenant } from '@commissary/contract';
import { api, responseBody } from '../api/index.ts';
import { forgetAuthorizations } from '../session/index.ts';

type Edit = Omit<LocationEditBody, 'type'>;

/** Creates a location. The authorizations of the company's licenses have to be computed again. */
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

/** Saves the edits of the location's form; the authorizations of the company's licenses have to be computed again. */
export const editLocationMutation = async (companyId: string, edit: Edit): Promise<Tenant> => {
  const saved = await saveLocation(companyId, edit);
  forgetAuthorizations(companyId);
  return saved;
};

/** Saves a change of a location outside its form, such as its tags: the computed authorizations stay. */
export const saveLocation = async (companyId: string, edit: Edit): Promise<Tenant> =>
  responseBody(await api.tenants.edit({ params: { companyId }, body: { type: 'LOCATION', ...edit } }));

/** Removes a location, and with it the authorizations of its licenses. */
export const removeLocation = async (companyId: string, locationId: string): Promise<void> => {
  await api.tenants.remove({ params: { companyId, locationId } });
  forgetAuthorizations(companyId);
};
