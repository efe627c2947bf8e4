import type { PrintTemplate, SampleLine, SampleOrder } from '@commissary/catalog';
import { designersTexts } from '@commissary/catalog';
import { formatMoney, formatPercent } from '@commissary/schema';
import { lineTotal, totalsOf } from '../designer/index.ts';
import { aligned, centered, fromTo, ruleLine, wrapped } from './monospace-layout.ts';

/** One line of paper. A large one has characters of double size, and so half the width. */
export interface PaperLine {
  readonly text: string;
  readonly bold?: true;
  readonly large?: true;
  readonly struck?: true;
  /** The number of the template's own text that this line belongs to. */
  readonly from?: 'header' | 'footer';
}

/** Characters of normal size that fit on a line of paper of 80 or 58 mm. */
export const paperColumns = { 80: 42, 58: 32 } as const;
export type PaperWidth = keyof typeof paperColumns;

/** Built-in numbers of the templates: the guest receipt, the kitchen ticket, and the short guest receipt. */
const production = 2;
const condensed = 3;

/**
 * Prints an order with a template on paper of that many columns. No line is longer than that; a large one no longer
 * than half of it. Small characters fit a third more.
 */
export const receiptOf = (template: PrintTemplate, order: SampleOrder, width: PaperWidth): readonly PaperLine[] => {
  const columns = receiptColumns(template, width);
  const kind = Number(template.id);
  const lines = [
    ...words(template.header, columns, 'header'),
    ...heading(kind, order, columns),
    ...items(template, order, columns),
    ...(kind === production ? [] : totals(order, columns)),
    ...words(template.footer, columns, 'footer'),
  ];
  return template.fontSize === 'LARGE' ? lines.map(line => ({ ...line, large: true as const })) : lines;
};

/** The number of characters of the template's size that fit. */
export const receiptColumns = ({ fontSize }: PrintTemplate, width: PaperWidth): number => {
  const normal = paperColumns[width];
  if (fontSize === 'SMALL') return Math.floor((normal * 4) / 3);
  return fontSize === 'LARGE' ? Math.floor(normal / 2) : normal;
};

const words = (text: string, columns: number, from: 'header' | 'footer'): PaperLine[] =>
  text.trim() === ''
    ? []
    : text
        .split('\n')
        .flatMap(line => wrapped(line, columns))
        .map(line => ({ text: centered(line, columns), from }));

const heading = (kind: number, order: SampleOrder, columns: number): PaperLine[] => {
  const number: PaperLine[] = fromTo(designersTexts.orderNumber(order.number), order.orderType, columns).map(text => ({
    text,
    bold: true,
  }));
  if (kind === condensed) return [...number, { text: ruleLine(columns) }];
  return [
    ...number,
    ...fromTo(designersTexts.tableNumber(order.table), order.server, columns).map(text => ({ text })),
    ...wrapped(order.placedAt, columns).map(text => ({ text })),
    { text: ruleLine(columns) },
  ];
};

const items = (template: PrintTemplate, order: SampleOrder, columns: number): PaperLine[] => {
  const priced = Number(template.id) !== production;
  const short = Number(template.id) === condensed;
  const kept = order.lines.filter(line => line.voided !== true || template.voidItemsIncluded);
  const below = template.tagAlong.atBottom ? kept.filter(line => line.tagAlong) : [];
  const above = kept.filter(line => !below.includes(line));
  const drawn = (line: SampleLine) => itemLines(line, columns, priced, short);
  const groups = grouped(template, sorted(template, above));
  return [
    ...groups.flatMap(({ title, lines }) => [
      ...(title === '' ? [] : wrapped(title, columns).map(text => ({ text, bold: true as const }))),
      ...lines.flatMap(drawn),
    ]),
    ...(below.length === 0 ? [] : [{ text: ruleLine(columns, '.') }, ...sorted(template, below).flatMap(drawn)]),
  ];
};

/** A stable sort: equal items keep the order of the ticket. */
const sorted = ({ itemSorting }: PrintTemplate, lines: readonly SampleLine[]): readonly SampleLine[] => {
  if (itemSorting === 'MENU') return lines.toSorted((a, b) => a.position - b.position);
  if (itemSorting === 'NAME') return lines.toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
  return lines;
};

interface ItemGroup {
  readonly title: string;
  readonly lines: readonly SampleLine[];
}

const titleOf: Readonly<Record<PrintTemplate['itemGrouping'], (line: SampleLine) => string>> = {
  NONE: () => '',
  DEPARTMENT: line => line.department,
  CATEGORY: line => line.category,
  SEAT: line => designersTexts.seat(line.seat),
};

/** Groups are ordered by their first item, seats by their number. */
const grouped = ({ itemGrouping }: PrintTemplate, lines: readonly SampleLine[]): readonly ItemGroup[] => {
  const of = titleOf[itemGrouping];
  const titles = [...new Set(lines.map(of))];
  if (itemGrouping === 'SEAT') titles.sort();
  return titles.map(title => ({ title, lines: lines.filter(line => of(line) === title) }));
};

const itemLines = (line: SampleLine, columns: number, priced: boolean, short: boolean): PaperLine[] => {
  const name = `${line.quantity} ${line.name}`;
  const price = line.voided ? formatMoney('0.00') : formatMoney(lineTotal(line));
  const first = priced ? fromTo(name, price, columns) : wrapped(name, columns);
  const style = { ...(!priced && { bold: true as const }), ...(line.voided && { struck: true as const }) };
  const below = short ? [] : line.modifiers.flatMap(({ name: modifier }) => aligned(modifier, columns, 3));
  return [
    ...first.map(text => ({ text, ...style })),
    ...below.map(text => ({ text, ...(line.voided && { struck: true as const }) })),
    ...(line.voided ? aligned(designersTexts.voided, columns, 3).map(text => ({ text })) : []),
  ];
};

const totals = (order: SampleOrder, columns: number): PaperLine[] => {
  const { sum, tax, total } = totalsOf(order);
  const row = (what: string, amount: string): PaperLine[] =>
    fromTo(what, formatMoney(amount), columns).map(text => ({ text }));
  return [
    { text: ruleLine(columns) },
    ...row(designersTexts.subtotal, sum),
    ...row(designersTexts.taxAt(formatPercent(order.taxRate)), tax),
    ...row(designersTexts.total, total).map(line => ({ ...line, bold: true as const })),
    { text: ruleLine(columns) },
  ];
};
