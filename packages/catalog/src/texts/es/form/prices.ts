import { formatMoney } from '@commissary/schema';
import type { pricesTexts as english } from '../../form/prices.ts';
import type { Translated } from '../grammar/translated.ts';
import { formatCount, formatList, formatNumber, pluralForm } from '../grammar/words.ts';

type Counts = Parameters<(typeof english)['follow']>[0];

/** How many names are listed; the others are counted. */
const mostNames = 6;

/** The largest counts, each behind its name, and how many names there are besides. */
const countsOf = (counts: Counts): string => {
  const ordered = counts.toSorted(([, a], [, b]) => b - a).map(([name, count]) => `${name} ${formatNumber(count)}`);
  const others = ordered.length - mostNames;
  return formatList(others < 2 ? ordered : [...ordered.slice(0, mostNames), `${formatNumber(others)} más`]);
};

/** Texts of changing many prices at once. The examples have no word in them: a formula is read in English. */
export const pricesTexts: Translated<typeof english> = {
  title: 'Cambiar precios',
  formula: 'Cambio',
  formulaHelp: 'Un monto, un porcentaje, una terminación, o varios: +0.50, -5%, .95, +4% .49.',
  notAFormula: 'Escriba un cambio como +4%, -0.50, .49 o +4% .49.',
  which: 'Qué precios',
  selected: (count, lowerCase) => `La selección: ${formatNumber(count)} ${lowerCase}`,
  shown: (count, lowerCase) => `Lo que se muestra aquí: ${formatNumber(count)} ${lowerCase}`,
  allIn: (name, lowerCase) => `Todo en ${name}: ${lowerCase}`,
  all: lowerCase => `Todo: ${lowerCase}`,
  withoutSize: 'Sin tamaños',
  part: label => `También ${label}`,
  choices: ['Esquemas de precios', 'Tamaños'],
  changing: prices => formatCount(prices, 'precio cambia', 'precios cambian'),
  changingOf: (prices, members) =>
    prices === 0 ? 'No cambia ningún precio.' : `${pricesTexts.changing(prices)}, de ${members}.`,
  byLocation: 'En cada sucursal',
  staying: count => formatCount(count, 'se queda igual', 'se quedan igual'),
  otherLocations: (count, isOther) =>
    isOther ? formatCount(count, 'otra sucursal', 'otras sucursales') : formatCount(count, 'sucursal', 'sucursales'),
  unchanged: count => `${formatCount(count, 'precio se queda', 'precios se quedan')} igual.`,
  largest: 'Cambios más grandes',
  nameOf: (member, names) => [member, ...names].join(', '),
  becomes: (from, to) => `${formatMoney(from)} → ${formatMoney(to)}`,
  share: thousandths => `${thousandths < 0 ? '−' : '+'}${(Math.abs(thousandths) / 10).toFixed(1)}%`,
  follow: counts => `Los precios que dependen de otros cambian con ellos: ${countsOf(counts)}.`,
  keptBelow: counts => `Los precios definidos en niveles inferiores quedan como están: ${countsOf(counts)}.`,
  locked: count => `Usted no puede cambiar ${formatCount(count, 'precio')} aquí.`,
  refused: count =>
    `${formatCount(count, 'precio')} ${pluralForm(count, 'sería menor', 'serían menores')} que $0.00 o demasiado ${pluralForm(count, 'alto', 'altos')}. No se cambia nada mientras no se ${pluralForm(count, 'excluya', 'excluyan')}:`,
  members: (count, label, lowerCase) => `${formatNumber(count)} ${count === 1 ? label : lowerCase}`,
  cancel: 'Cancelar',
  apply: count => `Cambiar ${formatCount(count, 'precio')}`,
  changed: count => `${formatCount(count, 'precio cambiado', 'precios cambiados')}, aún sin guardar.`,
};
