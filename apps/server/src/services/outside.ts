import * as z from 'zod';
import { type OutgoingCall, OutgoingError } from '../adapters/outgoing.ts';
import type { Context } from '../context.ts';
import { refuse } from './refusal.ts';

/** What a call to a service says, without the address that the settings give the service. */
export type Asked<S extends z.ZodType> = Omit<OutgoingCall<S>, 'url'> & { readonly path: string };

/** Asks a service that the settings name; refused where they name none, or where nothing good comes back. */
export const askService = async <S extends z.ZodType>(
  { outgoing }: Pick<Context, 'outgoing'>,
  address: string | null,
  { path, ...call }: Asked<S>,
): Promise<z.output<S>> => {
  if (address === null) throw refuse(400, 'NOT_CONFIGURED');
  try {
    return await outgoing.call({ ...call, url: `${address}/${path}` });
  } catch (error) {
    throw error instanceof OutgoingError ? refuse(400, 'SERVICE_FAILED') : error;
  }
};

/** Whatever the service says, if it says that it went well. */
export const anything = z.unknown();
