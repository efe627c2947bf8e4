import { sentencesIn } from '@commissary/catalog';
import { type LanguageTag, permissionsAnywhere } from '@commissary/domain';
import * as z from 'zod';
import { HttpClientError } from '../../adapters/index.ts';
import type { Context, Person } from '../context/index.ts';
import { forbidden } from '../errors/index.ts';

/** What the service says of a location of an account. */
const answer = z.object({ valid: z.boolean() });

/**
 * Asks the order aggregation service whether it knows the location of an account; for who may edit a location
 * somewhere. An unknown account is answered like an unknown location, so nobody finds out which accounts exist.
 */
export const validateAggregatorAccount = async (
  {
    config,
    outgoing,
    person,
    language,
  }: Pick<Context, 'config' | 'outgoing'> & { readonly person: Person; readonly language: LanguageTag },
  { a: account, b: location }: { readonly a: string; readonly b: string },
): Promise<{ readonly valid: boolean; readonly message: string }> => {
  if (!permissionsAnywhere(person).has('editLocation')) throw forbidden();
  const { aggregatorTexts: texts } = sentencesIn(language);
  if (config.aggregatorUrl === null) return { valid: false, message: texts.notConfigured };
  const path = `accounts/${encodeURIComponent(account)}/locations/${encodeURIComponent(location)}`;
  try {
    const { valid } = await outgoing.call({ url: `${config.aggregatorUrl}/${path}`, answer });
    return { valid, message: valid ? texts.valid : texts.notValid };
  } catch (error) {
    if (!(error instanceof HttpClientError)) throw error;
    return { valid: false, message: error.code === 'REFUSED' ? texts.notValid : texts.notResponding };
  }
};
