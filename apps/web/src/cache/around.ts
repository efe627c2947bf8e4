import { type Around, contract, hrefOf, type TimelineSave } from '@commissary/contract';
import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query';
import { api, bodyOf, openStream } from '../api.ts';
import type { DocumentAddress } from './documents.ts';
import { follow } from './follow.ts';

/** Who else works on a document and what is saved of it; it is told, never asked for. */
export const aroundOf = ({ kind, companyId, tenantId, menuId }: DocumentAddress) =>
  queryOptions<Around>({
    queryKey: ['around', companyId, kind, menuId, tenantId],
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Hears what goes on around a document. Answers how to stop. */
export const followAround = (client: QueryClient, address: DocumentAddress): (() => void) => {
  const { kind, companyId } = address;
  return follow({
    open: listener => openStream(hrefOf(contract.presence.watch.path, { kind, companyId }, placeOf(address)), listener),
    told: () => undefined,
    snapshot: body => tellAround(client, address, body as Around),
  });
};

/** A sign of life of a page. What comes back says what goes on also where no stream comes through. */
export const sayHere = async (
  client: QueryClient,
  address: DocumentAddress,
  page: string,
  sections: readonly string[],
): Promise<void> => {
  const { kind, companyId } = address;
  const body = { ...placeOf(address), sections: [...sections] };
  const answer = await api.presence.here({ params: { kind, companyId, page }, body }, { background: true });
  tellAround(client, address, bodyOf(answer));
};

export const sayLeft = async ({ kind, companyId }: DocumentAddress, page: string): Promise<void> => {
  await api.presence.leave({ params: { kind, companyId, page } }, { background: true, farewell: true });
};

const lastSaves = 20;

/** The newest saves of a document at the levels that apply, each as sentences. */
export const newestSaves = async (address: DocumentAddress): Promise<readonly TimelineSave[]> => {
  const { kind, companyId } = address;
  const query = { ...placeOf(address), limit: lastSaves };
  const { entries } = bodyOf(await api.history.timeline({ params: { kind, companyId }, query }, { background: true }));
  return entries.filter(entry => entry.is === 'save');
};

/** The same, as they stood when these versions were saved. */
export const newestSavesOf = (address: DocumentAddress, versions: object | undefined) =>
  queryOptions({
    queryKey: ['around', address.companyId, address.kind, address.menuId, address.tenantId, 'saves', versions ?? null],
    queryFn: () => newestSaves(address),
    staleTime: Number.POSITIVE_INFINITY,
  });

const tellAround = (client: QueryClient, address: DocumentAddress, told: Around): void => {
  client.setQueryData(aroundOf(address).queryKey, told);
};

const placeOf = ({ tenantId, menuId }: DocumentAddress) => ({
  ...(tenantId !== null && { tenantId }),
  ...(menuId !== null && { menuId }),
});
