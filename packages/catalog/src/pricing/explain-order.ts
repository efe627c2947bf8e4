import { fromCents, type PriceSource, type PricingStep } from '@commissary/domain';
import { formatMoney, formatPercent, valueAt } from '@commissary/schema';
import type { DocumentKind, LocationSettings, Menu } from '../documents/index.ts';
import { offersTexts, orderStepTexts as texts } from '../texts/index.ts';
import { placePath } from './place-path.ts';

/** A step of an order's price with its words, and the document path of the value that it comes from. */
export type ExplainedStep = PricingStep & {
  readonly text: string;
  readonly document: Extract<DocumentKind, 'menu' | 'settings'>;
  /** Null: nothing is stored for it, such as the price of a modifier without one. */
  readonly path: string | null;
};

type Id = string | number;
type NameOf = (id: Id) => string;

/** Says the steps of an order's price in words, each with the path of its source. [RULE.pricing.08] */
export const explainSteps = (
  steps: readonly PricingStep[],
  menu: Menu,
  settings: LocationSettings,
): readonly ExplainedStep[] => {
  const inForce = steps.find(({ kind }) => kind === 'SCHEME');
  const say = sentencesOf(menu, settings, inForce?.kind === 'SCHEME' ? inForce.scheme : null);
  return steps.map(step => ({
    ...step,
    text: say(step),
    document: step.kind === 'FEE' ? 'settings' : 'menu',
    path: pathOf(step),
  }));
};

const pathOf = (step: PricingStep): string | null => {
  if ('source' in step) return step.source === null ? null : placePath(step.source.from);
  return step.kind === 'FEE' ? step.settingsPath : placePath(step.from);
};

const sentencesOf = (menu: Menu, settings: LocationSettings, inForce: Id | null): ((step: PricingStep) => string) => {
  const names = namesIn(menu);
  const schemesOf = (source: PriceSource | null): readonly string[] => {
    if (source === null) return [];
    const from = names.scheme(source.scheme);
    if (source.changes.length > 0)
      return [
        texts.changedBy(
          from,
          source.changes.map(({ by }) => names.scheme(by)),
        ),
      ];
    return String(source.scheme) === String(inForce) ? [] : [from];
  };
  return step => {
    switch (step.kind) {
      case 'SCHEME':
        return texts.scheme(names.scheme(step.scheme), step.reason);
      case 'ITEM': {
        const name = names.item(step.item);
        const sized = step.size === null ? name : texts.sized(name, names.option(step.size));
        return texts.priced(sized, step.quantity, schemesOf(step.source));
      }
      case 'OPTION':
        return texts.priced(names.option(step.option), step.quantity, schemesOf(step.source));
      case 'MODIFIER': {
        const where = texts.placement[step.placement];
        const details = step.free === null ? schemesOf(step.source) : [texts.free[step.free]];
        return texts.priced(names.modifier(step.modifier), step.quantity, [
          ...(where === '' ? [] : [where]),
          ...details,
        ]);
      }
      case 'MODIFIER_OPTION': {
        const name = texts.withOption(names.modifier(step.modifier), names.option(step.option));
        return texts.priced(name, step.quantity, schemesOf(step.source));
      }
      case 'SLOT': {
        const name = names.item(step.item);
        const sized = step.size === null ? name : texts.sized(name, names.option(step.size));
        return texts.slot(names.slot(step.slot), texts.priced(sized, step.quantity, []));
      }
      case 'OFFER':
        return names.offer(step.offer);
      case 'OFFER_SKIPPED':
        return texts.skipped(names.offer(step.offer), offersTexts.rejection[step.reason]);
      case 'TAX': {
        const rate = formatPercent(String(valueAt(menu, placePath(step.from)) ?? '0'));
        const tax = texts.tax(names.tax(step.tax), rate, step.reason === 'AFTER');
        return step.included === 0 ? tax : texts.inPrices(tax, moneyOf(step.included));
      }
      case 'FEE': {
        const fee = texts.fees[step.fee];
        if (step.of === null) return fee;
        return texts.share(fee, formatPercent(String(valueAt(settings, step.settingsPath))), moneyOf(step.of.cents));
      }
      case 'FREE_DELIVERY':
        return texts.freeDelivery(names.offer(step.offer));
    }
  };
};

const moneyOf = (cents: number): string => formatMoney(fromCents(cents));

const namesIn = ({ pricingSchemes, departments, modifiers, offers, taxStructures }: Menu) => ({
  scheme: nameOf(pricingSchemes),
  item: nameOf(departments.flatMap(({ items }) => items.map(({ id, info }) => ({ id, name: info.name })))),
  slot: nameOf(departments.flatMap(({ items }) => items.flatMap(({ slots }) => slots))),
  option: nameOf(departments.flatMap(({ styles }) => styles.flatMap(({ options }) => options))),
  modifier: nameOf(modifiers.items.map(({ id, info }) => ({ id, name: info.name }))),
  offer: nameOf(offers.map(({ id, info }) => ({ id, name: info.name }))),
  tax: nameOf(taxStructures),
});

const nameOf = (members: readonly { readonly id: Id; readonly name: string }[]): NameOf => {
  const names = new Map(members.map(({ id, name }) => [String(id), name]));
  return id => names.get(String(id)) || String(id);
};
