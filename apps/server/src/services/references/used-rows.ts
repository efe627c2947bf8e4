import { authorizeDocument, type DocumentRequest, type DocumentTarget } from '../documents/index.ts';
import { usagesInList } from './list-usages.ts';

export interface ListAddress extends DocumentTarget {
  readonly list: string;
}

export interface UsedRow {
  readonly id: string;
  readonly total: number;
}

/** The rows of a list that are used, with the number of usages as `usagesOfMember` counts them. */
export const usedRows = async (caller: DocumentRequest, address: ListAddress): Promise<UsedRow[]> => {
  const usages = await usagesInList(caller, await authorizeDocument(caller, address), address.list);
  return [...usages].map(([id, { length: total }]) => ({ id, total }));
};
