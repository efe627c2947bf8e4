import { acceptedLanguage, isLanguage, type LanguageTag } from '@commissary/domain';
import type { FastifyRequest } from 'fastify';
import { sessionCookie } from './cookies.ts';

/** The language of a request: the one that the person chose, as the browser remembers it, or the first that it accepts. */
export const languageOf = (request: FastifyRequest): LanguageTag => {
  const chosen = sessionCookie(request, 'language');
  return isLanguage(chosen) ? chosen : acceptedLanguage(request.headers['accept-language']);
};
