import { auditKindLabel, auditTexts } from '@commissary/catalog';
import type { AuditEntry } from '@commissary/contract';
import { csvOf } from '@commissary/domain';
import { fullDateTimeAt } from '../../formatting/index.ts';
import { actorText, auditChangeText } from './audit-entry-text.ts';

const head = [
  auditTexts.when,
  auditTexts.whenUtc,
  auditTexts.who,
  auditTexts.what,
  auditTexts.changes,
  auditTexts.kind,
  auditTexts.where,
  auditTexts.address,
  auditTexts.browser,
  auditTexts.session,
];

/** The entries as a file for a spreadsheet; times in a time zone, and as exact instants. */
export const auditCsv = (
  entries: readonly AuditEntry[],
  zone: string,
  placeName: (id: string | null) => string,
): string =>
  csvOf([
    head,
    ...entries.map(entry => [
      fullDateTimeAt(entry.at, zone),
      new Date(entry.at).toISOString(),
      actorText(entry),
      entry.said,
      entry.changes.map(auditChangeText).join('; '),
      auditKindLabel[entry.kind],
      placeName(entry.placeId),
      entry.address ?? '',
      entry.agent ?? '',
      entry.session ?? '',
    ]),
  ]);
