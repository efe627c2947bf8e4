import type { DocumentKind } from '@commissary/catalog';
import { publishedForm, withoutComputedShared } from '@commissary/schema';
import { definitions } from '../content/index.ts';
import type { Context } from '../context/index.ts';
import type { SavedDocument } from './publish-snapshot.ts';

/**
 * A document in the form for terminals, without what is computed from other documents: its settings have the licenses
 * of the location, whatever the company's document has.
 */
export const toPublished = (
  { kind, licensing }: Pick<SavedDocument, 'kind' | 'licensing'>,
  document: unknown,
): unknown => {
  const active = publishedForm(definitions[kind].field, document);
  return kind === 'settings' ? { ...(active as object), licensing } : active;
};

/**
 * What terminals fetch: the published form with what is computed, from the settings of the same location too, and with
 * the people who work there.
 */
export const withComputed = (
  { config }: Pick<Context, 'config'>,
  { kind, employees }: Pick<SavedDocument, 'kind' | 'employees'>,
  published: unknown,
  settings: unknown,
): unknown => {
  const { onlineServiceUrl } = config;
  const onlineStore = onlineServiceUrl === null ? null : new URL(onlineServiceUrl).origin;
  const computed = definitions[kind].computed?.(published, { settings, onlineStore }) ?? published;
  return employees === undefined ? computed : { ...(computed as object), employees };
};

/** What is live in the form of `toPublished`, whenever it was published. */
export const asPublished = (kind: DocumentKind, live: unknown): unknown => {
  const { field } = definitions[kind];
  return publishedForm(field, withoutComputedShared(field, live));
};
