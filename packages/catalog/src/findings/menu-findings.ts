import type { Menu } from '../documents/index.ts';
import type { Finding } from '../finding.ts';
import { modifierFindings } from './modifier-findings.ts';
import { nameFindings } from './name-findings.ts';
import { offerFindings } from './offer-findings.ts';
import { orderFindings } from './order-findings.ts';
import { belowNothingFindings, priceFindings, taxFindings, taxRateFindings } from './price-findings.ts';
import { channelFindings, saleFindings } from './sale-findings.ts';

/** What is most likely a mistake in an effective menu, what costs most first. */
export const menuFindings = (menu: Menu): readonly Finding[] => {
  const questions = modifierFindings(menu);
  return [
    ...priceFindings(menu),
    ...belowNothingFindings(menu),
    ...taxRateFindings(menu),
    ...taxFindings(menu),
    ...saleFindings(menu),
    ...channelFindings(menu),
    ...offerFindings(menu),
    ...questions,
    ...orderFindings(menu, new Set(questions.map(({ path }) => path))),
    ...nameFindings(menu),
  ];
};
