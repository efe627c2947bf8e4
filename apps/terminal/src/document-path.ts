import { documents, isDocumentKind, valueTextsIn } from '@commissary/catalog';
import { getAt } from '@commissary/document';
import { describeDocument, fieldAt } from '@commissary/schema';
import type { Configuration } from './configuration.ts';

export interface FoundValue {
  readonly kind: keyof typeof documents;
  readonly path: string;
  readonly value: unknown;
  /** The value as text for a person. */
  readonly text: string;
}

/** The value at `kind:/path`; without a kind, of the first document that has a value at the path. */
export const findValue = ({ running, location }: Configuration, requested: string): FoundValue | undefined => {
  const texts = valueTextsIn(location?.timeZone ?? 'UTC');
  const [, prefix, path = ''] = /^(?:(\w+):)?(.*)$/s.exec(requested) ?? [];
  for (const { kind, document } of running) {
    if (prefix !== undefined && prefix !== kind) continue;
    const value = getAt(document, path);
    const field = isDocumentKind(kind) ? fieldAt(documents[kind].field, path) : undefined;
    if (value !== undefined)
      return { kind, path, value, text: field === undefined ? '' : describeDocument(texts, field, value) };
  }
  return undefined;
};
