import {
  type DocumentKind,
  documentLabel,
  documents,
  itemPreviewTexts,
  type Menu,
  sectionsOf,
  valueTextsIn,
} from '@commissary/catalog';
import { defaultScheme, formatCount, formatInstant, itemPrice, sizesOf } from '@commissary/domain';
import { describeDocument, type Field, formatMoney, isGroup, type ValueTexts, valueAt } from '@commissary/schema';
import type { Configuration, RunningConfiguration } from './configuration.ts';
import { units } from './configuration.ts';
import type { LoopReport } from './loop.ts';

/** The state for a person at the terminal, as lines of text. `logOn` is what it says of who may log on. */
export const page = (
  { configuration, contact, nextMs }: LoopReport,
  server: string | null,
  logOn: readonly string[] = [],
): string => {
  const zone = configuration.location?.timeZone ?? 'UTC';
  const time = (at: number): string => formatInstant(at, zone);
  return [
    configuration.location?.name ?? 'The location is not known yet',
    contactLine(contact, server, nextMs, time),
    ...logOn,
    '',
    ...units.flat().map(kind => runningLine(kind, configuration, time)),
    ...settingsLines(configuration, valueTextsIn(zone)),
    ...itemLines(configuration),
    '',
  ].join('\n');
};

type Time = (at: number) => string;

const contactLine = (contact: LoopReport['contact'], server: string | null, nextMs: number, time: Time): string => {
  if (server === null) return 'Read from the disk; the server was not called.';
  const last = contact.at === null ? 'no contact since the start' : `last contact ${time(contact.at)}`;
  if (contact.trouble !== null)
    return `Working without the server (${contact.trouble}); ${last}. Next attempt in ${seconds(nextMs)}.`;
  const next = nextMs === 0 ? 'Reporting what runs now.' : `Next check-in in ${seconds(nextMs)}.`;
  return `In contact with ${server}: ${last}. ${next}`;
};

const seconds = (ms: number): string => `${Math.round(ms / 1000)} s`;

const runningLine = (kind: DocumentKind, { running }: Configuration, time: Time): string => {
  const found = running.find(one => one.kind === kind);
  if (found === undefined) return `${documentLabel(kind).padEnd(18)} nothing published yet`;
  return `${documentLabel(kind).padEnd(18)} no. ${found.sequence}, since ${time(found.since)}${contentOf(found)}`;
};

const contentOf = ({ kind, document }: RunningConfiguration): string => {
  if (kind !== 'menu') return '';
  const { departments } = document as Menu;
  const items = departments.reduce((sum, department) => sum + department.items.length, 0);
  return `, ${formatCount(departments.length, 'department')} with ${formatCount(items, 'item')}`;
};

const settingsLines = ({ running }: Configuration, texts: ValueTexts): string[] => {
  const document = running.find(one => one.kind === 'settings')?.document as Record<string, unknown> | undefined;
  if (document === undefined) return [];
  return sectionsOf('settings').flatMap(({ path, field }) => [
    '',
    field.label,
    ...fieldLines(texts, field, valueAt(document, path)),
  ]);
};

const fieldLines = (texts: ValueTexts, field: Field, value: unknown): string[] => {
  if (!isGroup(field) || typeof value !== 'object' || value === null) return [];
  const members = value as Readonly<Record<string, unknown>>;
  const shown = Object.entries(field.shape).filter(([, child]) => !child.separateScreen);
  return shown.flatMap(([key, child]) =>
    isGroup(child)
      ? fieldLines(texts, child, members[key])
      : [`  ${child.label.padEnd(36)} ${describeDocument(texts, child, members[key])}`],
  );
};

const SHOWN_ITEMS = 8;

const itemLines = ({ running }: Configuration): string[] => {
  const menu = running.find(one => one.kind === 'menu')?.document as Menu | undefined;
  const items = (menu?.departments ?? []).flatMap(department =>
    department.items.map(item => {
      const price = priceOf(menu?.pricingSchemes ?? [], department, item);
      return `  ${department.info.name.padEnd(18)} ${item.info.name.padEnd(28)} ${price}`;
    }),
  );
  return items.length === 0 ? [] : ['', documents.menu.field.label, ...items.slice(0, SHOWN_ITEMS), moreOf(items)];
};

/** The price in the default scheme, of the last size where there are sizes. */
const priceOf = (
  schemes: Menu['pricingSchemes'],
  { styles }: Menu['departments'][number],
  { pricing, styles: ownStyles }: Menu['departments'][number]['items'][number],
): string => {
  const size = sizesOf({ styles, ...(ownStyles !== undefined && { ownStyles }) }).at(-1)?.id ?? null;
  const found = itemPrice(schemes, pricing, defaultScheme(schemes)?.id ?? '', size);
  return found === undefined ? itemPreviewTexts.noPrice : formatMoney(found.price);
};

const moreOf = (items: readonly string[]): string =>
  items.length > SHOWN_ITEMS ? `  … and ${items.length - SHOWN_ITEMS} more` : '';
