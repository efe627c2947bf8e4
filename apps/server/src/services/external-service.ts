import * as z from 'zod';
import { HttpClientError, type HttpRequest } from '../adapters/http-client.ts';
import type { Context } from '../context.ts';
import { apiError } from './api-error.ts';

/** What a call to a service says, without the address that the settings give the service. */
export type ServiceRequest<S extends z.ZodType> = Omit<HttpRequest<S>, 'url'> & { readonly path: string };

/** Asks a service that the settings name; refused where they name none, or where nothing good comes back. */
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

/** Whatever the service says, if it says that it went well. */
export const anyResponse = z.unknown();
