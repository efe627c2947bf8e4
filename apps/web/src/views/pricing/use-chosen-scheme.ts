import type { Menu } from '@commissary/catalog';
import { defaultScheme } from '@commissary/domain';
import type { Id } from '@commissary/schema';
import { useState } from 'react';

/** The chosen pricing scheme, the default one at the start and when the chosen one is gone. */
export const useChosenScheme = (schemes: Menu['pricingSchemes']): readonly [id: Id, choose: (id: Id) => void] => {
  const [chosen, setChosen] = useState<Id | null>(null);
  const scheme = schemes.find(({ id }) => id === chosen) ?? defaultScheme(schemes);
  return [scheme?.id ?? '', setChosen];
};
