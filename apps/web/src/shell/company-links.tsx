import { controlsTexts, screenHref, shellTexts } from '@commissary/catalog';
import { TextInput } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { AppLink } from '../navigation/index.ts';
import { useActiveTenant } from '../session/index.ts';
import { panelItem } from '../ui/index.ts';

/** A person of a provider may have hundreds. */
const shownWithoutSearch = 12;
const shownAtOnce = 50;

export interface CompanyLinksProps {
  readonly companies: readonly { readonly id: string; readonly name: string }[];
  readonly close: () => void;
}

/** The companies that may be chosen, by name where there are many. */
export function CompanyLinks({ companies, close }: CompanyLinksProps) {
  const { companyId } = useActiveTenant();
  const [text, setText] = useState('');
  const query = text.trim().toLowerCase();
  const found = companies.filter(({ name }) => name.toLowerCase().includes(query));
  return (
    <>
      {companies.length > shownWithoutSearch && (
        <TextInput
          autoFocus
          aria-label={shellTexts.searchCompanies}
          placeholder={shellTexts.searchCompanies}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      )}
      {found.slice(0, shownAtOnce).map(({ id, name }) => (
        <AppLink
          key={id}
          className={panelItem}
          href={screenHref('home', {}, { companyId: id, locationId: null })}
          aria-current={id === companyId ? 'true' : undefined}
          onClick={close}
        >
          {name}
          {id === companyId && <IconCheck size={14} aria-hidden />}
        </AppLink>
      ))}
      {(found.length === 0 || found.length > shownAtOnce) && (
        <p className="text-12 tone-3 pad-x-12 pad-y-8">
          {found.length === 0 ? shellTexts.noCompany : controlsTexts.moreOptions(found.length - shownAtOnce)}
        </p>
      )}
    </>
  );
}
