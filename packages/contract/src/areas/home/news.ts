import { newsBytes, providerFeedId } from '@commissary/domain';
import * as z from 'zod';
import { endpoint } from '../../endpoint.ts';
import { failures, idSchema, parsedText, refusals, version } from '../../schemas/index.ts';

/** A feed: the news of a company, or of the provider to everybody (ENT.NewsRecord). */
export const newsFeed = z.object({
  /** A company's id, or `THRIVE_FEED`. */
  companyId: idSchema,
  /** The articles as JSON, in the order in which they are shown; `[]` where nothing was saved. */
  articles: z.string(),
  /** Incremented by each save; 0 before the first. */
  ver: version,
  /** With the provider's feed: where to get support and hardware, as the installation says; absent ones are not shown. */
  links: z.object({ support: z.string().optional(), store: z.string().optional() }).optional(),
});
export type NewsFeed = z.output<typeof newsFeed>;

/** News on home. Not part of any publish: they are shown as soon as they are saved. */
export const news = {
  get: endpoint({
    method: 'GET',
    path: '/api/news/:companyId',
    summary: 'The news of a company, or those of the provider',
    access: { kind: 'company', param: 'companyId', staff: true, everyone: providerFeedId },
    params: z.object({ companyId: idSchema }),
    responses: { 200: newsFeed, ...refusals },
  }),
  /**
   * Replaces the articles of a feed (CALL.news.save). Texts are cleaned to the elements of a rich text, and answered as
   * they are stored. With `ver`, a save on an outdated version is a 409. Who may change the feed depends on the body, so
   * the service checks it: of a company with `accessConfigurationOptions`, of the provider its own people.
   */
  save: endpoint({
    method: 'POST',
    path: '/api/news/',
    summary: 'Save the articles of a feed',
    access: { kind: 'session' },
    large: { holds: 'document', by: ['accessConfigurationOptions', 'defaultRoleAdmin'], jsonInText: true },
    // Staff of the provider write its articles without a role.
    bodyBy: 'everybody',
    body: z.strictObject({
      companyId: idSchema,
      articles: z.string().max(newsBytes).pipe(parsedText('INVALID_JSON')),
      ver: version.optional(),
    }),
    ignores: ['links'],
    responses: { 200: newsFeed, 409: failures, ...refusals },
  }),
};
