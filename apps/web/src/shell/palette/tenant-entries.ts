import { screenHref, shellTexts } from '@commissary/catalog';
import type { User } from '@commissary/contract';
import { type TenantOption, tenantOptions } from '../../navigation/index.ts';
import type { PaletteEntry } from './palette-entry.ts';
import { wordsOf } from './words-of.ts';

/** More than the palette shows: the best of them come first there. */
const mostFound = 60;

interface SearchedTenant extends TenantOption {
  /** What it is found by. */
  readonly words: string;
}

/** The groups and locations of a user as the palette searches them: their names are prepared once, not at each key. */
export const searchedTenants = (user: User): readonly SearchedTenant[] =>
  tenantOptions(user, '').flatMap(({ options }) =>
    options.map(option => ({ ...option, words: wordsOf(`${option.name} ${option.within ?? ''}`).join(' ') })),
  );

const acts = ['closed', 'longer'] as const;
const actLabel = { closed: shellTexts.closeNow, longer: shellTexts.openLonger } as const;
const actWords = acts.flatMap(act => wordsOf(actLabel[act]('')));

interface Linked {
  readonly user: User;
  readonly hrefAt: (tenantId: string | null) => string;
  readonly to: (href: string) => () => void;
}

/** Groups and locations by their names, and what is done in a hurry at a location: closing it, keeping it open. */
export const tenantEntries = (
  tenants: readonly SearchedTenant[],
  text: string,
  { user, hrefAt, to }: Linked,
): readonly PaletteEntry[] => {
  const matching = foundBy(tenants, wordsOf(text));
  const mayAct = user.enabledFeatures.includes('accessConfigurationOptions');
  return matching.flatMap(({ id, name, level, within }): PaletteEntry[] => [
    ...(user.oneLevel
      ? []
      : [
          {
            id: `place ${id}`,
            group: shellTexts.locationsAndGroups,
            label: name,
            level,
            ...(within !== undefined && { detail: within }),
            run: to(hrefAt(id)),
          },
        ]),
    ...(mayAct && level === 'location'
      ? acts.map(act => ({
          id: `${act} ${id}`,
          group: shellTexts.locationsAndGroups,
          label: actLabel[act](name),
          level,
          run: to(screenHref('hoursForm', {}, { companyId: user.companyId, locationId: id }, { act })),
        }))
      : []),
  ]);
};

/** Those with every word in their names, best those whose name begins with it; then those of which an act has the rest. */
const foundBy = (tenants: readonly SearchedTenant[], words: readonly string[]): readonly SearchedTenant[] => {
  const [first] = words;
  if (first === undefined) return [];
  const rest = words.filter(word => !actWords.some(one => one.includes(word)));
  const begun: SearchedTenant[] = [];
  const named: SearchedTenant[] = [];
  const acted: SearchedTenant[] = [];
  for (const tenant of tenants) {
    const has = (word: string) => tenant.words.includes(word);
    if (words.every(has)) (tenant.words.startsWith(first) ? begun : named).push(tenant);
    else if (rest.length < words.length && rest.every(has)) acted.push(tenant);
  }
  return [...begun, ...named, ...acted].slice(0, mostFound);
};
