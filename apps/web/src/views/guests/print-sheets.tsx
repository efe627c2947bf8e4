import { type Menu, guestsTexts as texts } from '@commissary/catalog';
import { defaultScheme } from '@commissary/domain';
import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { Paper, PrintButton } from '../../paper/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import { AllergenCard } from './allergen-card.tsx';
import { PriceList } from './price-list.tsx';
import { languageName, type SoldDepartment } from './sold-items.ts';

export interface PrintSheetsProps {
  readonly look: 'prices' | 'allergens';
  readonly menu: Menu;
  readonly departments: readonly SoldDepartment[];
  readonly languages: readonly string[];
}

/** A sheet for guests, as it is printed: of the company, the group or the location that is chosen above. */
export function PrintSheets({ look, menu, departments, languages }: PrintSheetsProps) {
  const { name: where } = useActiveTenant();
  const schemes = menu.pricingSchemes.filter(({ isActive }) => isActive);
  const first = defaultScheme(schemes);
  const [chosen, setScheme] = useState('');
  const [language, setLanguage] = useState('');
  const scheme = schemes.find(({ id }) => String(id) === chosen) ?? first;
  return (
    <>
      <div className="row wrap align-end gap-12">
        {look === 'prices' && (
          <NativeSelect
            label={texts.scheme}
            value={String(scheme?.id ?? '')}
            data={schemes.map(({ id, name }) => ({ value: String(id), label: name }))}
            onChange={({ currentTarget }) => setScheme(currentTarget.value)}
          />
        )}
        <NativeSelect
          label={texts.language}
          value={language}
          data={[
            { value: '', label: texts.asWritten },
            ...languages.map(value => ({ value, label: languageName(value) })),
          ]}
          onChange={({ currentTarget }) => setLanguage(currentTarget.value)}
        />
        <PrintButton />
      </div>
      <Paper>
        {look === 'prices' ? (
          <PriceList
            title={texts.priceList(where, scheme === first ? '' : (scheme?.name ?? ''))}
            {...{ menu, departments, language }}
            scheme={scheme?.id ?? ''}
          />
        ) : (
          <AllergenCard title={where} {...{ departments, language }} />
        )}
      </Paper>
    </>
  );
}
