import { fromCents, toCents } from './money.ts';

/** One step of a formula: an amount in cents, a percentage in hundredths, or the cents that a price ends in. */
export type PriceStep = { readonly add: number } | { readonly percent: number } | { readonly ending: number };

/** A price that is computed from another: of the same cell, or of the column with a name. */
export interface PriceFormula {
  readonly from?: string;
  readonly steps: readonly PriceStep[];
}

/**
 * Reads a formula as people type it: `+4%`, `-0.50`, `=.49`, `+4% .49`, `+4% to .49`, `=Lunch`, `=Lunch+2`. Undefined for any other
 * text, a plain price among them. Names are found in any case; the longest that fits is meant.
 */
export const parsePriceFormula = (text: string, names: readonly string[]): PriceFormula | undefined => {
  const typed = text.trim();
  if (!/^[=+\-−]/.test(typed)) return undefined;
  const behind = typed.replace(/^=\s*/, '');
  const from = names
    .filter(name => name !== '' && typed.startsWith('=') && behind.toLowerCase().startsWith(name.toLowerCase()))
    .reduce<string | undefined>((longest, name) => (name.length > (longest ?? '').length ? name : longest), undefined);
  const steps = stepsIn(from === undefined ? behind : behind.slice(from.length));
  if (steps === undefined || (from === undefined && steps.length === 0)) return undefined;
  return { ...(from !== undefined && { from }), steps };
};

/** The result of a formula; undefined where the price that it starts from is missing. */
export const applyPriceFormula = ({ steps }: PriceFormula, start: string | undefined): string | undefined =>
  start === undefined ? undefined : fromCents(steps.reduce(applied, toCents(start)));

const applied = (cents: number, step: PriceStep): number => {
  if ('add' in step) return cents + step.add;
  if ('percent' in step) return Math.floor((cents * (100_00 + step.percent) + 50_00) / 100_00);
  return nearestEnding(cents, step.ending);
};

/** The price with this ending that is nearest, the higher of two. */
const nearestEnding = (cents: number, ending: number): number => {
  const below = Math.floor((cents - ending) / 100) * 100 + ending;
  return below >= 0 && cents - below < below + 100 - cents ? below : below + 100;
};

const step = /^\s*(?:([+\-−])\s*\$?(?=[\d.])(\d{1,6})?(?:\.(\d{1,2}))?(?:\s*(%))?|(?:=\s*|to\s+)?\.(\d{2}))/i;

const stepsIn = (text: string): readonly PriceStep[] | undefined => {
  const steps: PriceStep[] = [];
  for (let rest = text; rest.trim() !== ''; ) {
    const [all, sign, whole, fraction, percent, ending] = step.exec(rest) ?? [];
    if (all === undefined || (ending === undefined && whole === undefined && fraction === undefined)) return undefined;
    const hundredths = Number(whole ?? '0') * 100 + Number((fraction ?? '').padEnd(2, '0'));
    const signed = sign === '+' ? hundredths : -hundredths;
    steps.push(
      ending !== undefined ? { ending: Number(ending) } : percent === undefined ? { add: signed } : { percent: signed },
    );
    rest = rest.slice(all.length);
  }
  return steps;
};
