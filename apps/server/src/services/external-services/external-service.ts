import * as z from 'zod';
import { HttpClientError, type HttpRequest } from '../../adapters/index.ts';
import type { Context } from '../context/index.ts';
import { apiError } from '../errors/index.ts';

/** A call to a service, without the address, which comes from the settings. */
export type ServiceRequest<S extends z.ZodType> = Omit<HttpRequest<S>, 'url'> & { readonly path: string };

/** Calls a configured service. Throws when none is configured, or when the call fails. */
export const callService = async <S extends z.ZodType>(
  { outgoing }: Pick<Context, 'outgoing'>,
  address: string | null,
  { path, ...call }: ServiceRequest<S>,
): Promise<z.output<S>> => {
  if (address === null) throw apiError(400, 'NOT_CONFIGURED');
  try {
    return await outgoing.call({ ...call, url: `${address}/${path}` });
  } catch (error) {
    throw error instanceof HttpClientError ? apiError(400, 'SERVICE_FAILED') : error;
  }
};

/** Accepts any response with a status of success. */
export const anyResponse = z.unknown();
